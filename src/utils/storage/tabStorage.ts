/** What one tab keeps of a visit, over a reload and back. Never passwords, codes or numbers of documents. */
import { readJson, removeStored, storedKeys, writeJson } from './storage';

const PREFIX = 'portal_kept_';

/** The value kept under a name, or null; its shape is for the caller to check. */
export const readTabState = (name: string): unknown => readJson('session', PREFIX + name);

export const writeTabState = (name: string, value: unknown) => writeJson('session', PREFIX + name, value);

export const clearTabState = (name: string) => removeStored('session', PREFIX + name);

/** Forgets all that is kept: whoever comes next in this tab is somebody else. */
export function clearAllTabState() {
  for (const key of storedKeys('session')) if (key.startsWith(PREFIX)) removeStored('session', key);
}
