/** The decision of the user whom the page shows (docs/api.md, consent). */
import { SECOND } from '@/constants';
import type { AuthorizeRequest } from '@/contract';
import {
  decide,
  exchangeCode,
  isNewGrant,
  newAttempt,
  noteGrant,
  openRequest,
  readRedirectParameters,
  toAuthorizationQuery,
} from '../application';
import { check } from '../check';
import type { CheckContext } from '../checkContext';
import { expectFieldsWrong, expectRefusal, readData } from '../expect';
import { assert, NotRun } from '../outcome';
import { readDocument } from './oauthServer';
import { readSessionId, SESSION_COOKIE } from './sessions';

/** A server may store the time of authentication in whole seconds (ms). */
const SIGN_IN_AGE = 1.1 * SECOND;

/** Opens a request whose page asks the account for its consent. */
async function openConsent(ctx: CheckContext) {
  const member = await ctx.member();
  const attempt = newAttempt(ctx.needClient());
  const query = toAuthorizationQuery(attempt, { prompt: 'consent' });
  const opened = readData('authorizeRequest', await openRequest(member, query));
  return { member, attempt, opened };
}

/** Requires an account without a grant before this run, because omitting a scope would withdraw it. */
async function openFirstConsent(ctx: CheckContext) {
  const client = ctx.needClient();
  await noteGrant(ctx, await ctx.member(), client);
  if (!isNewGrant(ctx, client)) throw new NotRun('the account had allowed the application before');
  const consent = await openConsent(ctx);
  const { next } = consent.opened;
  if (next !== 'consent') throw new NotRun(`authorizeRequest: next is ${next}, not consent`);
  return consent;
}

const requiredOf = ({ scopes }: AuthorizeRequest) =>
  scopes.flatMap(({ scope, required }) => (required ? [scope] : []));

export const consentChecks = [
  check('oauth.denied', 'a denied request redirects with an error', async (ctx) => {
    const { member, attempt, opened } = await openConsent(ctx);
    const { redirectUrl } = readData('consent', await decide(member, opened, false));
    const parameters = readRedirectParameters(redirectUrl);
    assert(
      parameters.get('error') === 'access_denied',
      `a denied request redirects with the error ${parameters.get('error')}`,
    );
    assert(parameters.get('state') === attempt.state, 'state was changed');
    expectRefusal(await openRequest(member, `requestId=${opened.requestId}`), 'AUTHORIZE_OVER');
  }),
  // A faulty server creates a grant for the application, so this requires allowChanges.
  check('oauth.deniedForGood', 'a denied request stays denied', async (ctx) => {
    await noteGrant(ctx, await ctx.member(), ctx.needClient());
    const { member, opened } = await openConsent(ctx);
    const { redirectUrl } = readData('consent', await decide(member, opened, false));
    const again = readData('consent', await decide(member, opened, true));
    assert(again.redirectUrl === redirectUrl, 'a denied request was allowed by a repeated request');
  }),
  check('oauth.ticked', 'a token has only the selected scopes', async (ctx) => {
    const { member, attempt, opened } = await openFirstConsent(ctx);
    const selectedScopes = requiredOf(opened);
    const omittedScope = opened.scopes.find(({ required }) => !required)?.scope;
    if (!omittedScope) throw new NotRun('the application requests no optional scope');
    const { redirectUrl } = readData('consent', await decide(member, opened, true, selectedScopes));
    const reply = await exchangeCode(ctx, attempt, readRedirectParameters(redirectUrl).get('code') ?? '');
    const scopes = String(readDocument(reply).scope).split(' ');
    assert(!scopes.includes(omittedScope), `the token has the scope ${omittedScope}, which was not selected`);
  }),
  check('oauth.askedScopes', 'a consent has requested scopes only, and all required ones', async (ctx) => {
    const { member, opened } = await openFirstConsent(ctx);
    const required = requiredOf(opened);
    expectFieldsWrong(await decide(member, opened, true, [...required, 'email']), 'scopes');
    if (required[0]) expectFieldsWrong(await decide(member, opened, true, required.slice(1)), 'scopes');
    readData('consent', await decide(member, opened, false));
  }),
  // The request is opened without the session cookie, which is added later, as with a copied session.
  check('oauth.newSignIn', 'prompt=login requires a sign-in after the request', async (ctx) => {
    const query = toAuthorizationQuery(newAttempt(ctx.needClient()), { prompt: 'login' });
    const member = await ctx.freshMember();
    const session = readSessionId(member);
    await new Promise((resolve) => setTimeout(resolve, SIGN_IN_AGE));
    member.cookies.delete(SESSION_COOKIE);
    const { requestId } = readData('authorizeRequest', await openRequest(member, query));
    member.cookies.set(SESSION_COOKIE, session);
    const { next } = readData('authorizeRequest', await openRequest(member, `requestId=${requestId}`));
    assert(next === 'login', `prompt=login in a session from before the request: next is ${next}, not login`);
  }),
  check('oauth.person', 'only the user whom the page shows can decide', async (ctx) => {
    const { member, opened } = await openConsent(ctx);
    assert(opened.person, 'authorizeRequest returns no person');
    const forged = { ...opened, person: { ...opened.person, account: 'somebody-else' } };
    expectRefusal(await decide(member, forged, false), 'AUTHORIZE_PERSON');
    readData('consent', await decide(member, opened, false));
  }),
];
