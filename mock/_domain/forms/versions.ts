/** Optimistic concurrency: a version is a keyed digest of what it is the version of. */
import { createHmac, randomBytes } from 'node:crypto';
import { Refusal } from '../lib/refusals';
import { text } from './fields';

const LENGTH = 16;
const VERSION_MAX = 64;

const KEY = Symbol.for('identity-portal.mock.versions');
const KEY_BYTES = 32;
const holder = globalThis as typeof globalThis & { [KEY]?: Buffer };

/** Made once per process. Without it, trying would find what goes out masked from its version. */
function key(): Buffer {
  holder[KEY] ??= randomBytes(KEY_BYTES);
  return holder[KEY];
}

/** Reader of a version as it travels. */
export const versionField = text(VERSION_MAX);

/** The version of a value made of plain data. */
export const computeVersion = (value: unknown): string =>
  createHmac('sha256', key()).update(JSON.stringify(value)).digest('base64url').slice(0, LENGTH);

/** Throws CHANGED_MEANWHILE where the value is no longer what the version was given for. */
export function assertUnchanged(value: unknown, version: string): void {
  if (computeVersion(value) !== version) throw new Refusal('CHANGED_MEANWHILE');
}
