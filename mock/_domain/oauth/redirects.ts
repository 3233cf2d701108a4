/** Builds the redirects that end an authorization request: with a code or with an error. */
import { AUTHORIZATION_CODE_LIFETIME } from '../../../src/constants';
import { recordMemberBehavior } from '../accounts/behavior';
import { filterAllowedScopes, touchGrant } from '../grants/grants';
import { storeAuthorizationCode } from '../grants/tokens';
import { createRandomId } from '../lib/randomId';
import { now } from '../store/clock';
import type { Caller, Member } from '../store/context';
import type { AuthorizationError, AuthorizationRequest } from '../store/records/oauth';
import { describeAuthentication } from './authenticationContext';

const REFUSED: AuthorizationError = { error: 'access_denied', description: 'the person has refused' };

/** Returns the redirect to the client with the unchanged state and the issuer (RFC 9207). */
function buildClientAddress(
  { redirectUri, state, issuer }: AuthorizationRequest,
  answer: Record<string, string>,
): string {
  const pairs = Object.entries({ ...answer, iss: issuer });
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  if (state !== undefined) query.push(`state=${state}`);
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query.join('&')}`;
}

export function createErrorRedirect(
  request: AuthorizationRequest,
  { error, description }: AuthorizationError,
): string {
  return buildClientAddress(request, { error, error_description: description });
}

/** Ends the request with the error access_denied and returns the redirect. */
export function createDeniedRedirect(request: AuthorizationRequest): string {
  return storeRedirect(request, createErrorRedirect(request, REFUSED));
}

/** Stores the redirect with its request. The response may get lost, so a repeated decision gets the same redirect. */
function storeRedirect(request: AuthorizationRequest, address: string): string {
  request.answer = address;
  return address;
}

/** Issues a code and returns the redirect. The request has then ended. */
export function createCodeRedirect(
  context: Caller,
  request: AuthorizationRequest,
  { account, session }: Member,
): string {
  const { clientId, redirectUri, challenge, issuer, nonce } = request;
  const parties = { clientId, accountId: account.id };
  const code = createRandomId(32);
  storeAuthorizationCode(code, {
    ...parties,
    redirectUri,
    challenge,
    issuer,
    nonce,
    scopes: filterAllowedScopes(parties, request.scopes),
    sessionId: session.id,
    authTime: session.authenticatedAt,
    ...describeAuthentication(request, { account, session }),
    expiresAt: now() + AUTHORIZATION_CODE_LIFETIME,
    spent: false,
  });
  touchGrant(parties);
  recordMemberBehavior({ req: context.req, session }, { type: 'LOGIN', appName: clientId });
  return storeRedirect(request, buildClientAddress(request, { code }));
}
