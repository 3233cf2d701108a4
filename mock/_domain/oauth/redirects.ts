/** The ways an authorization request ends: the browser goes back to the client with a code or an error. */
import { randomBytes } from 'node:crypto';
import { AUTHORIZATION_CODE_LIFETIME } from '../../../src/constants';
import { recordMemberBehavior } from '../accounts/behavior';
import { filterAllowedScopes, touchGrant } from '../grants/grants';
import { storeAuthorizationCode } from '../grants/tokens';
import { now } from '../store/clock';
import type { Member, RequestContext } from '../store/context';
import type { AuthorizationError, AuthorizationRequest } from '../store/records/oauth';

const CODE_BYTES = 32;
const REFUSED: AuthorizationError = { error: 'access_denied', description: 'the person has refused' };

/** The client's address with an answer; `state` as it came, and who answers (RFC 9207). */
function clientAddress(
  { redirectUri, state, issuer }: AuthorizationRequest,
  answer: Record<string, string>,
): string {
  const pairs = Object.entries({ ...answer, iss: issuer });
  const query = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  if (state !== undefined) query.push(`state=${state}`);
  return `${redirectUri}${redirectUri.includes('?') ? '&' : '?'}${query.join('&')}`;
}

/** The client's address with an error. */
export function createErrorRedirect(
  request: AuthorizationRequest,
  { error, description }: AuthorizationError,
): string {
  return clientAddress(request, { error, error_description: description });
}

/** The same as the end of a request that the person has refused. */
export function createDeniedRedirect(request: AuthorizationRequest): string {
  return answered(request, createErrorRedirect(request, REFUSED));
}

/** The answer stays with its request: it may be lost on the way, and the same is told to whoever asks again. */
function answered(request: AuthorizationRequest, address: string): string {
  request.answer = address;
  return address;
}

/**
 * The client's address with a fresh code, for the account that is signed in and what it allows. The request is over:
 * whoever goes back to it starts again at the client.
 */
export function createCodeRedirect(
  context: RequestContext,
  request: AuthorizationRequest,
  { account, session }: Member,
): string {
  const { clientId, redirectUri, challenge, issuer, nonce } = request;
  const parties = { clientId, accountId: account.id };
  const code = randomBytes(CODE_BYTES).toString('base64url');
  storeAuthorizationCode(code, {
    ...parties,
    redirectUri,
    challenge,
    issuer,
    nonce,
    scopes: filterAllowedScopes(parties, request.scopes),
    authTime: session.startedAt,
    expiresAt: now() + AUTHORIZATION_CODE_LIFETIME,
    spent: false,
  });
  touchGrant(parties);
  recordMemberBehavior({ req: context.req, session }, { type: 'LOGIN', appName: clientId });
  return answered(request, clientAddress(request, { code }));
}
