/** The discovery document and the keys (OpenID Connect Discovery 1.0, section 3; RFC 8414; RFC 9207). */
import { acrValues } from '../../../src/domain/factors';
import { LOCALES } from '../../../src/locales/languages';
import { scopes } from '../../../src/validation/scopes';
import { ALGORITHM, getSigningKey } from '../lib/signingKeys';
import { prompts } from '../store/records/oauth';
import type { OAuthCall } from './call';
import { claimNames } from './claims';
import { authMethods } from './clientAuth';

/** The base path of the pages. The endpoints of the server itself are at the origin. */
const base = () => (process.env.PORTAL_BASE ?? '/').replace(/\/+$/, '');

export function getDiscovery({ origin }: OAuthCall): object {
  const page = `${origin}${base()}/uaa`;
  return {
    issuer: origin,
    authorization_endpoint: `${page}/authorize`,
    end_session_endpoint: `${page}/logout`,
    token_endpoint: `${origin}/oauth2/token`,
    userinfo_endpoint: `${origin}/oauth2/userinfo`,
    jwks_uri: `${origin}/oauth2/jwks`,
    scopes_supported: scopes,
    claims_supported: [...claimNames, 'auth_time', 'acr', 'amr'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    code_challenge_methods_supported: ['S256'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    token_endpoint_auth_methods_supported: authMethods,
    prompt_values_supported: prompts,
    acr_values_supported: acrValues,
    ui_locales_supported: LOCALES,
    authorization_response_iss_parameter_supported: true,
    claims_parameter_supported: false,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
  };
}

/** Returns the public key that verifies ID tokens (RFC 7517). */
export async function getJwks(): Promise<object> {
  const { jwk } = await getSigningKey('portal');
  return { keys: [jwk] };
}
