/** Opt-in cache of GET answers (specification, section 7.5). Holds one visitor's answers, never two's. */
import { CACHE_ENTRIES, CACHE_LIFETIME } from '@/constants';

interface Entry {
  text: string;
  /** Moment it grows stale, in ms since the epoch. */
  until: number;
}

const entries = new Map<string, Entry>();
/** Counts sign-ins and sign-outs: an answer asked for before one is not kept after it. */
let session = 0;

/**
 * Key of an answer: the address with its query, the headers that change it, and the session it belongs to; none where
 * it is the same for everybody (`personal` false).
 */
export function cacheKey(address: string, headers: Record<string, string>, personal = true): string {
  return JSON.stringify([personal ? session : null, address, headers]);
}

/** The session that an answer belongs to; null for none. */
const readOwner = (key: string): number | null => (JSON.parse(key) as [number | null])[0];

/** Returns the kept answer, or undefined if there is none or it is stale. */
export function readCache(key: string): string | undefined {
  const entry = entries.get(key);
  if (!entry) return undefined;
  if (entry.until > Date.now()) return entry.text;
  entries.delete(key);
  return undefined;
}

/** Keeps an answer; `lifetime` in ms, true for the specification's. */
export function writeCache(key: string, text: string, lifetime: number | true) {
  const owner = readOwner(key);
  if (owner !== null && owner !== session) return;
  entries.delete(key);
  entries.set(key, { text, until: Date.now() + (lifetime === true ? CACHE_LIFETIME : lifetime) });
  const oldest = entries.keys().next().value;
  if (entries.size > CACHE_ENTRIES && oldest !== undefined) entries.delete(oldest);
}

/** Hooks that src/hooks/useRead.ts sets, so that the first scripts need not import TanStack Query. */
export const otherAnswers = {
  /** Called before and after each write. */
  dropUnused() {},
  /** Called by clearCache. */
  clear() {},
};

/** Removes all personal answers: at a sign-in, a sign-out, or a change of the role. */
export function clearCache() {
  session += 1;
  for (const key of entries.keys()) if (readOwner(key) !== null) entries.delete(key);
  otherAnswers.clear();
}
