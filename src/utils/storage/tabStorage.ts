/** State of one tab that survives a reload. Never passwords, codes or numbers of documents. */
import { readJson, removeStored, storedKeys, writeJson } from './storage';

const PREFIX = 'portal_kept_';

/** The value kept under a name, or null; its shape is for the caller to check. */
export const readTabState = (name: string): unknown => readJson('session', PREFIX + name);

export const writeTabState = (name: string, value: unknown) => writeJson('session', PREFIX + name, value);

export const clearTabState = (name: string) => removeStored('session', PREFIX + name);

/** Deletes everything: the next user of this tab is another person. */
export function clearAllTabState() {
  for (const key of storedKeys('session')) if (key.startsWith(PREFIX)) removeStored('session', key);
}
