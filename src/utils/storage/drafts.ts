/**
 * Drafts of long forms: they survive a reload and, on the device, a closed tab and an idle sign-out, for one day.
 * They contain typed values and nothing that the server revealed; never passwords, codes, numbers of documents and
 * companies, or files, because the next user of the device may read them.
 */
import { DRAFT_LIFETIME } from '@/constants';
import { isRecord } from '@/utils/isRecord';
import { readJson, removeStored, type StorageArea, storedKeys, writeJson } from './storage';

const PREFIX = 'portal_draft_';
const OWNED_BY = '/';

/** The name of a draft. With `owner`, the id of an account, only that account can read it. */
export const draftKey = (name: string, owner?: string): string =>
  owner ? `${owner}${OWNED_BY}${name}` : name;

interface Draft {
  /** When it was last changed: ms since the epoch, by this device's clock. */
  at: number;
  values: Record<string, string>;
  /** Of the record that was being changed; undefined where nothing was changed, but made. */
  version?: string;
  /** The storage: of this tab, or of the device. */
  area: StorageArea;
}

const AREAS: readonly StorageArea[] = ['session', 'local'];

function readFrom(area: StorageArea, name: string, fields: readonly string[]): Draft | null {
  const stored = readJson(area, PREFIX + name);
  if (!isRecord(stored) || typeof stored.at !== 'number' || !isRecord(stored.values)) return null;
  const { at } = stored;
  const version = typeof stored.version === 'string' ? stored.version : undefined;
  // A clock set back since makes a draft come from the future; that far it is as little worth as an old one.
  if (!(Math.abs(Date.now() - at) < DRAFT_LIFETIME)) {
    removeStored(area, PREFIX + name);
    return null;
  }
  const values = Object.fromEntries(
    Object.entries(stored.values).filter(
      (entry): entry is [string, string] => fields.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  );
  return Object.keys(values).length > 0 ? { at, values, version, area } : null;
}

/** The texts kept under a name, of these fields alone; null where there is no draft, or none from the last day. */
export function readDraft(name: string, fields: readonly string[]): Draft | null {
  for (const area of AREAS) {
    const draft = readFrom(area, name, fields);
    if (draft) return draft;
  }
  return null;
}

/**
 * Keeps the texts of these fields that differ from what the form began with (`begin`; nothing unless told) in one
 * area, and in no other, with the version of the record they change. Without a difference there is no draft.
 */
export function writeDraft(
  area: StorageArea,
  name: string,
  fields: readonly string[],
  values: Record<string, unknown>,
  begin: Record<string, unknown> = {},
  version?: string,
) {
  const changed = fields
    .map((field) => [field, values[field]] as const)
    .filter(([field, value]) => typeof value === 'string' && value !== (begin[field] ?? ''));
  forgetDraft(name);
  if (changed.length > 0) {
    writeJson(area, PREFIX + name, { at: Date.now(), version, values: Object.fromEntries(changed) });
  }
}

export function forgetDraft(name: string) {
  for (const area of AREAS) removeStored(area, PREFIX + name);
}

function forgetDraftsWhere(isGone: (name: string) => boolean) {
  for (const area of AREAS) {
    for (const key of storedKeys(area)) {
      if (key.startsWith(PREFIX) && isGone(key.slice(PREFIX.length))) removeStored(area, key);
    }
  }
}

/** Deletes every draft: the person has left on purpose, and the next user must not read them. */
export const forgetAllDrafts = () => forgetDraftsWhere(() => true);

/** Forgets the drafts of everybody else who was signed in on this device: `owner` is who is here now. */
export const forgetDraftsOfOthers = (owner: string) =>
  forgetDraftsWhere((name) => name.includes(OWNED_BY) && !name.startsWith(`${owner}${OWNED_BY}`));
