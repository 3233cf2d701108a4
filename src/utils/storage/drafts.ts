/**
 * Drafts of long forms, on the device for a day: they survive a reload, a closed tab and an idle sign-out. Never
 * passwords, codes, numbers of documents and companies, or files: whoever uses the device next may read the rest.
 */
import { DRAFT_LIFETIME } from '@/constants';
import { isRecord } from '@/utils/isRecord';
import { readJson, removeStored, storedKeys, writeJson } from './storage';

const PREFIX = 'portal_draft_';

/** The name of a draft that is one person's: nobody else's form begins with it. */
export const draftKey = (name: string, owner?: string): string => (owner ? `${owner} ${name}` : name);

export interface Draft {
  /** When it was last changed: ms since the epoch, by this device's clock. */
  at: number;
  values: Record<string, string>;
}

/** The texts kept under a name, of these fields alone; null where there is no draft, or none from the last day. */
export function readDraft(name: string, fields: readonly string[]): Draft | null {
  const stored = readJson('local', PREFIX + name);
  if (!isRecord(stored) || typeof stored.at !== 'number' || !isRecord(stored.values)) return null;
  const { at } = stored;
  // A clock set back since makes a draft come from the future; that far it is as little worth as an old one.
  if (!(Math.abs(Date.now() - at) < DRAFT_LIFETIME)) {
    forgetDraft(name);
    return null;
  }
  const values = Object.fromEntries(
    Object.entries(stored.values).filter(
      (entry): entry is [string, string] => fields.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  );
  return Object.keys(values).length > 0 ? { at, values } : null;
}

/**
 * Keeps the texts among these values, of these fields alone, that say anything; nothing to say leaves no draft.
 * `emptied`: the form began with something, so that an empty text says that it was deleted.
 */
export function writeDraft(
  name: string,
  fields: readonly string[],
  values: Record<string, unknown>,
  emptied = false,
) {
  const texts = fields
    .map((field) => [field, values[field]] as const)
    .filter(([, value]) => typeof value === 'string');
  const said = texts.filter(([, value]) => value !== '');
  if (said.length === 0) return forgetDraft(name);
  writeJson('local', PREFIX + name, { at: Date.now(), values: Object.fromEntries(emptied ? texts : said) });
}

export function forgetDraft(name: string) {
  removeStored('local', PREFIX + name);
}

/** Forgets every draft: somebody has left on purpose, and whoever uses the device next is not to read them. */
export function forgetAllDrafts() {
  for (const key of storedKeys('local')) if (key.startsWith(PREFIX)) removeStored('local', key);
}
