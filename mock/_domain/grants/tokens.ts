/** Stores authorization codes and access tokens. */
import { createHash } from 'node:crypto';
import { ACCESS_TOKEN_LIFETIME } from '../../../src/constants';
import { createRandomId } from '../lib/randomId';
import { now } from '../store/clock';
import { deleteWhere, keepRecord } from '../store/expiring';
import type { AccessToken, AuthorizationCode } from '../store/records/oauth';
import { getPortal } from '../store/state';

/** The form of a verifier (RFC 7636, section 4.1). */
const VERIFIER = /^[\w.~-]{43,128}$/;

/** Stores a code. A used code stays stored as long as its tokens, so that the portal notices a second use. */
export function storeAuthorizationCode(code: string, issued: AuthorizationCode): void {
  const { authorizationCodes } = getPortal();
  keepRecord(authorizationCodes, code, issued, null, { grace: ACCESS_TOKEN_LIFETIME });
}

/**
 * Returns the data of a code and marks it as used, even if the rest of the request is wrong. A second use
 * also deletes its tokens (RFC 6749, section 4.1.2).
 */
export function spendAuthorizationCode(code: string): AuthorizationCode | undefined {
  const issued = getPortal().authorizationCodes.get(code);
  if (!issued) return undefined;
  if (issued.spent) deleteWhere(getPortal().accessTokens, (token) => token.code === code);
  if (issued.spent || issued.expiresAt <= now()) return undefined;
  issued.spent = true;
  return issued;
}

/** Returns whether a verifier has the right form and matches the challenge by S256. */
export function isVerifierValid({ challenge }: AuthorizationCode, verifier: string): boolean {
  return VERIFIER.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === challenge;
}

export function issueAccessToken(code: string, issued: AuthorizationCode): string {
  const { accessTokens } = getPortal();
  const token = createRandomId(32);
  const { clientId, accountId, sessionId, scopes } = issued;
  const expiresAt = now() + ACCESS_TOKEN_LIFETIME;
  // An application's server requests the tokens of all users from one address: only the account's limit
  // applies.
  keepRecord(accessTokens, token, { clientId, accountId, sessionId, scopes, code, expiresAt }, null);
  return token;
}

export function findAccessToken(token: string): AccessToken | undefined {
  const issued = getPortal().accessTokens.get(token);
  return issued && issued.expiresAt > now() ? issued : undefined;
}
