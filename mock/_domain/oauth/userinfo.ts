/** The UserInfo endpoint (OpenID Connect Core 1.0, section 5.3). */
import { findAccountById } from '../accounts/accounts';
import { filterAllowedScopes } from '../grants/grants';
import { findAccessToken } from '../grants/tokens';
import type { PortalRequest } from '../store/context';
import { hasFormBody, type OAuthCall, OAuthError, readForm } from './call';
import { selectClaims } from './claims';
import { isAccessAllowed } from './token';

const REALM = 'Bearer realm="portal"';
const BEARER = /^Bearer +([\w~+/.-]+=*)$/i;

/** Returns the claims that an access token may read, without scopes that were revoked since. */
export function getUserinfo({ req }: OAuthCall): object {
  const issued = findAccessToken(bearerOf(req));
  const account = issued && findAccountById(issued.accountId);
  if (!issued || !account || !isAccessAllowed(issued)) {
    throw refusal(401, 'invalid_token', 'the access token is unknown or over');
  }
  return selectClaims(account, filterAllowedScopes(issued, issued.scopes));
}

/** Returns the token of header or form. It never comes from the address (RFC 9700, section 4.3.2). */
function bearerOf(req: PortalRequest): string {
  const { authorization } = req.headers;
  const posted = req.method === 'POST' && hasFormBody(req) ? readForm(req).get('access_token') : undefined;
  if (authorization === undefined && posted === undefined) {
    // A request without a token gets only the scheme (RFC 6750, section 3.1).
    throw new OAuthError(401, 'invalid_request', 'an access token is required', REALM);
  }
  if (authorization !== undefined && posted !== undefined) {
    throw refusal(400, 'invalid_request', 'an access token comes in one way only');
  }
  const token = posted ?? BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) throw refusal(401, 'invalid_token', 'an access token comes as Bearer');
  return token;
}

function refusal(status: number, error: string, description: string): OAuthError {
  const challenge = `${REALM}, error="${error}", error_description="${description}"`;
  return new OAuthError(status, error, description, challenge);
}
