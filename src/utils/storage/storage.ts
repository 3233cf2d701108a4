/** Local and session storage that may be full, forbidden or hold anything: reading answers null, writing false. */

export type StorageArea = 'local' | 'session';

/** What `act` returns, or `fallback` where the browser forbids storage or the storage is full. */
function attempt<Result>(area: StorageArea, act: (storage: Storage) => Result, fallback: Result): Result {
  try {
    return act(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return fallback;
  }
}

/** The stored text, or null. */
export const readText = (area: StorageArea, key: string): string | null =>
  attempt(area, (storage) => storage.getItem(key), null);

/** Stores a text; false where it could not be stored. */
export function writeText(area: StorageArea, key: string, text: string): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, text);
    return true;
  };
  return attempt(area, write, false);
}

/** Forgets a key; nothing happens where there is no storage. */
export const removeStored = (area: StorageArea, key: string): void =>
  attempt(area, (storage) => storage.removeItem(key), undefined);

/** The keys in use; none where there is no storage. */
export const storedKeys = (area: StorageArea): string[] => attempt(area, Object.keys, []);

/** The stored value, or null if there is none or it is no JSON. The caller checks its shape. */
export function readJson(area: StorageArea, key: string): unknown {
  const text = readText(area, key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value as JSON; false where it could not be stored. */
export function writeJson(area: StorageArea, key: string, value: unknown): boolean {
  return writeText(area, key, JSON.stringify(value));
}
