/** Whether and how the secrets of one request are encrypted (docs/specification.md, section 3). */
import { SECRET_AHEAD_LIFETIME } from '@/constants';
import type { Secret } from '@/contract';
import { ApiError } from '@/utils/http/ApiError';
import { loadEncryptor, SecretError, sealSecrets } from '@/utils/secret';
import { getDomain } from './portal';
import { getSecret, isEncryptionDefault } from './signIn';

export interface SealedSecrets {
  values: string[];
  /** Names the key the values were encrypted with; absent when they travel unencrypted. */
  secretId?: string;
}

/**
 * A refusal to tell how secrets are to be sent judges nothing that was filled in: it is passed on as a failure without
 * words of its own.
 */
async function prepare<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'refused';
    throw isRefused ? new ApiError('unexpected', { cause: error }) : error;
  }
}

/** Whether secrets travel encrypted: the server's default decides, else the domain's `enableVerifySecret`. */
async function isEncryptionWanted(): Promise<boolean> {
  const [domain, byDefault] = await Promise.all([prepare(getDomain()), prepare(isEncryptionDefault())]);
  return byDefault || domain.enableVerifySecret === '1';
}

/** The key of one request, or undefined where its secrets travel as they are. */
async function askForKey(): Promise<Secret | undefined> {
  return (await isEncryptionWanted()) ? prepare(getSecret()) : undefined;
}

/** The next request's key, asked for before that request can be made; and since when (ms). */
let ahead: { key: Promise<Secret | undefined>; since: number } | undefined;

/**
 * Asks for what the next request's secrets are sealed with, for a page that is still being made ready while somebody
 * has typed a password already. Where that fails, the request asks itself, and says what is wrong.
 */
export function prepareSealing() {
  const asked = { key: askForKey(), since: Date.now() };
  ahead = asked;
  const forget = () => {
    if (ahead === asked) ahead = undefined;
  };
  Promise.all([asked.key, loadEncryptor()]).catch(forget);
}

/** Each key serves one request. */
function takeKey(): Promise<Secret | undefined> {
  const asked = ahead;
  ahead = undefined;
  const isFresh = asked && Date.now() - asked.since < SECRET_AHEAD_LIFETIME;
  return isFresh ? asked.key.catch(askForKey) : askForKey();
}

/**
 * Seals all secrets of one request with one fresh key, where the deployment wants them encrypted. Throws ApiError:
 * `secret` where a value cannot be sealed, else why the server could not be asked. Then nothing may be sent: a refused
 * key is no permission to send secrets in clear. A key without random or value is (section 3).
 */
export async function sealForRequest(values: string[]): Promise<SealedSecrets> {
  const secret = await takeKey();
  if (!secret?.random || !secret.publicKey) return { values };
  try {
    return { values: await sealSecrets(values, secret), secretId: secret.id };
  } catch (error) {
    if (error instanceof SecretError) throw new ApiError('secret', { messageId: error.messageId });
    throw error;
  }
}
