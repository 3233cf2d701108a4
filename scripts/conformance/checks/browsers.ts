/** Kept sessions, trusted browsers, and the undo of a sign-in (docs/api.md, Browsers). */
import { Secret, TOTP } from 'otpauth';
import { DAY, KEPT_SESSION, MINUTE, SECOND, SHARED_BROWSER_COOKIE, TRUSTED_BROWSER } from '@/constants';
import { check } from '../check';
import type { CheckContext } from '../checkContext';
import type { Visitor } from '../client';
import { expectRefusal, lastsFor, readData } from '../expect';
import { readMaskedMail, signInSpare, stepUpSpare } from '../otherAccounts';
import { assert } from '../outcome';
import { describe, type Reply } from '../reply';
import { ownSession, readSessionId, SESSION_COOKIE, withSession } from './sessions';

/** Time for which an authenticator app shows a code (s). */
const CODE_PERIOD = 30;

function markAsShared(visitor: Visitor): void {
  const [name = '', value = ''] = SHARED_BROWSER_COOKIE.split('=');
  visitor.cookies.set(name, value);
}

/** Signs the account in. Returns the Max-Age of the session cookie (ms); undefined if it has none. */
async function signInFor(ctx: CheckContext, visitor: Visitor, keep?: true): Promise<number | undefined> {
  const { cookies } = await ctx.expectSignIn(visitor, ctx.need('account'), { keep });
  const line = cookies.find((one) => one.startsWith(`${SESSION_COOKIE}=`)) ?? '';
  const [, seconds] = /;\s*Max-Age=(\d+)/i.exec(line) ?? [];
  return seconds === undefined ? undefined : Number(seconds) * SECOND;
}

/** Signs in with the choice to stay signed in, runs the check of this id, and signs out. */
async function withKeptSession(
  ctx: CheckContext,
  id: string,
  run: (visitor: Visitor, age: number | undefined) => Promise<void>,
  visitor = ctx.visitor(),
): Promise<void> {
  await ctx.withChange(
    `logout of the session that ${id} keeps for 30 days`,
    () => visitor.read('logout'),
    async () => run(visitor, await signInFor(ctx, visitor, true)),
  );
}

/** Returns the time at which the kept session of a browser ends; null if the session is not kept. */
async function keptUntilOf(visitor: Visitor): Promise<string | null> {
  const { keptUntil } = await ownSession(visitor);
  const detail = await visitor.read('accountDetail');
  assert(keptUntil === detail.keptUntil, 'sessions and accountDetail differ in keptUntil');
  return keptUntil;
}

/** Signs in to the first spare account. Returns the ticket if the server requires a code. */
async function ticketFor(ctx: CheckContext, visitor: Visitor): Promise<string | undefined> {
  const reply = await ctx.signIn(visitor, ctx.spareCredentials());
  const { redirectUrl } = readData('login', reply) as { redirectUrl: string | null };
  return /^\/uaa\/secondFactor\?ticket=([\w-]+)$/.exec(redirectUrl ?? '')?.[1];
}

/** Adds an authenticator app to the account. Returns the next code of the app, because each is valid once. */
async function addApp(owner: Visitor): Promise<string> {
  const { secret } = await owner.read('startAuthenticator');
  const app = new TOTP({ secret: Secret.fromBase32(secret), period: CODE_PERIOD });
  const at = Date.now();
  const body = { code: app.generate({ timestamp: at }) };
  await owner.read('confirmAuthenticator', { body });
  return app.generate({ timestamp: at + CODE_PERIOD * SECOND });
}

const submitSecondFactor = (visitor: Visitor, ticket: string, code: string): Promise<Reply> =>
  visitor.call('secondFactor', { body: { ticket, code, trust: true } });

export const browsers = {
  name: 'browsers',
  title: 'Browsers',
  checks: [
    check('browsers.kept', 'a session lasts 30 days only after a sign-in with keep', async (ctx) => {
      await withKeptSession(ctx, 'browsers.kept', async (visitor, age) => {
        const isLong = age !== undefined && Math.abs(age - KEPT_SESSION) < MINUTE;
        assert(isLong, `the cookie ${SESSION_COOKIE} of a kept session has no Max-Age of 30 days`);
        assert(lastsFor(await keptUntilOf(visitor), KEPT_SESSION), 'keptUntil is not 30 days from now');
      });
      const ordinary = ctx.visitor();
      const age = await signInFor(ctx, ordinary);
      assert(age === undefined, 'a session is kept without the choice of the user: its cookie has a Max-Age');
      assert(
        (await keptUntilOf(ordinary)) === null,
        'a session is kept without the choice of the user: keptUntil',
      );
    }),
    check('browsers.keptEnds', 'another browser ends a kept session with all its copies', async (ctx) => {
      await withKeptSession(ctx, 'browsers.keptEnds', async (visitor) => {
        const copy = withSession(ctx, readSessionId(visitor), visitor.cookies);
        const { id } = await ownSession(visitor);
        const other = await ctx.freshMember();
        await other.read('endSession', { params: { id } });
        for (const one of [visitor, copy]) {
          expectRefusal(await one.call('accountDetail'), 'SESSION_ENDED_ELSEWHERE');
        }
      });
    }),
    check('browsers.shared', 'a shared browser gets no kept session', async (ctx) => {
      const browser = ctx.visitor();
      markAsShared(browser);
      const run = async (visitor: Visitor, age: number | undefined) => {
        assert(age === undefined, 'a shared browser gets a session cookie with a Max-Age');
        assert((await keptUntilOf(visitor)) === null, 'a shared browser gets a kept session');
      };
      await withKeptSession(ctx, 'browsers.shared', run, browser);
    }),
    check('browsers.trusted', 'only a trusted browser signs in without a code', async (ctx) => {
      const owner = await stepUpSpare(ctx);
      const code = await addApp(owner);
      try {
        const visitor = ctx.visitor();
        const ticket = await ticketFor(ctx, visitor);
        assert(ticket, 'an account with an authenticator app signs in without a code');
        expectRefusal(await visitor.call('accountDetail'), 'NO_SESSION');
        readData('secondFactor', await submitSecondFactor(visitor, ticket, code));
        const browsers = await visitor.read('trustedBrowsers');
        const isListed = browsers[0]?.current && lastsFor(browsers[0].until, TRUSTED_BROWSER);
        assert(isListed, 'trustedBrowsers does not list this browser first, for 30 days');
        await visitor.call('logout');
        assert(!(await ticketFor(ctx, visitor)), 'a trusted browser has to enter a code');
        assert(await ticketFor(ctx, ctx.visitor()), 'an untrusted browser signs in without a code');
        markAsShared(visitor);
        assert(await ticketFor(ctx, visitor), 'a shared browser signs in without a code');
      } finally {
        await owner.read('removeAuthenticator');
      }
      const remaining = await owner.read('trustedBrowsers');
      assert(remaining.length === 0, 'a change of a credential does not end the trust in browsers');
    }),
    // Invalidates the password of the second spare account, so that this account cannot be used again.
    check('browsers.undo', 'the undo link of a sign-in ends all sessions and the password', async (ctx) => {
      ctx.need('outbox');
      const owner = await signInSpare(ctx, 1);
      const mail = await readMaskedMail(owner);
      const earlier = await ctx.listUndoTokens(mail);
      const other = await signInSpare(ctx, 1);
      const body = { token: await ctx.sentUndoToken(mail, earlier) };
      const visitor = ctx.visitor();
      const { kind, until } = await visitor.read('checkUndo', { body });
      assert(kind === 'SIGN_IN', `the link in the alert of a new browser undoes ${kind}`);
      assert(lastsFor(until, 3 * DAY), 'the link does not last 72 hours');
      await other.read('accountDetail');
      await visitor.read('undoChange', { body });
      for (const one of [owner, other]) {
        const detail = await one.call('accountDetail');
        assert(detail.status === 401, `${describe(detail)}: a session is still valid after the undo`);
      }
      expectRefusal(await visitor.call('undoChange', { body }), 'UNDO_UNKNOWN');
      expectRefusal(await ctx.signIn(ctx.visitor(), ctx.spareCredentials(1)), 'BAD_CREDENTIALS');
    }),
  ],
};
