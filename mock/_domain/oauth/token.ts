/** The token endpoint: exchanges a code and its verifier for an ID token and an access token. */
import { ACCESS_TOKEN_LIFETIME } from '../../../src/constants';
import { findAccountById } from '../accounts/accounts';
import { findGrant } from '../grants/grants';
import { issueAccessToken, isVerifierValid, spendAuthorizationCode } from '../grants/tokens';
import { toSeconds } from '../store/clock';
import { type OAuthCall, OAuthError, readForm } from './call';
import { authenticateClient } from './clientAuth';
import { createIdToken } from './idToken';

/** Exchanges an authorization code (RFC 6749, section 4.1.3; RFC 7636, section 4.5). Throws an OAuthError. */
export async function exchangeCode({ req }: OAuthCall): Promise<object> {
  const form = readForm(req);
  // The parser returns an empty object for an unreadable body. This is not a failed authentication.
  if (form.size === 0) throw new OAuthError(400, 'invalid_request', 'the form is empty or unreadable');
  const client = authenticateClient(req, form);
  if (required(form, 'grant_type') !== 'authorization_code') {
    throw new OAuthError(400, 'unsupported_grant_type', 'the only grant_type is authorization_code');
  }
  const code = required(form, 'code');
  // The code is used up before the other fields are checked: there is no second try.
  const issued = spendAuthorizationCode(code);
  const redirectUri = required(form, 'redirect_uri');
  const verifier = required(form, 'code_verifier');
  const fits =
    issued?.clientId === client.id && issued.redirectUri === redirectUri && isVerifierValid(issued, verifier);
  // One response for all errors, so that it reveals nothing to an attacker.
  if (!issued || !fits || !isAccessAllowed(issued)) {
    throw new OAuthError(400, 'invalid_grant', 'the code is unknown, used or over, or not for this request');
  }
  const accessToken = issueAccessToken(code, issued);
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: toSeconds(ACCESS_TOKEN_LIFETIME),
    scope: issued.scopes.join(' '),
    id_token: await createIdToken(issued, accessToken),
  };
}

/** Returns whether the account is active and still allows the application. */
export function isAccessAllowed(parties: Parameters<typeof findGrant>[0]): boolean {
  return findAccountById(parties.accountId)?.status === 'ACTIVE' && findGrant(parties) !== undefined;
}

function required(form: Map<string, string>, name: string): string {
  const value = form.get(name);
  if (value === undefined) throw new OAuthError(400, 'invalid_request', `${name} is required`);
  return value;
}
