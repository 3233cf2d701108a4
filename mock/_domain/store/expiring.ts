/** Functions for the records that the portal keeps for one visitor and for a limited time. */
import { now } from './clock';
import type { Expiring } from './records/expiring';

/**
 * Deletes the records that ended more than `grace` ms ago, so that a portal that runs for long does not grow.
 */
export function dropExpired(records: Map<string, Pick<Expiring, 'expiresAt'>>, grace = 0): void {
  for (const [id, { expiresAt }] of records) if (expiresAt + grace <= now()) records.delete(id);
}

/**
 * Returns the record of an id if it belongs to the visitor and still lasts. Otherwise returns undefined,
 * whatever the reason.
 */
export function findLiveRecord<T extends Expiring>(
  records: Map<string, T>,
  id: string,
  visitor: string,
): T | undefined {
  const found = records.get(id);
  return found?.visitor === visitor && found.expiresAt > now() ? found : undefined;
}
