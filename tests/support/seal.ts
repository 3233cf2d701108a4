/** Secrets as the front end sends them. */
import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import type { Secret } from '../../src/contract';

/** PKCS#1 v1.5 of value and random, base64. */
export function seal({ publicKey, random }: Secret, value: string): string {
  const key = createPublicKey({ key: Buffer.from(publicKey ?? '', 'base64'), format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_PADDING;
  return publicEncrypt({ key, padding }, Buffer.from(`${value}${random}`)).toString('base64');
}
