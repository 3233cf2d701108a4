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
async function convertRefusal<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'refused';
    throw isRefused ? new ApiError('unexpected', { cause: error }) : error;
  }
}

/**
 * Resolves with whether secrets are encrypted: if the server's default or the domain's `enableVerifySecret` requires
 * it, or if one of the two is unknown. Throws if both are unknown.
 */
async function isEncryptionRequired(): Promise<boolean> {
  const [domain, byDefault] = await Promise.allSettled([
    convertRefusal(getDomain()),
    convertRefusal(isEncryptionDefault()),
  ]);
  if (domain.status === 'rejected' && byDefault.status === 'rejected') throw domain.reason;
  const byDomain = domain.status === 'rejected' || domain.value.enableVerifySecret === '1';
  return byDomain || byDefault.status === 'rejected' || byDefault.value;
}

/** Requests the key for one request; undefined if its secrets are sent unencrypted. */
async function requestKey(): Promise<Secret | undefined> {
  return (await isEncryptionRequired()) ? convertRefusal(getSecret()) : undefined;
}

/** The prefetched key for the next request, and the time of its prefetch in ms since the epoch. */
let prefetched: { key: Promise<Secret | undefined>; since: number } | undefined;

/**
 * Prefetches the key for the next request, on a page that still loads after the user has typed a password. If this
 * fails, the next request requests a key again and reports the error.
 */
export function prepareSealing() {
  const prefetch = { key: requestKey(), since: Date.now() };
  prefetched = prefetch;
  const forget = () => {
    if (prefetched === prefetch) prefetched = undefined;
  };
  Promise.all([prefetch.key, loadEncryptor()]).catch(forget);
}

/** Takes the prefetched key, or requests one: each key is valid for one request. */
function takeKey(): Promise<Secret | undefined> {
  const prefetch = prefetched;
  prefetched = undefined;
  const isFresh = prefetch && Date.now() - prefetch.since < SECRET_PREFETCH_LIFETIME;
  return isFresh ? prefetch.key.catch(requestKey) : requestKey();
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
 * if a value cannot be sealed, otherwise the error of the request for the key. After an error the caller must send
 * nothing: only a response without random or key permits unencrypted secrets (section 3), not a refusal.
 */
export async function sealForRequest(values: string[]): Promise<SealedSecrets> {
  const secret = await takeKey();
  if (!secret?.random || !secret.publicKey) {
    warnOfPlainHttp();
    return { values };
  }
  try {
    const sealed = await sealSecrets(values, secret.random, secret.publicKey);
    return { values: sealed, ...(secret.id !== undefined && { secretId: secret.id }) };
  } catch (error) {
    if (error instanceof SecretError) throw new ApiError('secret', { messageId: error.messageId });
    throw error;
  }
}
