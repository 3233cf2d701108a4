/** Sessions and their cookie (docs/api.md, Conventions). */
import { randomBytes } from 'node:crypto';
import type { PortalSession } from '@/contract';
import { check } from '../check';
import type { CheckContext } from '../checkContext';
import type { Visitor } from '../client';
import { expectRefusal, expectSafeCookie } from '../expect';
import { assert } from '../outcome';
import { describe } from '../reply';

/** The cookie of a session. */
export const SESSION_COOKIE = 'portal_session';

/** Length of 128 random bits in base64url, so that session ids cannot be guessed. */
const SESSION_ID_LENGTH_MIN = 22;
/** Length of an invalid cookie value that browsers and usual servers still accept. */
const LONG_VALUE_LENGTH = 3000;

/** Returns the session id of a signed-in visitor. */
export function readSessionId(visitor: Visitor): string {
  const value = visitor.cookies.get(SESSION_COOKIE);
  assert(value, `sign-in sets no cookie ${SESSION_COOKIE}`);
  return value;
}

/** Returns a visitor's session in the list of sessions. Throws a finding unless exactly one is the current one. */
export async function ownSession(visitor: Visitor): Promise<PortalSession> {
  const listed = await visitor.read('sessions');
  const [own, ...others] = listed.filter(({ current }) => current);
  assert(own && others.length === 0, 'the list must have exactly one current session');
  return own;
}

/** Returns a browser with the cookie of a session, and with copies of `others`, if any. */
export function withSession(ctx: CheckContext, value: string, others?: Visitor['cookies']): Visitor {
  const visitor = ctx.visitor();
  for (const [name, copied] of others ?? []) visitor.cookies.set(name, copied);
  visitor.cookies.set(SESSION_COOKIE, value);
  return visitor;
}

export const sessions = {
  name: 'sessions',
  title: 'Sessions',
  checks: [
    check('sessions.cookie', 'portal_session is HttpOnly, SameSite=Lax and Secure', async (ctx) => {
      const reply = await ctx.expectSignIn(ctx.visitor(), ctx.need('account'));
      const line = reply.cookies.find((one) => one.startsWith(`${SESSION_COOKIE}=`));
      assert(line, `${describe(reply)}: no cookie ${SESSION_COOKIE}`);
      expectSafeCookie(ctx.settings, line);
      const value = line.split(';')[0]?.slice(SESSION_COOKIE.length + 1) ?? '';
      assert(
        value.length >= SESSION_ID_LENGTH_MIN,
        `the session id has ${value.length} characters, expected at least ${SESSION_ID_LENGTH_MIN}`,
      );
      expectRefusal(await ctx.visitor().call('accountDetail'), 'NO_SESSION');
    }),
    check('sessions.renewed', 'a sign-in renews the session id and ends the old session', async (ctx) => {
      const visitor = await ctx.freshMember();
      const before = readSessionId(visitor);
      await ctx.expectSignIn(visitor, ctx.need('account'));
      const after = readSessionId(visitor);
      assert(after !== before, 'a new sign-in keeps the session id');
      // Each 401 is right: the server may also report that another browser ended the session.
      const old = await withSession(ctx, before).call('accountDetail');
      assert(old.status === 401, `${describe(old)}: the session before the new sign-in is still valid`);
    }),
    check('sessions.planted', 'a session id that the server did not issue is ignored', async (ctx) => {
      const value = randomBytes(32).toString('base64url');
      const visitor = withSession(ctx, value);
      expectRefusal(await visitor.call('accountDetail'), 'NO_SESSION');
      await ctx.expectSignIn(visitor, ctx.need('account'));
      assert(readSessionId(visitor) !== value, 'sign-in accepts a session id that the server did not issue');
      expectRefusal(await withSession(ctx, value).call('accountDetail'), 'NO_SESSION');
    }),
    check('sessions.signOut', 'sign-out ends the session on the server', async (ctx) => {
      const visitor = await ctx.freshMember();
      const before = readSessionId(visitor);
      assert((await visitor.read('online')) === true, 'online is not true for a signed-in visitor');
      await visitor.read('logout');
      assert(
        !visitor.cookies.has(SESSION_COOKIE),
        `sign-out does not delete the cookie ${SESSION_COOKIE} in the browser`,
      );
      const after = withSession(ctx, before);
      expectRefusal(await after.call('accountDetail'), 'NO_SESSION');
      assert((await after.read('online')) === false, 'online is not false after signing out');
    }),
    check('sessions.list', 'the list has no session ids, and the current session first', async (ctx) => {
      const [one, other] = [await ctx.freshMember(), await ctx.freshMember()];
      const { id: otherId } = await ownSession(other);
      const listed = await one.read('sessions');
      assert(listed[0]?.current, 'the current session is not the first');
      const secrets = [readSessionId(one), readSessionId(other)];
      assert(!listed.some(({ id }) => secrets.includes(id)), 'the list contains session ids of cookies');
      assert(
        listed.some(({ id }) => id === otherId),
        'another session of the account is missing',
      );
    }),
    check('sessions.endedElsewhere', 'an ended session returns SESSION_ENDED_ELSEWHERE', async (ctx) => {
      const [one, other] = [await ctx.freshMember(), await ctx.freshMember()];
      const { id } = await ownSession(other);
      await one.read('endSession', { params: { id } });
      expectRefusal(await other.call('accountDetail'), 'SESSION_ENDED_ELSEWHERE');
      const online = await other.call('online');
      const data = expectRefusal<boolean>(online, 'SESSION_ENDED_ELSEWHERE', 200);
      assert(data === false, `${describe(online)}: data is not false`);
      expectRefusal(await one.call('endSession', { params: { id } }), 'NOT_FOUND');
    }),
    check('sessions.junk', 'an invalid session cookie returns NO_SESSION', async (ctx) => {
      for (const value of ['', 'x', '"', 'a'.repeat(LONG_VALUE_LENGTH), '%00', "' OR 1=1"]) {
        const reply = await withSession(ctx, value).call('accountDetail');
        expectRefusal(reply, 'NO_SESSION');
      }
    }),
    check('sessions.redirect', 'redirect does not redirect to another host', async (ctx) => {
      const requestRedirect = async (visitor: Visitor, referer: string) =>
        await visitor.read('redirect', { query: { referer } });
      assert(
        (await requestRedirect(ctx.visitor(), '/user/notices')) === null,
        'redirect returns an address to a visitor who is not signed in',
      );
      const member = await ctx.member();
      for (const referer of ['//other.example/x', 'https://other.example/', '/\\other.example']) {
        const address = await requestRedirect(member, referer);
        assert(
          address === null || /^\/(?![/\\])/.test(address),
          `redirect returns ${address} for ${referer}`,
        );
      }
    }),
  ],
};
