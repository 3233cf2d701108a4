/** Encrypts secrets as the front end does (docs/api.md, Secrets). */
import { constants, createPublicKey, type KeyObject, publicEncrypt } from 'node:crypto';
import type { Secret } from '@/contract';
import { Finding } from './outcome';

/** Returns the server's public key. Throws a finding if it is invalid. */
export function openPublicKey({ publicKey }: Secret): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(publicKey ?? '', 'base64'), format: 'der', type: 'spki' });
  } catch {
    throw new Finding('GET /anonApi/security/v1/secret: publicKey is not an SPKI key in base64');
  }
}

/** Encrypts value and random (RSA PKCS#1 v1.5, base64). Returns the value without random or key. */
export function seal(secret: Secret, value: string): string {
  if (!secret.random || !secret.publicKey) return value;
  const key = openPublicKey(secret);
  const padding = constants.RSA_PKCS1_PADDING;
  return publicEncrypt({ key, padding }, Buffer.from(`${value}${secret.random}`)).toString('base64');
}
