/** Encrypts secrets as the front end does. */
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { Secret } from '../../../src/contract';

/** Returns value and random value, encrypted by PKCS#1 v1.5, as base64. */
export function seal({ publicKey, random }: Secret, value: string): string {
  const key = createPublicKey({ key: Buffer.from(publicKey ?? '', 'base64'), format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_PADDING;
  return publicEncrypt({ key, padding }, Buffer.from(`${value}${random}`)).toString('base64');
}
