/** Functions for the records that the portal keeps for one visitor and for a limited time. */
import { now } from './clock';
import type { Expiring } from './records/expiring';

/**
 * Deletes the records that ended more than `grace` ms ago, so that a portal that runs for long does not grow.
 */
export function dropExpired(records: Map<string, Pick<Expiring, 'expiresAt'>>, grace = 0): void {
  for (const [id, { expiresAt }] of records) if (expiresAt + grace <= now()) records.delete(id);
}

/** Most records of one kind that the portal keeps for one owner, and for all of them. */
export const OWN_RECORDS_MAX = 100;
export const RECORDS_MAX = 10_000;

/** A record that is kept for a limited time. `accountId` owns what names no visitor. */
type Kept = { expiresAt: number; visitor?: string; accountId?: string | null };

const ownerOf = ({ visitor, accountId }: Kept) => visitor ?? accountId;

/**
 * Keeps a record and drops those that ended more than `grace` ms ago. Where there are too many, the oldest goes: the
 * owner's own before anybody else's, because whoever asks for one after another must not fill the memory, and must not
 * take the others' away while there is room.
 */
export function keepRecord<T extends Kept>(records: Map<string, T>, id: string, record: T, grace = 0): void {
  dropExpired(records, grace);
  // One that comes anew under its old id is the newest.
  records.delete(id);
  const owner = ownerOf(record);
  const own = [...records].filter(([, one]) => owner !== undefined && ownerOf(one) === owner);
  if (own.length >= OWN_RECORDS_MAX) records.delete(own[0]?.[0] ?? '');
  if (records.size >= RECORDS_MAX) records.delete(records.keys().next().value ?? '');
  records.set(id, record);
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
