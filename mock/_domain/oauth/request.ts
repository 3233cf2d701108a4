/** Authorization requests: validated once, then stored for the visitor who sent them. */
import { randomUUID } from 'node:crypto';
import { AUTHORIZE_REQUEST_LIFETIME, SECOND } from '../../../src/constants';
import type { Locale } from '../../../src/locales/languages';
import { matchLocale } from '../../../src/locales/localeChoice';
import { readOrigin } from '../lib/origin';
import { Refusal } from '../lib/refusals';
import { type Client, findClient, isRegisteredAddress } from '../store/clients';
import { now } from '../store/clock';
import type { Caller } from '../store/context';
import { findLiveRecord, keepRecord } from '../store/expiring';
import type { AuthorizationRequest } from '../store/records/oauth';
import { getPortal } from '../store/state';
import { readIdToken } from './idToken';
import {
  findAuthorizationError,
  type Parameters,
  readAcrValues,
  readParameters,
  readPrompts,
  readScopes,
  readState,
  readWords,
} from './validation';

/** Maximum length of `login_hint`; a longer one is ignored. */
const HINT_MAX = 64;

/**
 * Validates a query and stores the request. Throws a refusal if the client must not get a redirect: client or
 * address are uncertain (RFC 6749, section 4.1.2.1).
 */
export async function createAuthorizationRequest(context: Caller, query: string): Promise<string> {
  const given = readParameters(query);
  const client = findClient(given.get('client_id'));
  if (!client) throw new Refusal('AUTHORIZE_CLIENT');
  const redirectUri = given.get('redirect_uri') ?? '';
  const issuer = readOrigin(context.req);
  if (!isRegisteredAddress(client.redirectUris, redirectUri, context.req))
    throw new Refusal('AUTHORIZE_REDIRECT_URI');
  const hint = await readHint(given, issuer, client);
  const requestId = randomUUID();
  const request: AuthorizationRequest = {
    visitor: context.visitor,
    expiresAt: now() + AUTHORIZE_REQUEST_LIFETIME,
    accountId: null,
    clientId: client.id,
    redirectUri,
    state: readState(query, given),
    issuer,
    scopes: readScopes(given),
    nonce: given.get('nonce'),
    challenge: given.get('code_challenge') ?? '',
    prompts: readPrompts(given),
    loginHint: loginHintOf(given),
    locale: localeOf(given),
    openedWith: context.session?.publicId ?? null,
    authenticatedFrom: findOldestSignIn(given),
    acrValues: readAcrValues(given),
    fault: findAuthorizationError(given),
    answer: null,
    ...hint,
  };
  keepRecord(getRequests(), requestId, request, context.req);
  return requestId;
}

/** Returns this visitor's pending request. Throws AUTHORIZE_OVER. */
export function getOpenRequest(visitor: string, requestId: string): AuthorizationRequest {
  const request = getRequest(visitor, requestId);
  if (request.answer !== null) throw new Refusal('AUTHORIZE_OVER');
  return request;
}

/** Returns this visitor's request, also an answered one, because its redirect may have been lost. */
export function getRequest(visitor: string, requestId: string): AuthorizationRequest {
  const request = findLiveRecord(getRequests(), requestId, visitor);
  if (!request) throw new Refusal('AUTHORIZE_OVER');
  return request;
}

/** The map also has the applications of the mock tools, without visitor and expiry: they are never found. */
const getRequests = () => getPortal().applications as Map<string, AuthorizationRequest>;

/**
 * Returns the earliest accepted sign-in (ms): now with prompt=login, now minus max_age, or null. Measured at
 * the request (OpenID Connect Core 1.0, section 3.1.2.1), so that a slow consent needs no new sign-in.
 */
function findOldestSignIn(given: Parameters): number | null {
  if (readPrompts(given).includes('login')) return now();
  const maxAge = given.get('max_age');
  return maxAge === undefined ? null : now() - Number(maxAge) * SECOND;
}

/** Reads id_token_hint (OpenID Connect Core 1.0, section 3.1.2.1). A token of another client is an error. */
async function readHint(given: Parameters, issuer: string, client: Client) {
  const hint = given.get('id_token_hint');
  if (hint === undefined) return {};
  const token = await readIdToken(hint, issuer);
  if (token?.clientId === client.id) return { expectedId: token.accountId };
  const fault = findAuthorizationError(given);
  return { fault: fault ?? { error: 'invalid_request', description: 'id_token_hint is not one of yours' } };
}

function loginHintOf(given: Parameters): string {
  const hint = given.get('login_hint') ?? '';
  return hint.length > HINT_MAX ? '' : hint;
}

/** Returns the first locale of ui_locales that the portal supports, or null. */
function localeOf(given: Parameters): Locale | null {
  const requested = readWords(given, 'ui_locales').map(matchLocale);
  return requested.find((locale) => locale !== undefined) ?? null;
}
