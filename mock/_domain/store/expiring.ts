/**
 * Functions for the records that the portal keeps for one visitor and for a limited time. They are bounded by visitor,
 * by network address and altogether (docs/api.md, Conventions), because any client can request them repeatedly.
 */
import type { IncomingMessage } from 'node:http';
import { SECOND } from '../../../src/constants';
import { readNetwork } from '../lib/device';
import { HttpRefusal } from '../lib/refusals';
import { now } from './clock';
import { addToIndex, getIndex, type Kept } from './ownerIndex';
import type { Expiring } from './records/expiring';

/** Deletes the records that have ended, so that a portal that runs for long does not grow. */
export function dropExpired(records: Map<string, Pick<Expiring, 'expiresAt'>>): void {
  for (const [id, { expiresAt }] of records) if (expiresAt <= now()) records.delete(id);
}

/**
 * Most records of one kind that the portal keeps for one owner, for one network address and for all of them. A carrier
 * or an office puts thousands of people behind one address, so it may have far more than one of them.
 */
export const OWN_RECORDS_MAX = 100;
export const NETWORK_RECORDS_MAX = 2_000;
export const RECORDS_MAX = 50_000;

/** Ms between two searches of a full map for what has ended behind a record that lasts longer. */
const SWEEP_PAUSE = 10 * SECOND;

interface Room {
  /** Ms for which a record is kept after its end. */
  grace?: number;
  /**
   * The rule for a network address with too many records: 'drop' deletes its oldest one, which a page can request
   * again; 'refuse' throws a 429 for proofs and files, which a neighbor must not displace.
   */
  whenShared?: 'drop' | 'refuse';
}

/**
 * Stores a record for the request `from`, or for no request (null). Deletes expired records first. If an owner or a
 * network address has too many records, deletes its own oldest one. A live record never gives way to one of another
 * owner: if the store is full, the new record is refused with a 429.
 */
export function keepRecord<T extends Kept>(
  records: Map<string, T>,
  id: string,
  record: T,
  from: IncomingMessage | null,
  { grace = 0, whenShared = 'drop' }: Room = {},
): void {
  // A record stored again under its id becomes the newest.
  records.delete(id);
  assertRoom(records, from, { grace, whenShared });
  // The record itself and no copy: who made it may go on changing it.
  const kept = from ? Object.assign(record, { network: readNetwork(from) }) : record;
  const index = getIndex(records);
  const own = index.listOwn(kept);
  if (own.length >= OWN_RECORDS_MAX) records.delete(own[0] ?? '');
  const shared = index.listOfNetwork(kept.network, NETWORK_RECORDS_MAX);
  if (shared.length >= NETWORK_RECORDS_MAX) records.delete(shared[0] ?? '');
  records.set(id, kept);
  addToIndex(index, id, kept);
}

/**
 * Throws a 429 if a record could not be kept now. For callers that use something up first: it must not be lost for
 * nothing.
 */
export function assertRoom<T extends Kept>(
  records: Map<string, T>,
  from: IncomingMessage | null,
  { grace = 0, whenShared = 'drop' }: Room = {},
): void {
  if (!hasRoom(records, grace)) throw createTooManyRefusal(records.values().next().value);
  if (whenShared === 'drop' || !from) return;
  const shared = getIndex(records).listOfNetwork(readNetwork(from), NETWORK_RECORDS_MAX);
  if (shared.length >= NETWORK_RECORDS_MAX) throw createTooManyRefusal(records.get(shared[0] ?? ''));
}

/** Returns whether one more record can be kept, once what has ended is gone. */
export function hasRoom(records: Map<string, Kept>, grace = 0): boolean {
  dropEnded(records, grace);
  if (records.size >= RECORDS_MAX) sweep(records, grace);
  return records.size < RECORDS_MAX;
}

/**
 * Stores a counter as the newest of its map. If there are too many keys, deletes the one that was counted longest
 * ago: refusing new counters would block all visitors.
 */
export function keepNewest<T>(counts: Map<string, T>, key: string, count: T): void {
  counts.delete(key);
  counts.set(key, count);
  if (counts.size > RECORDS_MAX) counts.delete(counts.keys().next().value ?? '');
}

/** Lists the records that have the same owner as this one, oldest first. */
export const listOwn = <T extends Kept>(records: Map<string, T>, record: Kept): T[] =>
  listByIds(records, getIndex(records).listOwn(record));

/** Lists the records that were asked for from the network address of a request, oldest first. */
export const listOfNetwork = <T extends Kept>(records: Map<string, T>, from: IncomingMessage): T[] =>
  listByIds(records, getIndex(records).listOfNetwork(readNetwork(from)));

const listByIds = <T>(records: Map<string, T>, ids: string[]): T[] =>
  ids.map((id) => records.get(id)).filter((record) => record !== undefined);

/** Creates the 429 for a visitor who has to wait until the oldest record has ended. */
export function createTooManyRefusal(oldest: Pick<Kept, 'expiresAt'> | undefined): HttpRefusal {
  const wait = Math.ceil(((oldest?.expiresAt ?? 0) - now()) / SECOND);
  return new HttpRefusal(429, 'TOO_MANY', null, { 'Retry-After': String(Math.max(wait, 1)) });
}

/**
 * Deletes what ended more than `grace` ms ago from the oldest on, up to the first that lasts: records of one kind mostly
 * last equally long. Some have no end; those are passed over.
 */
export function dropEnded(records: Map<string, Kept>, grace = 0): void {
  for (const [id, { expiresAt }] of records) {
    if (expiresAt + grace <= now()) records.delete(id);
    else if (expiresAt !== undefined) return;
  }
}

/** Deletes whatever has ended, wherever it stands. A crowd that finds the map full must not have it searched each time. */
function sweep(records: Map<string, Kept>, grace: number): void {
  const index = getIndex(records);
  if (now() - index.sweptAt < SWEEP_PAUSE) return;
  index.sweptAt = now();
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
