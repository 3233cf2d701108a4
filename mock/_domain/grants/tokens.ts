/** Stores authorization codes and access tokens. */
import { createHash, randomBytes } from 'node:crypto';
import { ACCESS_TOKEN_LIFETIME } from '../../../src/constants';
import type { Scope } from '../../../src/contract';
import { now } from '../store/clock';
import { keepRecord } from '../store/expiring';
import type { AccessToken, AuthorizationCode } from '../store/records/oauth';
import { getPortal } from '../store/state';

const TOKEN_BYTES = 32;
/** The form of a verifier (RFC 7636, section 4.1). */
const VERIFIER = /^[\w.~-]{43,128}$/;

/** Stores a code. A used code stays stored as long as its tokens, so that the portal notices a second use. */
export function storeAuthorizationCode(code: string, issued: AuthorizationCode): void {
  const { authorizationCodes } = getPortal();
  keepRecord(authorizationCodes, code, issued, null, { grace: ACCESS_TOKEN_LIFETIME });
}

/**
 * Returns the data of a code and marks it as used, even if the rest of the request is wrong. Returns undefined for an unknown,
 * used or expired code. A second use also deletes its tokens (RFC 6749, section 4.1.2).
 */
export function spendAuthorizationCode(code: string): AuthorizationCode | undefined {
  const issued = getPortal().authorizationCodes.get(code);
  if (!issued) return undefined;
  if (issued.spent) revokeTokensOf(code);
  if (issued.spent || issued.expiresAt <= now()) return undefined;
  issued.spent = true;
  return issued;
}

function revokeTokensOf(code: string): void {
  const { accessTokens } = getPortal();
  for (const [token, issued] of accessTokens) if (issued.code === code) accessTokens.delete(token);
}

type Parties = Pick<AccessToken, 'clientId' | 'accountId'>;

const isBetween = ({ clientId, accountId }: Parties, issued: Parties): boolean =>
  issued.clientId === clientId && issued.accountId === accountId;

/** Deletes all codes and tokens that the application has for the account. */
export function revokeAccess(parties: Parties): void {
  for (const issued of [getPortal().authorizationCodes, getPortal().accessTokens]) {
    for (const [key, one] of issued) if (isBetween(parties, one)) issued.delete(key);
  }
}

/** Removes a scope from these codes and tokens. They do not regain it if the person allows it again later. */
export function removeScopeFromTokens(parties: Parties, scope: Scope): void {
  for (const issued of [getPortal().authorizationCodes, getPortal().accessTokens]) {
    for (const one of issued.values()) {
      if (isBetween(parties, one)) one.scopes = one.scopes.filter((granted) => granted !== scope);
    }
  }
}

/** Returns whether a verifier has the right form and matches the challenge by S256. */
export function isVerifierValid({ challenge }: AuthorizationCode, verifier: string): boolean {
  return VERIFIER.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === challenge;
}

/** Issues an access token for a code. */
export function issueAccessToken(code: string, issued: AuthorizationCode): string {
  const { accessTokens } = getPortal();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { clientId, accountId, sessionId, scopes } = issued;
  const expiresAt = now() + ACCESS_TOKEN_LIFETIME;
  // The server of an application requests the tokens of all its users from one address, so only the limit per account applies.
  keepRecord(accessTokens, token, { clientId, accountId, sessionId, scopes, code, expiresAt }, null);
  return token;
}

/** Returns the data of a valid access token. */
export function findAccessToken(token: string): AccessToken | undefined {
  const issued = getPortal().accessTokens.get(token);
  return issued && issued.expiresAt > now() ? issued : undefined;
}
