/** Versions for optimistic concurrency: a keyed digest of the value that the client has seen. */
import { createHmac, randomBytes } from 'node:crypto';
import { oncePerProcess } from '../lib/oncePerProcess';
import { Refusal } from '../lib/refusals';

const LENGTH = 16;

const KEY_BYTES = 32;

/** Returns the key. Without a key, a client could guess masked values from their version. */
const key = (): Buffer => oncePerProcess('versions', () => randomBytes(KEY_BYTES));

/** Computes the version of a value made of plain data. */
export const computeVersion = (value: unknown): string =>
  createHmac('sha256', key()).update(JSON.stringify(value)).digest('base64url').slice(0, LENGTH);

export function assertUnchanged(value: unknown, version: string): void {
  if (computeVersion(value) !== version) throw new Refusal('CHANGED_MEANWHILE');
}
