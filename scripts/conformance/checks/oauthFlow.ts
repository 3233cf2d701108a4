/** The code flow with PKCE, from code to tokens (docs/api.md, OAuth endpoints). */
import { createHash } from 'node:crypto';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import {
  codeAddress,
  exchangeCode,
  hasGrant,
  isNewGrant,
  newAttempt,
  newCode,
  type OAuthAttempt,
  openRequest,
  requestUserinfo,
  toAuthorizationQuery,
  withdrawGrant,
} from '../application';
import { check } from '../check';
import type { CheckContext } from '../checkContext';
import { expectStepUp, readData } from '../expect';
import { assert, Finding, NotRun } from '../outcome';
import { describe } from '../reply';
import { expectOAuthError, findIssuer, readDocument } from './oauthServer';

const HOUR = 3600;

/** Signs in for an application. Returns the tokens, the code, and the values of this sign-in. */
async function tokensOf(
  ctx: CheckContext,
): Promise<{ tokens: Record<string, string>; attempt: OAuthAttempt; code: string }> {
  const { code, attempt } = await newCode(ctx);
  const reply = await exchangeCode(ctx, attempt, code);
  const tokens = readDocument(reply) as Record<string, string>;
  assert(/^bearer$/i.test(tokens.token_type ?? ''), `${describe(reply)}: token_type is ${tokens.token_type}`);
  for (const field of ['access_token', 'id_token', 'scope']) {
    assert(typeof tokens[field] === 'string', `${describe(reply)}: no ${field}`);
  }
  return { tokens, attempt, code };
}

/** Returns the claims of an ID token. Throws a finding if it is invalid. */
async function verify(ctx: CheckContext, idToken: string, attempt: OAuthAttempt) {
  const keys = readDocument(await ctx.visitor().send('GET', '/oauth2/jwks')) as unknown as JSONWebKeySet;
  const options = {
    issuer: await findIssuer(ctx),
    audience: attempt.client.id,
    algorithms: ['RS256'],
    clockTolerance: 60,
  };
  try {
    return await jwtVerify(idToken, createLocalJWKSet(keys), options);
  } catch (error) {
    throw new Finding(`the ID token is invalid: ${(error as Error).message}`);
  }
}

const wrongVerifier = (attempt: OAuthAttempt) =>
  `${attempt.verifier.slice(0, -1)}${attempt.verifier.endsWith('A') ? 'B' : 'A'}`;

/** The addresses to which a client of this document sends codes, secrets and tokens. */
const SENT_TO = ['token_endpoint', 'userinfo_endpoint', 'jwks_uri'] as const;

/** Throws a finding if a discovery document names another origin than the server's, so that nothing is sent there. */
export function assertOwnEndpoints(document: Record<string, unknown>, origin: string): void {
  for (const field of SENT_TO) {
    const address = String(document[field]);
    const isOwn = URL.canParse(address) && new URL(address).origin === origin;
    assert(isOwn, `discovery: ${field} is ${address}, of another origin: nothing is sent there`);
  }
}

/** The calls of a standard client. */
const STANDARD_CALLS = [
  'GET /.well-known/openid-configuration',
  'GET /oauth2/jwks',
  'POST /oauth2/token',
  'GET /oauth2/userinfo',
];

export const flowChecks = [
  check('oauth.idToken', 'the ID token is signed, with audience, nonce and at_hash', async (ctx) => {
    const { tokens, attempt } = await tokensOf(ctx);
    const { payload } = await verify(ctx, tokens.id_token ?? '', attempt);
    assert(payload.nonce === attempt.nonce, 'the ID token has another nonce');
    const hash = createHash('sha256')
      .update(tokens.access_token ?? '')
      .digest();
    assert(
      payload.at_hash === hash.subarray(0, 16).toString('base64url'),
      'the ID token has another at_hash',
    );
    assert((payload.exp ?? 0) - (payload.iat ?? 0) === HOUR, 'the ID token is not valid for an hour');
    assert(typeof payload.auth_time === 'number', 'the ID token has no auth_time');
    assert([payload.aud].flat().length === 1, 'the ID token has more than one audience');
    const reply = await requestUserinfo(ctx, tokens.access_token);
    assert(readDocument(reply).sub === payload.sub, `${describe(reply)}: another sub than the ID token's`);
  }),
  // The kit signs in by password alone.
  check('oauth.context', 'an ID token states how the user signed in, by acr and amr', async (ctx) => {
    const { code, attempt } = await newCode(ctx, undefined, await ctx.freshMember());
    const { id_token: token } = readDocument(await exchangeCode(ctx, attempt, code));
    const { acr, amr } = (await verify(ctx, String(token), attempt)).payload;
    const hasPassword = Array.isArray(amr) && amr.includes('pwd');
    assert(
      hasPassword,
      `the ID token of a sign-in by password has the amr ${JSON.stringify(amr)}, without pwd`,
    );
    assert(acr === '1', `the ID token of a sign-in by password has the acr ${acr}, not 1`);
  }),
  check('oauth.acrValues', 'two requested factors require more than a password', async (ctx) => {
    const attempt = newAttempt(ctx.needClient());
    const member = await ctx.freshMember();
    const { mobile, authenticator, passkeys } = await member.read('security');
    const hasOther = mobile !== '' || authenticator || passkeys > 0;
    if (!hasOther) throw new NotRun('the account has no other proof than its password');
    const query = toAuthorizationQuery(attempt, { acr_values: '2' });
    const { requestId, next } = readData('authorizeRequest', await openRequest(member, query));
    if (next === 'level') throw new NotRun('the level of the account is lower than the application requires');
    assert(next === 'stepUp', `acr_values=2 after a sign-in by password: next is ${next}, not stepUp`);
    const reply = await member.call('obtainCode', { query: { requestId } });
    assert(!expectStepUp(reply).includes('password'), `${describe(reply)}: the password is no second factor`);
  }),
  check('oauth.claims', 'userinfo has the requested claims and no others', async (ctx) => {
    const { tokens } = await tokensOf(ctx);
    const userinfo = readDocument(await requestUserinfo(ctx, tokens.access_token));
    const scopes = (tokens.scope ?? '').split(' ');
    assert(scopes.includes('openid'), 'scope lacks openid');
    for (const claim of ['email', 'phone_number']) {
      assert(!(claim in userinfo), `userinfo has ${claim}, which was not requested`);
    }
    if (scopes.includes('profile'))
      assert('preferred_username' in userinfo, 'userinfo lacks preferred_username');
    if (scopes.includes('identity')) assert('identity_level' in userinfo, 'userinfo lacks identity_level');
    const inAddress = await ctx.visitor().send('GET', '/oauth2/userinfo', {
      query: { access_token: tokens.access_token ?? '' },
    });
    assert(inAddress.status === 401, `${describe(inAddress)}: accepts a token in the address`);
  }),
  check('oauth.codeOnce', 'a code is valid once; a second use ends its token', async (ctx) => {
    const { tokens, attempt, code } = await tokensOf(ctx);
    expectOAuthError(await exchangeCode(ctx, attempt, code), 'invalid_grant');
    const reply = await requestUserinfo(ctx, tokens.access_token);
    assert(
      reply.status === 401,
      `${describe(reply)}: the token of a code that was used twice is still valid`,
    );
  }),
  check('oauth.verifier', 'a code requires its verifier, and a wrong one ends the code', async (ctx) => {
    const { code, attempt } = await newCode(ctx);
    expectOAuthError(
      await exchangeCode(ctx, attempt, code, { code_verifier: wrongVerifier(attempt) }),
      'invalid_grant',
    );
    expectOAuthError(await exchangeCode(ctx, attempt, code), 'invalid_grant');
    const other = await newCode(ctx);
    expectOAuthError(
      await exchangeCode(ctx, other.attempt, other.code, { code_verifier: undefined }),
      'invalid_request',
    );
  }),
  check('oauth.redirectUri', 'a code requires its redirect_uri', async (ctx) => {
    const { code, attempt } = await newCode(ctx);
    const elsewhere = `${attempt.client.redirectUri}/more`;
    expectOAuthError(await exchangeCode(ctx, attempt, code, { redirect_uri: elsewhere }), 'invalid_grant');
  }),
  check('oauth.secret', 'an application with a secret has to authenticate', async (ctx) => {
    const client = ctx.needClient((one) => one.secret !== undefined, 'an application with a secret');
    const { code, attempt } = await newCode(ctx, newAttempt(client));
    expectOAuthError(
      await exchangeCode(ctx, attempt, code, { client_secret: 'wrong' }),
      'invalid_client',
      401,
    );
    expectOAuthError(
      await exchangeCode(ctx, attempt, code, { client_secret: undefined }),
      'invalid_client',
      401,
    );
    readDocument(await exchangeCode(ctx, attempt, code));
    const other = await newCode(ctx, newAttempt(client));
    const basic = Buffer.from(`${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret ?? '')}`);
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: client.redirectUri,
      code_verifier: other.attempt.verifier,
      code: other.code,
    });
    const headers = { Authorization: `Basic ${basic.toString('base64')}` };
    readDocument(await ctx.visitor().send('POST', '/oauth2/token', { body, headers }));
  }),
  // The whole flow with openid-client, which checks issuer, nonce, state and signature itself.
  check('oauth.standardClient', 'openid-client signs in', async (ctx) => {
    const client = ctx.needClient();
    const { origin, basePath } = ctx.settings;
    if (basePath !== '') {
      throw new NotRun('the server names addresses that are not those of the gateway at basePath');
    }
    const [reason] = STANDARD_CALLS.flatMap((call) => ctx.server.unavailable.get(call) ?? []);
    if (reason) throw reason;
    const attempt = newAttempt(client);
    const address = await codeAddress(ctx, await ctx.member(), attempt);
    const insecure = origin.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
    try {
      const execute = [...insecure, oidc.enableNonRepudiationChecks];
      const proof = client.secret === undefined ? oidc.None() : oidc.ClientSecretPost(client.secret);
      const config = await oidc.discovery(new URL(origin), client.id, undefined, proof, { execute });
      assertOwnEndpoints({ ...config.serverMetadata() }, origin);
      const tokens = await oidc.authorizationCodeGrant(config, new URL(address), {
        pkceCodeVerifier: attempt.verifier,
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
      });
      await oidc.fetchUserInfo(config, tokens.access_token, tokens.claims()?.sub ?? '');
    } catch (error) {
      if (error instanceof Finding) throw error;
      throw new Finding(`sign-in with openid-client failed: ${(error as Error).message}`);
    }
  }),
  // Runs last, because it withdraws the grant of the other checks. A grant from before the run stays.
  check('oauth.withdrawn', 'withdrawing a grant ends its tokens', async (ctx) => {
    ctx.need('allowChanges');
    const { tokens, attempt } = await tokensOf(ctx);
    if (!isNewGrant(ctx, attempt.client)) throw new NotRun('the account had allowed the application before');
    const member = await ctx.member();
    await withdrawGrant(ctx, member, attempt.client);
    assert(!(await hasGrant(member, attempt.client)), 'the application is still in the list');
    const reply = await requestUserinfo(ctx, tokens.access_token);
    assert(reply.status === 401, `${describe(reply)}: the token of a withdrawn grant is still valid`);
  }),
];
