/**
 * Signing keys of the portal and of its sister, made when first asked for, once per process. They hang on globalThis:
 * a development server that loads an edited mock file anew must not make tokens worthless.
 */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

export const ALGORITHM = 'RS256';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** The public half as it is published (RFC 7517). */
  jwk: JWK;
}

const KEYS = Symbol.for('identity-portal.mock.signingKeys');
const holder = globalThis as typeof globalThis & { [KEYS]?: Map<string, Promise<SigningKey>> };

/** The key of one of the two. */
export function getSigningKey(owner: 'portal' | 'sister'): Promise<SigningKey> {
  holder[KEYS] ??= new Map();
  const known = holder[KEYS].get(owner) ?? makeKey();
  holder[KEYS].set(owner, known);
  return known;
}

async function makeKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const bare = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(bare);
  return { kid, privateKey, publicKey, jwk: { ...bare, kid, use: 'sig', alg: ALGORITHM } };
}
