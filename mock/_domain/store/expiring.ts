/**
 * Records that are stored for a limited time. Any client can request them repeatedly, so they are bounded by
 * visitor, by network address and altogether (docs/api.md, Limits).
 */
import type { IncomingMessage } from 'node:http';
import { SECOND } from '../../../src/constants';
import { readNetwork } from '../lib/device';
import { HttpRefusal } from '../lib/refusals';
import { now } from './clock';
import type { Expiring } from './records/expiring';

/** A record that is stored for a limited time. Its owner is the visitor, `owner` or the account. */
export interface Kept {
  expiresAt: number;
  visitor?: string;
  owner?: string;
  accountId?: string | null;
  /** The network address of the request that created it. */
  network?: string;
}

export function deleteWhere<T>(
  records: Map<string, T>,
  shouldDelete: (record: T, id: string) => boolean,
): void {
  for (const [id, record] of records) if (shouldDelete(record, id)) records.delete(id);
}

/** Deletes records that expired `grace` ms ago, so that a portal that runs for long does not fill its memory. */
export function dropExpired(records: Map<string, Pick<Kept, 'expiresAt'>>, grace = 0): void {
  deleteWhere(records, ({ expiresAt }) => expiresAt + grace <= now());
}

/**
 * Maximum records of a kind per owner, per network address, and in total. A carrier or an office has
 * thousands of users behind one address.
 */
export const OWN_RECORDS_MAX = 100;
export const NETWORK_RECORDS_MAX = 2_000;
export const RECORDS_MAX = 50_000;

interface Room {
  /** Ms for which a record stays stored after it has expired. */
  grace?: number;
  /**
   * At the limit of a network address: 'drop' deletes its oldest record, which a page can request again;
   * 'refuse' throws a 429 for proofs and files, which a neighbor must not displace.
   */
  whenShared?: 'drop' | 'refuse';
}

/**
 * Stores a record for the request `from`, if there is one. At the limit of its owner or network address,
 * deletes their oldest one. Deletes no other live record: if the store is full, throws a 429.
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
  // Store the record itself, not a copy, because the caller may still change it.
  const stored = from ? Object.assign(record, { network: readNetwork(from) }) : record;
  const own = listOwn(records, stored);
  if (own.length >= OWN_RECORDS_MAX) deleteWhere(records, (one) => one === own[0]);
  const shared = from ? listOfNetwork(records, from) : [];
  if (shared.length >= NETWORK_RECORDS_MAX) deleteWhere(records, (one) => one === shared[0]);
  records.set(id, stored);
}

/** Throws a 429 if a record could not be stored. Call it before a code or a proof is used up and lost. */
export function assertRoom<T extends Kept>(
  records: Map<string, T>,
  from: IncomingMessage | null,
  { grace = 0, whenShared = 'drop' }: Room = {},
): void {
  if (!hasRoom(records, grace)) throw createTooManyRefusal(records.values().next().value);
  if (whenShared === 'drop' || !from) return;
  const shared = listOfNetwork(records, from);
  if (shared.length >= NETWORK_RECORDS_MAX) throw createTooManyRefusal(shared[0]);
}

/** Deletes expired records, and returns whether one more record can be stored. */
export function hasRoom(records: Map<string, Kept>, grace = 0): boolean {
  dropExpired(records, grace);
  return records.size < RECORDS_MAX;
}

/**
 * Stores a counter as the newest. Above the limit deletes the oldest: refusing new ones would block all
 * visitors.
 */
export function keepNewest<T>(counts: Map<string, T>, key: string, count: T): void {
  counts.delete(key);
  counts.set(key, count);
  if (counts.size > RECORDS_MAX) counts.delete(counts.keys().next().value ?? '');
}

const ownerOf = ({ visitor, owner, accountId }: Kept) => visitor ?? owner ?? accountId ?? undefined;

/** Lists the records that have the same owner as this one, oldest first. */
export function listOwn<T extends Kept>(records: Map<string, T>, record: Kept): T[] {
  const owner = ownerOf(record);
  return owner === undefined ? [] : [...records.values()].filter((one) => ownerOf(one) === owner);
}

/** Lists the records that the network address of a request has requested, oldest first. */
export function listOfNetwork<T extends Kept>(records: Map<string, T>, from: IncomingMessage): T[] {
  const own = readNetwork(from);
  return [...records.values()].filter(({ network }) => network === own);
}

/** Creates the 429 for a visitor who has to wait until the oldest record has expired. */
export function createTooManyRefusal(oldest: Pick<Kept, 'expiresAt'> | undefined): HttpRefusal {
  const wait = Math.ceil(((oldest?.expiresAt ?? 0) - now()) / SECOND);
  return new HttpRefusal(429, 'TOO_MANY', null, { 'Retry-After': String(Math.max(wait, 1)) });
}

/** Returns the record of an id if it belongs to the visitor and has not expired; otherwise undefined. */
export function findLiveRecord<T extends Expiring>(
  records: Map<string, T>,
  id: string,
  visitor: string,
): T | undefined {
  const found = records.get(id);
  return found?.visitor === visitor && found.expiresAt > now() ? found : undefined;
}
