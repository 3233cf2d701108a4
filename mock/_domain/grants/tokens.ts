/** Authorization codes and the access tokens they were traded for. */
import { createHash, randomBytes } from 'node:crypto';
import { ACCESS_TOKEN_LIFETIME } from '../../../src/constants';
import type { Scope } from '../../../src/contract';
import { now } from '../store/clock';
import { dropExpired } from '../store/expiring';
import type { AccessToken, AuthorizationCode } from '../store/records/oauth';
import { getPortal } from '../store/state';

const TOKEN_BYTES = 32;
/** RFC 7636, section 4.1: a shorter one could be guessed. */
const VERIFIER = /^[\w.~-]{43,128}$/;

/** Keeps a code. Spent ones stay as long as their tokens, so that a replay is noticed. */
export function storeAuthorizationCode(code: string, issued: AuthorizationCode): void {
  const { authorizationCodes } = getPortal();
  dropExpired(authorizationCodes, ACCESS_TOKEN_LIFETIME);
  authorizationCodes.set(code, issued);
}

/**
 * What a code stands for, once: whatever else is wrong with the attempt, the code is spent. Shown again, it takes its
 * tokens along (RFC 6749, section 4.1.2). Undefined for one that is unknown, spent or over.
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

/** Ends every code and token that the application has for the account. */
export function revokeAccess(parties: Parties): void {
  for (const issued of [getPortal().authorizationCodes, getPortal().accessTokens]) {
    for (const [key, one] of issued) if (isBetween(parties, one)) issued.delete(key);
  }
}

/** Takes a scope out of them for good, also where it is granted again later. */
export function removeScopeFromTokens(parties: Parties, scope: Scope): void {
  for (const issued of [getPortal().authorizationCodes, getPortal().accessTokens]) {
    for (const one of issued.values()) {
      if (isBetween(parties, one)) one.scopes = one.scopes.filter((kept) => kept !== scope);
    }
  }
}

/** Whether a verifier has the form of one and belongs to the challenge, by S256. */
export function isVerifierValid({ challenge }: AuthorizationCode, verifier: string): boolean {
  return VERIFIER.test(verifier) && createHash('sha256').update(verifier).digest('base64url') === challenge;
}

/** A fresh access token for what a code stands for. */
export function issueAccessToken(code: string, { clientId, accountId, scopes }: AuthorizationCode): string {
  const { accessTokens } = getPortal();
  dropExpired(accessTokens);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  accessTokens.set(token, { clientId, accountId, scopes, code, expiresAt: now() + ACCESS_TOKEN_LIFETIME });
  return token;
}

/** What an access token stands for while it lasts. */
export function findAccessToken(token: string): AccessToken | undefined {
  const issued = getPortal().accessTokens.get(token);
  return issued && issued.expiresAt > now() ? issued : undefined;
}
