/** Whether and how the secrets of one request are encrypted (docs/specification.md, section 3). */
import { SECRET_PREFETCH_LIFETIME } from '@/constants';
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
 * A refused key says nothing about the filled-in values: it is reported as a failure without a message of its own.
 */
async function prepare<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const isRefused = error instanceof ApiError && error.kind === 'refused';
    throw isRefused ? new ApiError('unexpected', { cause: error }) : error;
  }
}

/**
 * Whether secrets travel encrypted: where the server's default or the domain's `enableVerifySecret` says so. Where one of
 * the two is unknown and the other does not ask for it, they are encrypted all the same. Throws if both are unknown.
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

/** The key of one request, or undefined where its secrets travel as they are. */
async function askForKey(): Promise<Secret | undefined> {
  return (await isEncryptionWanted()) ? prepare(getSecret()) : undefined;
}

/** The next request's key, asked for before that request can be made; and since when (ms). */
let ahead: { key: Promise<Secret | undefined>; since: number } | undefined;

/**
 * Requests the key for the next request in advance, for a page that still loads while the user has already typed a
 * password. If it fails, that request asks again and reports the error.
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
  const isFresh = asked && Date.now() - asked.since < SECRET_PREFETCH_LIFETIME;
  return isFresh ? asked.key.catch(askForKey) : askForKey();
}

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
let hasWarned = false;

/** Warns the operator in the console, once, where secrets travel unencrypted over plain HTTP to another host. */
function warnOfPlainHttp(): void {
  const { protocol, hostname } = window.location;
  if (hasWarned || protocol !== 'http:' || LOOPBACK.test(hostname)) return;
  hasWarned = true;
  console.warn(`Passwords travel unencrypted to http://${hostname}. Serve the portal over HTTPS.`);
}

/**
 * Seals all secrets of one request with one fresh key, where the deployment wants them encrypted. Throws ApiError:
 * `secret` where a value cannot be sealed, else why the server could not be asked. Then nothing may be sent: a refused
 * key is no permission to send secrets in clear. A key without random or value is (section 3).
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
