/** The UserInfo endpoint (OpenID Connect Core 1.0, section 5.3). */
import { accountById } from './accounts';
import { allowedOf } from './grants';
import { claimsOf } from './oauthClaims';
import { accessTokenOf } from './oauthCodes';
import { formOf, isForm, type OAuthCall, OAuthRefusal } from './oauthHttp';
import { mayRead } from './oauthToken';
import type { PortalRequest } from './visit';

const REALM = 'Bearer realm="portal"';
const BEARER = /^Bearer +([\w~+/.-]+=*)$/i;

/** What the bearer of an access token may read. A scope that has been withdrawn since is no longer read. */
export function userinfo({ req }: OAuthCall): object {
  const issued = accessTokenOf(bearerOf(req));
  const account = issued && accountById(issued.accountId);
  if (!issued || !account || !mayRead(issued)) {
    throw refusal(401, 'invalid_token', 'the access token is unknown or over');
  }
  return claimsOf(account, allowedOf(issued, issued.scopes));
}

/** The token, from the header or the form, never from the address (RFC 9700, section 4.3.2). */
function bearerOf(req: PortalRequest): string {
  const { authorization } = req.headers;
  const posted = req.method === 'POST' && isForm(req) ? formOf(req).get('access_token') : undefined;
  if (authorization === undefined && posted === undefined) {
    // Whoever brings nothing is told nothing but the scheme (RFC 6750, section 3.1).
    throw new OAuthRefusal(401, 'invalid_request', 'an access token is required', REALM);
  }
  if (authorization !== undefined && posted !== undefined) {
    throw refusal(400, 'invalid_request', 'an access token comes in one way only');
  }
  const token = posted ?? BEARER.exec(authorization ?? '')?.[1];
  if (token === undefined) throw refusal(401, 'invalid_token', 'an access token comes as Bearer');
  return token;
}

function refusal(status: number, error: string, description: string): OAuthRefusal {
  const challenge = `${REALM}, error="${error}", error_description="${description}"`;
  return new OAuthRefusal(status, error, description, challenge);
}
