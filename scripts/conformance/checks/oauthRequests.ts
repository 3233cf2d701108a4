/** Requests of applications that are refused before sign-in (docs/api.md, authorizeRequest). */
import type { AuthorizeRequest } from '@/contract';
import type { SubCodeName } from '@/contract/subCodes';
import { newAttempt, openRequest, readRedirectParameters, toAuthorizationQuery } from '../application';
import { check } from '../check';
import { unknownId } from '../checkContext';
import { expectRefusal, readData } from '../expect';
import { assert } from '../outcome';
import { findIssuer } from './oauthServer';

/** Errors of a request that the redirect reports to the client. */
const ERRORS: [changes: Record<string, string | undefined>, error: string][] = [
  [{ response_type: 'token' }, 'unsupported_response_type'],
  [{ response_type: undefined }, 'invalid_request'],
  [{ scope: 'profile' }, 'invalid_scope'],
  [{ scope: 'openid everything' }, 'invalid_scope'],
  [{ code_challenge: undefined }, 'invalid_request'],
  [{ code_challenge_method: 'plain' }, 'invalid_request'],
  [{ code_challenge_method: undefined }, 'invalid_request'],
  [{ request: 'x' }, 'request_not_supported'],
  [{ request_uri: 'https://other.example' }, 'request_uri_not_supported'],
  [{ prompt: 'none' }, 'login_required'],
  [{ prompt: 'none login' }, 'invalid_request'],
];

export const requestChecks = [
  check('oauth.staysHere', 'an unknown application or redirect_uri causes no redirect', async (ctx) => {
    const attempt = newAttempt(ctx.needClient());
    const { redirectUri } = attempt.client;
    const right = toAuthorizationQuery(attempt);
    const requests: [query: string, subCode: SubCodeName][] = [
      [toAuthorizationQuery(attempt, { client_id: unknownId() }), 'AUTHORIZE_CLIENT'],
      [toAuthorizationQuery(attempt, { client_id: undefined }), 'AUTHORIZE_CLIENT'],
      [`${right}&scope=openid`, 'AUTHORIZE_REPEATED'],
      [toAuthorizationQuery(attempt, { state: 'x'.repeat(4097) }), 'AUTHORIZE_TOO_LONG'],
      [`requestId=${unknownId()}`, 'AUTHORIZE_OVER'],
      ...[
        undefined,
        `${redirectUri}/more`,
        `${redirectUri}.other.example`,
        `${redirectUri}?more=1`,
        `${redirectUri}#more`,
        redirectUri.toUpperCase(),
        redirectUri.replace('://', '://user@'),
        'https://other.example/callback',
      ].map((redirect_uri): [string, SubCodeName] => [
        toAuthorizationQuery(attempt, { redirect_uri }),
        'AUTHORIZE_REDIRECT_URI',
      ]),
    ];
    for (const [query, subCode] of requests) expectRefusal(await openRequest(ctx.visitor(), query), subCode);
  }),
  check('oauth.tellsClient', 'other errors redirect to the application with state and iss', async (ctx) => {
    const issuer = await findIssuer(ctx);
    const attempt = newAttempt(ctx.needClient());
    for (const [changes, error] of ERRORS) {
      const reply = await openRequest(ctx.visitor(), toAuthorizationQuery(attempt, changes));
      const { next, redirectUrl } = readData('authorizeRequest', reply) as AuthorizeRequest;
      const what = `a request with ${JSON.stringify(changes)}`;
      assert(next === 'error' && redirectUrl, `${what}: next is ${next}, expected error ${error}`);
      const parameters = readRedirectParameters(redirectUrl);
      assert(redirectUrl.startsWith(attempt.client.redirectUri), `${what}: redirects to another address`);
      assert(
        parameters.get('error') === error,
        `${what}: error is ${parameters.get('error')}, expected ${error}`,
      );
      assert(parameters.get('state') === attempt.state, `${what}: state was changed`);
      assert(parameters.get('iss') === issuer, `${what}: iss is ${parameters.get('iss')}`);
    }
  }),
  check('oauth.visitor', 'a request belongs to its visitor', async (ctx) => {
    const attempt = newAttempt(ctx.needClient());
    const { requestId, next } = readData(
      'authorizeRequest',
      await openRequest(ctx.visitor(), toAuthorizationQuery(attempt)),
    );
    assert(next === 'login', `authorizeRequest: next is ${next} without a session`);
    expectRefusal(await openRequest(ctx.visitor(), `requestId=${requestId}`), 'AUTHORIZE_OVER');
  }),
  check('oauth.parting', 'sign-out redirects to registered addresses only', async (ctx) => {
    const { id, redirectUri } = ctx.needClient();
    const query = { post_logout_redirect_uri: 'https://other.example/', state: 'x', client_id: id };
    // Many applications register their start page. A longer address with the same beginning is another one.
    const beginsAlike = new URL(`/${unknownId()}`, redirectUri).href;
    const queries: Record<string, string>[] = [
      {},
      { id_token_hint: 'a.b.c' },
      { post_logout_redirect_uri: beginsAlike },
    ];
    for (const more of queries) {
      const address = await ctx.visitor().read('logout', { query: { ...query, ...more } });
      assert(address === null, `logout redirects to ${address}, which no application has registered`);
    }
  }),
];
