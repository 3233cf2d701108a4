/** The metadata of the provider, and its refusals (docs/api.md, OAuth endpoints). */
import { createPublicKey } from 'node:crypto';
import { RSA_BITS_MIN } from '@/constants';
import { exchangeCode, newAttempt, requestUserinfo } from '../application';
import { check } from '../check';
import { type CheckContext, unknownId } from '../checkContext';
import { assert, Finding } from '../outcome';
import { describe, type Reply } from '../reply';

type Document = Record<string, unknown>;

/** Returns the JSON of a response that has no envelope. Throws a finding for another status. */
export function readDocument(reply: Reply, status = 200): Document {
  const { json } = reply;
  assert(reply.status === status, `${describe(reply)}: expected ${status}`);
  assert(typeof json === 'object' && json !== null, `${describe(reply)}: no JSON`);
  return json as Document;
}

/** Expects an OAuth error (RFC 6749, section 5.2). */
export function expectOAuthError(reply: Reply, error: string, status = 400): void {
  const body = reply.json as Document | null | undefined;
  const isExpected = reply.status === status && body?.error === error;
  assert(isExpected, `${describe(reply)}: expected ${status}, error ${error}`);
}

/**
 * Returns the expected issuer: the origin, or that of the discovery document if the kit cannot derive it behind a
 * gateway's base path.
 */
export async function findIssuer(ctx: CheckContext): Promise<string> {
  const { origin, basePath } = ctx.settings;
  return basePath === '' ? origin : String(readDocument(await discover(ctx)).issuer);
}

const discover = (ctx: CheckContext) => ctx.visitor().send('GET', '/.well-known/openid-configuration');

function getKeyLength(key: Document): number {
  try {
    return createPublicKey({ key, format: 'jwk' } as never).asymmetricKeyDetails?.modulusLength ?? 0;
  } catch {
    throw new Finding('jwks: a key cannot be read');
  }
}

export const serverChecks = [
  check('oauth.discovery', 'discovery names endpoints of this origin, PKCE and RS256', async (ctx) => {
    const { origin, pages, basePath } = ctx.settings;
    const document = readDocument(await discover(ctx));
    const expected: Document = {
      issuer: origin,
      authorization_endpoint: `${origin}${pages}/uaa/authorize`,
      end_session_endpoint: `${origin}${pages}/uaa/logout`,
      token_endpoint: `${origin}/oauth2/token`,
      userinfo_endpoint: `${origin}/oauth2/userinfo`,
      jwks_uri: `${origin}/oauth2/jwks`,
    };
    for (const [field, value] of Object.entries(expected)) {
      // Addresses behind a gateway are unknown (findIssuer).
      if (basePath !== '') assert(URL.canParse(String(document[field])), `discovery: ${field} is no address`);
      else assert(document[field] === value, `discovery: ${field} is ${document[field]}, not ${value}`);
    }
    const lists: Record<string, string[]> = {
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
      subject_types_supported: [],
      scopes_supported: ['openid', 'profile', 'email', 'phone', 'identity'],
      claims_supported: ['auth_time', 'acr', 'amr'],
      acr_values_supported: ['1', '2', 'phr'],
    };
    for (const [field, values] of Object.entries(lists)) {
      const list = document[field];
      assert(Array.isArray(list), `discovery: ${field} is no list`);
      for (const value of values) assert(list.includes(value), `discovery: ${field} lacks ${value}`);
    }
    assert(
      !(document.code_challenge_methods_supported as string[]).includes('plain'),
      'discovery: code_challenge_methods_supported has plain',
    );
    assert(
      !(document.id_token_signing_alg_values_supported as string[]).includes('none'),
      'discovery: id_token_signing_alg_values_supported has none',
    );
  }),
  check('oauth.jwks', 'keys are public and long enough', async (ctx) => {
    const { keys } = readDocument(await ctx.visitor().send('GET', '/oauth2/jwks'));
    assert(Array.isArray(keys) && keys.length > 0, 'jwks: no keys');
    for (const key of keys as Document[]) {
      for (const part of ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k']) {
        assert(!(part in key), `jwks: a key contains the private parameter ${part}`);
      }
      assert(key.kty === 'RSA', `jwks: a key has the type ${key.kty}, not RSA`);
      const bits = getKeyLength(key);
      assert(bits >= RSA_BITS_MIN, `jwks: a key has ${bits} bits, fewer than ${RSA_BITS_MIN}`);
    }
  }),
  check('oauth.cors', 'every origin may call without cookies; responses are not stored', async (ctx) => {
    const headers = { Origin: 'https://app.example' };
    const visitor = ctx.visitor();
    const replies = [
      await visitor.send('GET', '/.well-known/openid-configuration', { headers }),
      await visitor.send('GET', '/oauth2/jwks', { headers }),
      await visitor.send('POST', '/oauth2/token', { headers, body: new URLSearchParams({ a: 'b' }) }),
      await visitor.send('GET', '/oauth2/userinfo', { headers }),
    ];
    for (const reply of replies) {
      const origin = reply.headers.get('access-control-allow-origin');
      assert(origin === '*', `${describe(reply)}: Access-Control-Allow-Origin is ${origin}, not *`);
      const credentials = reply.headers.get('access-control-allow-credentials');
      assert(credentials === null, `${describe(reply)}: other origins may send cookies`);
      const cache = reply.headers.get('cache-control') ?? '';
      assert(/\bno-store\b/.test(cache), `${describe(reply)}: Cache-Control is "${cache}", not no-store`);
    }
  }),
  check('oauth.tokenErrors', 'an unknown application gets a 401, an empty form a 400', async (ctx) => {
    const post = (fields: Record<string, string>) =>
      ctx.visitor().send('POST', '/oauth2/token', { body: new URLSearchParams(fields) });
    expectOAuthError(await post({}), 'invalid_request');
    const unknown = await post({ grant_type: 'authorization_code', client_id: unknownId(), code: 'x' });
    expectOAuthError(unknown, 'invalid_client', 401);
    const challenge = unknown.headers.get('www-authenticate') ?? '';
    assert(
      /^Basic\b/i.test(challenge),
      `${describe(unknown)}: WWW-Authenticate is "${challenge}", not Basic`,
    );
  }),
  check('oauth.tokenFields', 'a wrong field or an unknown code gets a 400', async (ctx) => {
    const attempt = newAttempt(ctx.needClient());
    expectOAuthError(
      await exchangeCode(ctx, attempt, 'x', { grant_type: 'password' }),
      'unsupported_grant_type',
    );
    expectOAuthError(await exchangeCode(ctx, attempt, 'x', { grant_type: undefined }), 'invalid_request');
    expectOAuthError(await exchangeCode(ctx, attempt, 'x', { code: undefined }), 'invalid_request');
    expectOAuthError(await exchangeCode(ctx, attempt, unknownId()), 'invalid_grant');
  }),
  check('oauth.userinfo', 'userinfo without a token returns a 401 that requires Bearer', async (ctx) => {
    for (const token of [undefined, unknownId()]) {
      const reply = await requestUserinfo(ctx, token);
      assert(reply.status === 401, `${describe(reply)}: expected 401`);
      const challenge = reply.headers.get('www-authenticate') ?? '';
      assert(
        /^Bearer\b/i.test(challenge),
        `${describe(reply)}: WWW-Authenticate is "${challenge}", not Bearer`,
      );
    }
  }),
];
