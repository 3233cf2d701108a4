/** Whether and how the secrets of one request are encrypted (docs/specification.md, section 3). */
import { SECRET_PREFETCH_LIFETIME } from '@/constants';
import type { Secret } from '@/contract';
import { ApiError } from '@/utils/http/ApiError';
import { loadEncryptor, SecretError, sealSecrets } from '@/utils/secret';
import { getDomain } from './portal';
import { getSecret, isEncryptionDefault } from './signIn';

export interface SealedSecrets {
  values: string[];
  /** Id of the key that encrypted the values; absent if they are sent unencrypted. */
  secretId?: string;
}

/** Converts the refusal of a key to a failure without its own message: it concerns no filled-in value. */
async function prepare<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'refused';
    throw isRefused ? new ApiError('unexpected', { cause: error }) : error;
  }
}

/**
 * Resolves with whether secrets are encrypted: if the server's default or the domain's `enableVerifySecret` requires
 * it, or if one of the two is unknown. Throws if both are unknown.
 */
async function isEncryptionWanted(): Promise<boolean> {
  const [domain, byDefault] = await Promise.allSettled([
    prepare(getDomain()),
    prepare(isEncryptionDefault()),
  ]);
  if (domain.status === 'rejected' && byDefault.status === 'rejected') throw domain.reason;
  const isRequired = domain.status === 'rejected' || domain.value.enableVerifySecret === '1';
  return isRequired || byDefault.status === 'rejected' || byDefault.value;
}

/** Requests the key for one request; undefined if its secrets are sent unencrypted. */
async function askForKey(): Promise<Secret | undefined> {
  return (await isEncryptionWanted()) ? prepare(getSecret()) : undefined;
}

/** The key that was requested in advance for the next request, and the time of that request in ms. */
let ahead: { key: Promise<Secret | undefined>; since: number } | undefined;

/**
 * Requests the key for the next request in advance, for a page that still loads while the user has already typed a
 * password. If this fails, the next request asks for a key again and reports the error.
 */
export function prepareSealing() {
  const asked = { key: askForKey(), since: Date.now() };
  ahead = asked;
  const forget = () => {
    if (ahead === asked) ahead = undefined;
  };
  Promise.all([asked.key, loadEncryptor()]).catch(forget);
}

/** Takes the prefetched key, or requests one: each key is valid for one request. */
function takeKey(): Promise<Secret | undefined> {
  const asked = ahead;
  ahead = undefined;
  const isFresh = asked && Date.now() - asked.since < SECRET_PREFETCH_LIFETIME;
  return isFresh ? asked.key.catch(askForKey) : askForKey();
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
let hasWarned = false;

/** Warns the operator in the console, once, if secrets are sent unencrypted over plain HTTP to another host. */
function warnOfPlainHttp(): void {
  const { protocol, hostname } = window.location;
  if (hasWarned || protocol !== 'http:' || LOOPBACK.test(hostname)) return;
  hasWarned = true;
  console.warn(`Passwords travel unencrypted to http://${hostname}. Serve the portal over HTTPS.`);
}

/**
 * Seals all secrets of one request with one fresh key, if the deployment requires encryption. Throws ApiError: `secret`
 * if a value cannot be sealed, otherwise the error of the request for the key. Then the caller must send nothing: only
 * a key without random or value permits unencrypted secrets (section 3), not a refused one.
 */
export async function sealForRequest(values: string[]): Promise<SealedSecrets> {
  const secret = await takeKey();
  if (!secret?.random || !secret.publicKey) {
    warnOfPlainHttp();
    return { values };
  }
  try {
    const sealed = await sealSecrets(values, secret);
    return { values: sealed, ...(secret.id !== undefined && { secretId: secret.id }) };
  } catch (error) {
    if (error instanceof SecretError) throw new ApiError('secret', { messageId: error.messageId });
    throw error;
  }
}
