/** Opt-in cache of GET responses (specification, section 7.5). Contains the personal responses of one user only. */
import { CACHE_ENTRIES, CACHE_LIFETIME } from '@/constants';

interface Entry {
  text: string;
  /** Time when the entry becomes stale, in ms since the epoch. */
  until: number;
}

const entries = new Map<string, Entry>();
/** Counts sign-ins and sign-outs: the response to a request from before one is not cached after it. */
let session = 0;

/**
 * Returns the key of a response: the address with its query, the headers that change it, and its session; no session if
 * the response is the same for all users (`personal` false).
 */
export function cacheKey(address: string, headers: Record<string, string>, personal = true): string {
  return JSON.stringify([personal ? session : null, address, headers]);
}

/** Returns the session of a response; null for none. */
const readSession = (key: string): number | null => (JSON.parse(key) as [number | null])[0];

/** Returns the cached response, or undefined if there is none or it is stale. */
export function readCache(key: string): string | undefined {
  const entry = entries.get(key);
  if (!entry) return undefined;
  if (entry.until > Date.now()) return entry.text;
  entries.delete(key);
  return undefined;
}

/** Caches a response; `lifetime` in ms, true for the lifetime of the specification. */
export function writeCache(key: string, text: string, lifetime: number | true) {
  const ownSession = readSession(key);
  if (ownSession !== null && ownSession !== session) return;
  entries.delete(key);
  entries.set(key, { text, until: Date.now() + (lifetime === true ? CACHE_LIFETIME : lifetime) });
  const oldest = entries.keys().next().value;
  if (entries.size > CACHE_ENTRIES && oldest !== undefined) entries.delete(oldest);
}

/** Hooks that src/hooks/useRead.ts sets, so that the first scripts need not import TanStack Query. */
export const queryCacheHooks = {
  /** Called before and after each write. */
  dropUnused() {},
  /** Called by clearCache. */
  clear() {},
};

/** Removes all personal responses: at a sign-in, a sign-out, or a change of the role. */
export function clearCache() {
  session += 1;
  for (const key of entries.keys()) if (readSession(key) !== null) entries.delete(key);
  queryCacheHooks.clear();
}
