/** Whether and how the secrets of one request are encrypted (docs/specification.md, section 3). */
import { ApiError } from '@/utils/http/ApiError';
import { SecretError, sealSecrets } from '@/utils/secret';
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

/**
 * Seals all secrets of one request with one fresh key, where the deployment wants them encrypted. Throws ApiError:
 * `secret` where a value cannot be sealed, else why the server could not be asked. Then nothing may be sent: a refused
 * key is no permission to send secrets in clear. A key without random or value is (section 3).
 */
export async function sealForRequest(values: string[]): Promise<SealedSecrets> {
  if (!(await isEncryptionWanted())) return { values };
  const secret = await prepare(getSecret());
  if (!secret.random || !secret.publicKey) return { values };
  try {
    return { values: await sealSecrets(values, secret), secretId: secret.id };
  } catch (error) {
    if (error instanceof SecretError) throw new ApiError('secret', { messageId: error.messageId });
    throw error;
  }
}
