/**
 * Drafts of long forms: they survive a reload and, on the device, a closed tab and an idle sign-out, for one day.
 * The next user of the device may read them, so they contain only typed values, and no value that the server has
 * revealed; never passwords, codes, numbers of documents and companies, or files.
 */
import { DRAFT_LIFETIME } from '@/constants';
import { isRecord } from '@/utils/isRecord';
import { listStoredKeys, readJson, removeStored, type StorageArea, writeJson } from './storage';

const PREFIX = 'portal_draft_';
const OWNED_BY = '/';

/** Returns the name of a draft. With `owner`, the id of an account, the draft belongs to that account. */
export const draftKey = (name: string, owner?: string): string =>
  owner ? `${owner}${OWNED_BY}${name}` : name;

interface Draft {
  /** Time of the last change: ms since the epoch, by this device's clock. */
  at: number;
  values: Record<string, string>;
  /** The version of the edited record; undefined for a new record. */
  version?: string;
  /** `session`: stored for this tab; `local`: for the device. */
  area: StorageArea;
}

const AREAS: readonly StorageArea[] = ['session', 'local'];

function readFrom(area: StorageArea, name: string, fields: readonly string[]): Draft | null {
  const stored = readJson(area, PREFIX + name);
  if (!isRecord(stored) || typeof stored.at !== 'number' || !isRecord(stored.values)) return null;
  const { at } = stored;
  const version = typeof stored.version === 'string' ? stored.version : undefined;
  // After the clock was set back, a draft is dated in the future: the limit applies in both directions.
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

/** Returns the draft with this name, reduced to these fields; null if there is none or it has expired. */
export function readDraft(name: string, fields: readonly string[]): Draft | null {
  for (const area of AREAS) {
    const draft = readFrom(area, name, fields);
    if (draft) return draft;
  }
  return null;
}

/**
 * Stores the texts of these fields that differ from the form's initial values (`begin`; default: empty), with the version
 * of the edited record. Removes the draft from the other area, and from both if nothing differs.
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

function forgetDraftsWhere(matches: (name: string) => boolean) {
  for (const area of AREAS) {
    for (const key of listStoredKeys(area)) {
      if (key.startsWith(PREFIX) && matches(key.slice(PREFIX.length))) removeStored(area, key);
    }
  }
}

/** Removes all drafts after the user has signed out: the next user must not read them. */
export const forgetAllDrafts = () => forgetDraftsWhere(() => true);

/** Removes the drafts of other accounts. `owner`: the id of the account that is signed in. */
export const forgetDraftsOfOthers = (owner: string) =>
  forgetDraftsWhere((name) => name.includes(OWNED_BY) && !name.startsWith(`${owner}${OWNED_BY}`));
