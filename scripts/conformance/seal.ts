/** Secrets as the front end sends them (docs/api.md, Secrets). */
import { constants, createPublicKey, type KeyObject, publicEncrypt } from 'node:crypto';
import type { Secret } from '@/contract';
import { Finding } from './outcome';

/** The server's key. */
export function openPublicKey({ publicKey }: Secret): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(publicKey ?? '', 'base64'), format: 'der', type: 'spki' });
  } catch {
    throw new Finding('GET /anonApi/security/v1/secret: publicKey is no base64 of a SPKI');
  }
}

/** RSA PKCS#1 v1.5 over the bytes of value and random, base64; unchanged if the server sent no random or no key. */
export function seal(secret: Secret, value: string): string {
  if (!secret.random || !secret.publicKey) return value;
  const key = openPublicKey(secret);
  const padding = constants.RSA_PKCS1_PADDING;
  return publicEncrypt({ key, padding }, Buffer.from(`${value}${secret.random}`)).toString('base64');
}
