/** Whether and how the secrets of one request are encrypted (specification, section 3). */

import type { Domain } from '@/contract';
import { sealSecrets } from '@/utils/secret';
import { isDomain } from './shapes';
import { getDomain, getSecret, isEncryptionDefault } from './uaa';

export interface SealedSecrets {
  values: string[];
  /** Names the key the values were encrypted with; absent when they travel unencrypted. */
  secretId?: string;
}

/** Whether a sign-in encrypts: the server's default decides, else the domain's `enableVerifySecret`. */
export async function isEncryptionWanted(domain: Domain): Promise<boolean> {
  return (await isEncryptionDefault()) || domain.enableVerifySecret === '1';
}

/** Seals all secrets of one request with one fresh key. Throws SecretError where a value cannot be sealed. */
export async function sealForRequest(values: string[], encrypt: boolean): Promise<SealedSecrets> {
  if (!encrypt) return { values };
  const secret = await getSecret();
  // A refused key is no permission to send secrets in clear; a key without random or value is (specification, section 3).
  if (!secret) throw new Error('secret refused');
  if (!secret.random || !secret.publicKey) return { values };
  return { values: await sealSecrets(values, secret), secretId: secret.id };
}

/** The same for a request of its own, encrypted where the deployment wants it. Throws where nobody says whether. */
export async function sealByDomainSetting(values: string[]): Promise<SealedSecrets> {
  const domain = await getDomain();
  // Without the domain nobody can say whether secrets may travel unencrypted: they do not travel.
  if (!isDomain(domain)) throw new Error('domain refused');
  return sealForRequest(values, await isEncryptionWanted(domain));
}
