/** State of one tab that survives a reload. Do not store passwords, codes or numbers of documents here. */
import { listStoredKeys, readJson, removeStored, writeJson } from './storage';

const PREFIX = 'portal_kept_';

/** Returns the stored value, or null. The caller checks its shape. */
export const readTabState = (name: string): unknown => readJson('session', PREFIX + name);

export const writeTabState = (name: string, value: unknown) => writeJson('session', PREFIX + name, value);

export const clearTabState = (name: string) => removeStored('session', PREFIX + name);

/** Deletes all state: the next user of this tab may be another person. */
export function clearAllTabState() {
  for (const key of listStoredKeys('session')) if (key.startsWith(PREFIX)) removeStored('session', key);
}
