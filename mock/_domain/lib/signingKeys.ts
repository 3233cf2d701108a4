/**
 * The signing keys of the portal and of its partner portal. The first use creates them, once per process. They are on globalThis:
 * a development server that reloads a mock file must not invalidate tokens.
 */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';

/** The signature algorithm of all tokens. */
export const ALGORITHM = 'RS256';

/** A key pair with its id. */
interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** The public key in its published form (RFC 7517). */
  jwk: JWK;
}

const KEYS = Symbol.for('identity-portal.mock.signingKeys');
const holder = globalThis as typeof globalThis & { [KEYS]?: Map<string, Promise<SigningKey>> };

/** Returns the signing key of the portal or of the partner portal. */
export function getSigningKey(owner: 'portal' | 'partner'): Promise<SigningKey> {
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
