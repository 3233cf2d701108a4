/** The code flow with PKCE, from code to tokens (docs/api.md, OAuth endpoints). */
import { createHash } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import type { StepUpDemand } from '@/contract';
import {
  askUserinfo,
  broughtBy,
  codeAddress,
  hasGrant,
  newCode,
  newTrip,
  openRequest,
  queryOf,
  type Trip,
  trade,
} from '../application';
import { check } from '../check';
import type { CheckContext } from '../checkContext';
import { describe } from '../client';
import { dataOf, isRefused } from '../expect';
import { Finding, holds, NotRun } from '../outcome';
import { documentOf, isOAuthError, issuerOf } from './oauthServer';

const HOUR = 3600;

/** The tokens of a new sign-in. */
async function tokensOf(
  kit: CheckContext,
): Promise<{ tokens: Record<string, string>; trip: Trip; code: string }> {
  const { code, trip } = await newCode(kit, kit.needClient());
  const reply = await trade(kit, trip, code);
  const tokens = documentOf(reply) as Record<string, string>;
  holds(/^bearer$/i.test(tokens.token_type ?? ''), `${describe(reply)}: token_type is ${tokens.token_type}`);
  for (const field of ['access_token', 'id_token', 'scope']) {
    holds(typeof tokens[field] === 'string', `${describe(reply)}: no ${field}`);
  }
  return { tokens, trip, code };
}

/** Claims of an ID token with a valid signature. */
async function verify(kit: CheckContext, idToken: string, trip: Trip) {
  const keys = documentOf(await kit.visitor().send('GET', '/oauth2/jwks')) as unknown as JSONWebKeySet;
  const options = {
    issuer: await issuerOf(kit),
    audience: trip.client.id,
    algorithms: ['RS256'],
    clockTolerance: 60,
  };
  try {
    return await jwtVerify(idToken, createLocalJWKSet(keys), options);
  } catch (error) {
    throw new Finding(`the ID token is invalid: ${(error as Error).message}`);
  }
}

async function idToken(kit: CheckContext): Promise<void> {
  const { tokens, trip } = await tokensOf(kit);
  const { payload } = await verify(kit, tokens.id_token ?? '', trip);
  holds(payload.nonce === trip.nonce, 'the ID token has another nonce');
  const hash = createHash('sha256')
    .update(tokens.access_token ?? '')
    .digest();
  holds(payload.at_hash === hash.subarray(0, 16).toString('base64url'), 'the ID token has another at_hash');
  holds((payload.exp ?? 0) - (payload.iat ?? 0) === HOUR, 'the ID token is not valid for an hour');
  holds(typeof payload.auth_time === 'number', 'the ID token has no auth_time');
  holds([payload.aud].flat().length === 1, 'the ID token has more than one audience');
  const reply = await askUserinfo(kit, tokens.access_token);
  holds(documentOf(reply).sub === payload.sub, `${describe(reply)}: another sub than the ID token's`);
}

/** The kit signs in by password alone. */
async function context(kit: CheckContext): Promise<void> {
  const trip = newTrip(kit.needClient());
  const code = broughtBy(await codeAddress(kit, await kit.freshMember(), trip)).get('code') ?? '';
  const { id_token: token } = documentOf(await trade(kit, trip, code));
  const { acr, amr } = (await verify(kit, String(token), trip)).payload;
  const isAnswer = Array.isArray(amr) && amr.includes('pwd');
  holds(isAnswer, `the ID token of a sign-in by password has the amr ${JSON.stringify(amr)}, without pwd`);
  holds(acr === '1', `the ID token of a sign-in by password has the acr ${acr}, not 1`);
}

async function twoFactors(kit: CheckContext): Promise<void> {
  const trip = newTrip(kit.needClient());
  const member = await kit.freshMember();
  const { mobile, authenticator, passkeys } = dataOf('security', await member.call('security'));
  const hasOther = mobile !== '' || authenticator || passkeys > 0;
  if (!hasOther) throw new NotRun('the account has no other proof than its password');
  const query = queryOf(trip, { acr_values: '2' });
  const { requestId, next } = dataOf('authorizeRequest', await openRequest(member, query));
  if (next === 'level') throw new NotRun('the account has not the level that the application requires');
  holds(next === 'stepUp', `acr_values=2 after a sign-in by password: next is ${next}, not stepUp`);
  const reply = await member.call('obtainCode', { query: { requestId } });
  const { methods } = isRefused(reply, 'STEP_UP_REQUIRED') as Partial<StepUpDemand>;
  holds(methods && methods.length > 0, `${describe(reply)}: data names no methods`);
  holds(!methods.includes('password'), `${describe(reply)}: the password again is no second factor`);
}

async function claims(kit: CheckContext): Promise<void> {
  const { tokens } = await tokensOf(kit);
  const told = documentOf(await askUserinfo(kit, tokens.access_token));
  const scopes = (tokens.scope ?? '').split(' ');
  holds(scopes.includes('openid'), 'scope lacks openid');
  for (const claim of ['email', 'phone_number']) {
    holds(!(claim in told), `userinfo has ${claim}, which was not requested`);
  }
  if (scopes.includes('profile')) holds('preferred_username' in told, 'userinfo lacks preferred_username');
  if (scopes.includes('identity')) holds('identity_level' in told, 'userinfo lacks identity_level');
  const inAddress = await kit.visitor().send('GET', '/oauth2/userinfo', {
    query: { access_token: tokens.access_token ?? '' },
  });
  holds(inAddress.status === 401, `${describe(inAddress)}: accepts a token in the address`);
}

async function codeOnce(kit: CheckContext): Promise<void> {
  const { tokens, trip, code } = await tokensOf(kit);
  isOAuthError(await trade(kit, trip, code), 'invalid_grant');
  const reply = await askUserinfo(kit, tokens.access_token);
  holds(reply.status === 401, `${describe(reply)}: the token of a code that was used twice is still valid`);
}

const wrongVerifier = (trip: Trip) =>
  `${trip.verifier.slice(0, -1)}${trip.verifier.endsWith('A') ? 'B' : 'A'}`;

async function verifier(kit: CheckContext): Promise<void> {
  const { code, trip } = await newCode(kit, kit.needClient());
  isOAuthError(await trade(kit, trip, code, { code_verifier: wrongVerifier(trip) }), 'invalid_grant');
  isOAuthError(await trade(kit, trip, code), 'invalid_grant');
  const other = await newCode(kit, kit.needClient());
  isOAuthError(await trade(kit, other.trip, other.code, { code_verifier: undefined }), 'invalid_request');
}

async function redirectUri(kit: CheckContext): Promise<void> {
  const { code, trip } = await newCode(kit, kit.needClient());
  const elsewhere = `${trip.client.redirectUri}/more`;
  isOAuthError(await trade(kit, trip, code, { redirect_uri: elsewhere }), 'invalid_grant');
}

async function secret(kit: CheckContext): Promise<void> {
  const client = kit.needClient((one) => one.secret !== undefined, 'an application with a secret');
  const { code, trip } = await newCode(kit, client);
  isOAuthError(await trade(kit, trip, code, { client_secret: 'wrong' }), 'invalid_client', 401);
  isOAuthError(await trade(kit, trip, code, { client_secret: undefined }), 'invalid_client', 401);
  documentOf(await trade(kit, trip, code));
  const other = await newCode(kit, client);
  const basic = Buffer.from(`${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret ?? '')}`);
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    redirect_uri: client.redirectUri,
    code_verifier: other.trip.verifier,
    code: other.code,
  });
  const headers = { Authorization: `Basic ${basic.toString('base64')}` };
  documentOf(await kit.visitor().send('POST', '/oauth2/token', { body, headers }));
}

/** The addresses to which a client of this document sends codes, secrets and tokens. */
const SENT_TO = ['token_endpoint', 'userinfo_endpoint', 'jwks_uri'] as const;

/** Throws if a discovery document names another origin than the server's: nothing is sent there. */
export function assertOwnEndpoints(document: Record<string, unknown>, origin: string): void {
  for (const field of SENT_TO) {
    const address = String(document[field]);
    const isOwn = URL.canParse(address) && new URL(address).origin === origin;
    holds(isOwn, `discovery: ${field} is ${address}, to which nothing is sent`);
  }
}

/** The calls of a standard client. */
const STANDARD_CALLS = [
  'GET /.well-known/openid-configuration',
  'GET /oauth2/jwks',
  'POST /oauth2/token',
  'GET /oauth2/userinfo',
];

/** The whole flow with openid-client, which checks issuer, nonce, state and signature itself. */
async function standardClient(kit: CheckContext): Promise<void> {
  const client = kit.needClient();
  const { origin, basePath } = kit.settings;
  if (basePath !== '') {
    throw new NotRun('with --base-path the server names addresses that are not those of the gateway');
  }
  const [reason] = STANDARD_CALLS.flatMap((call) => kit.server.unavailable.get(call) ?? []);
  if (reason) throw reason;
  const trip = newTrip(client);
  const address = await codeAddress(kit, await kit.member(), trip);
  const insecure = origin.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  try {
    const execute = [...insecure, oidc.enableNonRepudiationChecks];
    const proof = client.secret === undefined ? oidc.None() : oidc.ClientSecretPost(client.secret);
    const config = await oidc.discovery(new URL(origin), client.id, undefined, proof, { execute });
    assertOwnEndpoints({ ...config.serverMetadata() }, origin);
    const tokens = await oidc.authorizationCodeGrant(config, new URL(address), {
      pkceCodeVerifier: trip.verifier,
      expectedState: trip.state,
      expectedNonce: trip.nonce,
      idTokenExpected: true,
    });
    await oidc.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '');
  } catch (error) {
    if (error instanceof Finding) throw error;
    throw new Finding(`sign-in with openid-client failed: ${(error as Error).message}`);
  }
}

/** Runs last, because it withdraws the grant of the other checks. A grant from before the run stays. */
async function withdrawn(kit: CheckContext): Promise<void> {
  kit.needChanges();
  const { tokens, trip } = await tokensOf(kit);
  const { id } = trip.client;
  if (!kit.granted.has(id)) throw new NotRun('the account had allowed the application before');
  const member = await kit.member();
  dataOf('withdrawGrant', await member.call('withdrawGrant', { params: { id }, body: {} }));
  kit.granted.delete(id);
  holds(!(await hasGrant(member, trip.client)), 'the application is still in the list');
  const reply = await askUserinfo(kit, tokens.access_token);
  holds(reply.status === 401, `${describe(reply)}: the token of a withdrawn grant is still valid`);
}

export const flowChecks = [
  check('oauth.idToken', 'the ID token is signed, for this application, with nonce and at_hash', idToken),
  check('oauth.context', 'an ID token states how the user signed in, by acr and amr', context),
  check(
    'oauth.acrValues',
    'an application that asks for two factors gets no code for a password',
    twoFactors,
  ),
  check('oauth.claims', 'userinfo has the requested claims and no others', claims),
  check('oauth.codeOnce', 'a code is valid once; a second use ends its token', codeOnce),
  check('oauth.verifier', 'a code requires its verifier, and a wrong one ends the code', verifier),
  check('oauth.redirectUri', 'a code requires its redirect_uri', redirectUri),
  check('oauth.secret', 'an application with a secret has to authenticate', secret),
  check('oauth.standardClient', 'openid-client signs in', standardClient),
  check('oauth.withdrawn', 'withdrawing a grant ends its tokens', withdrawn),
];
