/** Checks the bindings of an authorization code and the content of tokens (docs/api.md, OAuth endpoints). */
import { exchangeCode, newAttempt, newCode, requestUserinfo } from '../application';
import { check } from '../check';
import { assert } from '../outcome';
import { describe } from '../reply';
import { expectOAuthError, readDocument } from './oauthServer';

/** Maximum lifetime of an access token (s). The portal uses one hour; another server may choose up to one day. */
const LIFETIME_MAX = 86_400;
/** Length of a verifier: one character fewer than RFC 7636, section 4.1 requires. */
const SHORT_VERIFIER = 42;

export const tokenChecks = [
  // The other application authenticates correctly, and sends a code that is not its own.
  check('oauth.client', 'a code is valid only for its application', async (ctx) => {
    const first = ctx.needClient();
    const other = ctx.needClient(({ id }) => id !== first.id, 'a second application');
    const { code, attempt } = await newCode(ctx, newAttempt(first));
    const stolen = await exchangeCode(ctx, { ...attempt, client: other }, code, {
      redirect_uri: first.redirectUri,
    });
    expectOAuthError(stolen, 'invalid_grant');
  }),
  check('oauth.redirectUriMissing', 'a code without its redirect_uri returns no token', async (ctx) => {
    const { code, attempt } = await newCode(ctx);
    expectOAuthError(await exchangeCode(ctx, attempt, code, { redirect_uri: undefined }), 'invalid_request');
  }),
  check('oauth.verifierForm', 'a verifier has at least 43 characters', async (ctx) => {
    const attempt = newAttempt(ctx.needClient());
    const short = { ...attempt, verifier: attempt.verifier.slice(0, SHORT_VERIFIER) };
    const { code } = await newCode(ctx, short);
    expectOAuthError(await exchangeCode(ctx, short, code), 'invalid_grant');
  }),
  check('oauth.signOut', 'signing out ends the access tokens of the session', async (ctx) => {
    const member = await ctx.freshMember();
    const { code, attempt } = await newCode(ctx, undefined, member);
    const { access_token: token } = readDocument(await exchangeCode(ctx, attempt, code));
    const before = await requestUserinfo(ctx, String(token));
    assert(before.status === 200, `${describe(before)}: expected the claims of a new token`);
    await member.call('logout');
    const after = await requestUserinfo(ctx, String(token));
    assert(
      after.status === 401,
      `${describe(after)}: the access token outlasts the session it was issued in`,
    );
  }),
  check('oauth.lifetime', 'a token response has its lifetime in seconds', async (ctx) => {
    const { code, attempt } = await newCode(ctx);
    const { expires_in: expiresIn } = readDocument(await exchangeCode(ctx, attempt, code));
    const isValid = Number.isInteger(expiresIn) && Number(expiresIn) > 0 && Number(expiresIn) <= LIFETIME_MAX;
    assert(isValid, `expires_in is ${JSON.stringify(expiresIn)}, not an integer from 1 to ${LIFETIME_MAX}`);
  }),
];
