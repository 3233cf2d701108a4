/** Opt-in cache of GET answers (specification, section 7). Holds one visitor's answers, never two's. */
import { CACHE_ENTRIES, CACHE_LIFETIME } from '@/constants';

interface Entry {
  text: string;
  /** Moment it grows stale, in ms since the epoch. */
  until: number;
}

const entries = new Map<string, Entry>();
/** Counts sign-ins and sign-outs: an answer asked for before one is not kept after it. */
let session = 0;

/** Key of an answer: the address with its query, the headers that change it, and the session it belongs to. */
export function cacheKey(address: string, headers: Record<string, string>): string {
  return JSON.stringify([session, address, headers]);
}

/** The kept answer, or undefined where there is none or it is stale. */
export function readCache(key: string): string | undefined {
  const entry = entries.get(key);
  if (!entry) return undefined;
  if (entry.until > Date.now()) return entry.text;
  entries.delete(key);
  return undefined;
}

/** Keeps an answer; `lifetime` in ms, true for the specification's. */
export function writeCache(key: string, text: string, lifetime: number | true) {
  const [owner] = JSON.parse(key) as [number];
  if (owner !== session) return;
  entries.delete(key);
  entries.set(key, { text, until: Date.now() + (lifetime === true ? CACHE_LIFETIME : lifetime) });
  const oldest = entries.keys().next().value;
  if (entries.size > CACHE_ENTRIES && oldest !== undefined) entries.delete(oldest);
}

/** Empties the cache: on sign-in and on sign-out. */
export function clearCache() {
  session += 1;
  entries.clear();
}
