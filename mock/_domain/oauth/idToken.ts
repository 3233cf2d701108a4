/** ID tokens (OpenID Connect Core 1.0, section 2). */
import { createHash } from 'node:crypto';
import { compactVerify, SignJWT } from 'jose';
import { ACCESS_TOKEN_LIFETIME } from '../../../src/constants';
import { ALGORITHM, getSigningKey } from '../lib/signingKeys';
import { findClient } from '../store/clients';
import { now, toSeconds } from '../store/clock';
import type { AuthenticationContext, ClientId } from '../store/records/oauth';

/** The subject, the audience and other data of an ID token. */
interface IdTokenSubject extends AuthenticationContext {
  issuer: string;
  clientId: ClientId;
  accountId: string;
  /** When the person signed in at the portal, in ms. */
  authTime: number;
  nonce?: string;
}

/** Creates an ID token. `accessToken` is the token issued with it, for at_hash. */
export async function createIdToken(subject: IdTokenSubject, accessToken: string): Promise<string> {
  const { kid, privateKey } = await getSigningKey('portal');
  const { nonce, acr, amr } = subject;
  const claims = {
    auth_time: toSeconds(subject.authTime),
    acr,
    ...(amr.length > 0 && { amr }),
    at_hash: hashOf(accessToken),
    ...(nonce && { nonce }),
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
    .setIssuer(subject.issuer)
    .setSubject(subject.accountId)
    .setAudience(subject.clientId)
    .setIssuedAt(toSeconds(now()))
    .setExpirationTime(toSeconds(now() + ACCESS_TOKEN_LIFETIME))
    .sign(privateKey);
}

/** Returns the left half of the hash of an access token (section 3.1.3.6). */
function hashOf(accessToken: string): string {
  const hash = createHash('sha256').update(accessToken).digest();
  return hash.subarray(0, hash.length / 2).toString('base64url');
}

/** Reads an ID token, also an expired one. Returns null if the portal did not issue it. */
export async function readIdToken(
  token: string,
  issuer: string,
): Promise<{ accountId: string; clientId: ClientId } | null> {
  const { publicKey } = await getSigningKey('portal');
  const verified = await compactVerify(token, publicKey, { algorithms: [ALGORITHM] }).catch(() => null);
  if (!verified) return null;
  const { iss, sub, aud } = JSON.parse(Buffer.from(verified.payload).toString());
  const client = findClient(aud);
  return iss === issuer && client ? { accountId: sub, clientId: client.id } : null;
}
