/** Local and session storage without exceptions: if it is full or forbidden, reads return null and writes return false. */

export type StorageArea = 'local' | 'session';

/** Returns the result of `act`, or `fallback` if storage is full or the browser forbids it. */
function attempt<Result>(area: StorageArea, act: (storage: Storage) => Result, fallback: Result): Result {
  try {
    return act(area === 'local' ? window.localStorage : window.sessionStorage);
  } catch {
    return fallback;
  }
}

/** Returns the stored text, or null. */
export const readText = (area: StorageArea, key: string): string | null =>
  attempt(area, (storage) => storage.getItem(key), null);

/** Stores a text. Returns false if it could not be stored. */
export function writeText(area: StorageArea, key: string, text: string): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, text);
    return true;
  };
  return attempt(area, write, false);
}

/** Removes a key; does nothing if storage is forbidden. */
export const removeStored = (area: StorageArea, key: string): void =>
  attempt(area, (storage) => storage.removeItem(key), undefined);

/** Returns all keys; none if storage is forbidden. */
export const listStoredKeys = (area: StorageArea): string[] => attempt(area, Object.keys, []);

/** Returns the stored value, or null if there is none or it is invalid JSON. The caller checks its shape. */
export function readJson(area: StorageArea, key: string): unknown {
  const text = readText(area, key);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Returns false if it could not be stored. */
export function writeJson(area: StorageArea, key: string, value: unknown): boolean {
  return writeText(area, key, JSON.stringify(value));
}
