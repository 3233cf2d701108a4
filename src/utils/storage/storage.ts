/** Local and session storage that may be full, forbidden or hold anything: reading answers null, writing false. */

export type StorageArea = 'local' | 'session';

/** Throws where the browser forbids storage. */
const open = (area: StorageArea): Storage => (area === 'local' ? window.localStorage : window.sessionStorage);

/** The stored text, or null. */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return open(area).getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; false where it could not be stored. */
export function writeText(area: StorageArea, key: string, text: string): boolean {
  try {
    open(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Forgets a key; nothing happens where there is no storage. */
export function removeStored(area: StorageArea, key: string): void {
  try {
    open(area).removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The keys in use; none where there is no storage. */
export function storedKeys(area: StorageArea): string[] {
  try {
    return Object.keys(open(area));
  } catch {
    return [];
  }
}

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
