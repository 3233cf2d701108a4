/** One-time secrets for the encrypted fields of a request: short-lived, for one visitor (docs/api.md, Secrets). */
import { randomBytes } from 'node:crypto';
import { PASSWORD_BYTES_MAX, SECRET_LIFETIME } from '../../../src/constants';
import type { Secret } from '../../../src/contract';
import type { SubCodeName } from '../../../src/contract/subCodes';
import { getUtf8Length, isWellFormed } from '../../../src/validation/text';
import { createRandomId } from '../lib/randomId';
import { assertNoneWrong, Refusal } from '../lib/refusals';
import { decrypt, getKeyPair } from '../lib/rsa';
import { now } from '../store/clock';
import type { Visitor } from '../store/context';
import { keepRecord } from '../store/expiring';
import { getPortal } from '../store/state';

/** 44 characters in base64; clients accept at most 64 bytes. */
const RANDOM_BYTES = 32;

export function issueSecret({ visitor, req }: Visitor): Secret {
  const { secrets } = getPortal();
  const id = createRandomId();
  const random = randomBytes(RANDOM_BYTES).toString('base64');
  keepRecord(secrets, id, { visitor, random, expiresAt: now() + SECRET_LIFETIME }, req);
  return { id, random, publicKey: getKeyPair().publicKey };
}

/**
 * Decrypts the fields of a request. Plain text has no secret id, and is allowed only by the settings. Throws
 * SECRET_INVALID for invalid padding, a wrong random part, and an expired, used or other visitor's secret.
 */
export function decryptSecrets(visitor: string, secretId: string | undefined, values: string[]): string[] {
  const { settings } = getPortal();
  if (secretId === undefined) {
    if (settings.defaultEncryption || settings.enableVerifySecret === '1')
      throw new Refusal('SECRET_INVALID');
    return values;
  }
  const random = consumeSecret(visitor, secretId);
  return values.map((value) => {
    const joined = decrypt(value);
    if (random === undefined || !joined?.endsWith(random)) throw new Refusal('SECRET_INVALID');
    return joined.slice(0, -random.length);
  });
}

/** Decrypts passwords by field name. Throws a 422 that lists every field with an invalid password. */
export function decryptPasswords<F extends string>(
  visitor: string,
  secretId: string | undefined,
  sealed: Record<F, string>,
): Record<F, string> {
  const fields = Object.keys(sealed) as F[];
  const clear = decryptSecrets(visitor, secretId, Object.values(sealed));
  const opened = Object.fromEntries(fields.map((field, index) => [field, clear[index]])) as Record<F, string>;
  const wrong: Record<string, SubCodeName> = {};
  for (const field of fields) {
    if (!isWellFormed(opened[field])) wrong[field] = 'FIELD_FORMAT';
    else if (getUtf8Length(opened[field]) > PASSWORD_BYTES_MAX) wrong[field] = 'FIELD_TOO_LONG';
  }
  assertNoneWrong(wrong);
  return opened;
}

/** Deletes the secret; returns its random part, or undefined if it is unknown, expired or of another visitor. */
function consumeSecret(visitor: string, secretId: string): string | undefined {
  const { secrets } = getPortal();
  const issued = secrets.get(secretId);
  if (issued?.visitor !== visitor) return undefined;
  secrets.delete(secretId);
  return issued.expiresAt > now() ? issued.random : undefined;
}
