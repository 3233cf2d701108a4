/** The signing keys of the portal and its partner portal. A reset must not invalidate their tokens. */
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { oncePerProcess } from './oncePerProcess';

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

export const getSigningKey = (owner: 'portal' | 'partner'): Promise<SigningKey> =>
  oncePerProcess(`signingKey.${owner}`, makeKey);

async function makeKey(): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const bare = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(bare);
  return { kid, privateKey, publicKey, jwk: { ...bare, kid, use: 'sig', alg: ALGORITHM } };
}
