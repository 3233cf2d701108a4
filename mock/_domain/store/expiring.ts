/** What the portal hands out for a while, to one visitor. */
import { now } from './clock';

export interface Expiring {
  visitor: string;
  expiresAt: number;
}

/** Drops what ended more than `grace` ms ago, so that a portal left running does not grow. */
export function dropExpired(records: Map<string, Pick<Expiring, 'expiresAt'>>, grace = 0): void {
  for (const [id, { expiresAt }] of records) if (expiresAt + grace <= now()) records.delete(id);
}

/** The visitor's own record of an id while it lasts; unknown, ended and another's are all undefined. */
export function findLiveRecord<T extends Expiring>(
  records: Map<string, T>,
  id: string,
  visitor: string,
): T | undefined {
  const found = records.get(id);
  return found?.visitor === visitor && found.expiresAt > now() ? found : undefined;
}
