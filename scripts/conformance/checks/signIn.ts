/** Sign-in by password: what responses reveal about accounts, captchas and locks (docs/api.md, Sign-in). */
import { APPEAL_MISSES_MAX, CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES } from '@/constants';
import type { WorkPayload } from '@/contract';
import { check } from '../check';
import {
  type CheckContext,
  unknownMobile,
  unknownName,
  unknownTicket,
  WRONG_PASSWORD,
  writeProof,
} from '../checkContext';
import type { Visitor } from '../client';
import { expectAlike, expectRefusal, readData } from '../expect';
import { assert, NotRun } from '../outcome';
import { describe, type Reply, readEnvelope } from '../reply';
import type { Credentials } from '../settings';

const unknownCredentials = (): Credentials => ({
  account: unknownName(),
  password: WRONG_PASSWORD,
  userType: 'person',
});

/** Fails to sign in as the account, then signs it in, which resets the count of failures. */
async function failOnce(ctx: CheckContext, who: Credentials): Promise<Reply> {
  try {
    return await ctx.signIn(ctx.visitor(), who);
  } finally {
    await ctx.freshMember();
  }
}

/** Fails to sign in `times` times. Returns the last response. */
async function failTimes(ctx: CheckContext, who: Credentials, times: number): Promise<Reply> {
  let last: Reply | undefined;
  for (let done = 0; done < times; done += 1) last = await ctx.signIn(ctx.visitor(), who);
  if (!last) throw new NotRun('nothing was tried');
  return last;
}

const needsCaptcha = async (visitor: Visitor, account: string) =>
  await visitor.read('captchaNeeded', { query: { account } });

/** Returns the same proof of work with a wrong solution. */
function spoilProof(captcha: string): string {
  const payload = JSON.parse(Buffer.from(captcha, 'base64').toString()) as WorkPayload;
  return writeProof({ ...payload, solution: { ...payload.solution, derivedKey: '0'.repeat(64) } });
}

async function startReset(ctx: CheckContext, visitor: Visitor, loginId: string): Promise<Reply> {
  const { userType } = ctx.need('account');
  return visitor.call('startReset', { body: { userType, loginId, captcha: await ctx.captcha(visitor) } });
}

/** New visitors with new numbers need no captcha, so the server has to count the tries for the ticket. */
export async function appealLimits(ctx: CheckContext): Promise<void> {
  const ticket = unknownTicket();
  const guess = () =>
    ctx.visitor().call('appealProgress', { body: { ticket, region: '+86', mobile: unknownMobile() } });
  for (let miss = 0; miss < APPEAL_MISSES_MAX.ticket; miss += 1)
    expectRefusal(await guess(), 'APPEAL_UNKNOWN');
  expectRefusal(await guess(), 'TOO_MANY', 429);
}

export const signIn = {
  name: 'signIn',
  title: 'Sign-in',
  checks: [
    check('enumeration.signIn', 'an unknown account is refused like a wrong password', async (ctx) => {
      const own = ctx.need('account');
      const known = await failOnce(ctx, { ...own, password: WRONG_PASSWORD });
      const unknown = await ctx.signIn(ctx.visitor(), unknownCredentials());
      expectRefusal(unknown, 'BAD_CREDENTIALS');
      expectAlike(known, unknown, 'a wrong password and an unknown account');
    }),
    check('enumeration.userType', 'a wrong user type is refused like an unknown account', async (ctx) => {
      const own = ctx.need('account');
      const userType = own.userType === 'person' ? 'legal' : 'person';
      const known = await failOnce(ctx, { ...own, userType });
      const unknown = await ctx.signIn(ctx.visitor(), unknownCredentials());
      expectAlike(known, unknown, 'a wrong user type and an unknown account');
    }),
    check('enumeration.reset', 'a reset for an unknown name looks like one for an account', async (ctx) => {
      const [one, other] = [ctx.visitor(), ctx.visitor()];
      const known = await startReset(ctx, one, ctx.need('account').account);
      const unknown = await startReset(ctx, other, unknownName());
      expectAlike(known, unknown, 'a reset for an account and for an unknown name');
      const [known2, unknown2] = [readData('startReset', known), readData('startReset', unknown)];
      assert(
        known2.id.length === unknown2.id.length,
        "the length of a reset's id reveals whether the account exists",
      );
      const proof = { method: 'mobile', region: '+86', mobile: unknownMobile(), code: '000000' };
      const knownProof = await one.call('proveReset', { body: { id: known2.id, ...proof } });
      const unknownProof = await other.call('proveReset', { body: { id: unknown2.id, ...proof } });
      expectRefusal(unknownProof, 'CODE_EXPIRED');
      expectAlike(knownProof, unknownProof, 'a proof for an account and for an unknown name');
    }),
    check('enumeration.appeal', "another user's appeal is refused like an unknown one", async (ctx) => {
      const member = await ctx.member();
      const [own] = (await member.read('ownAppeals')).list;
      if (!own) throw new NotRun('the account has no appeal');
      const readProgress = (ticket: string) =>
        ctx.visitor().call('appealProgress', { body: { ticket, region: '+86', mobile: unknownMobile() } });
      const [known, unknown] = [await readProgress(own.ticket), await readProgress(unknownTicket())];
      expectRefusal(unknown, 'APPEAL_UNKNOWN');
      expectAlike(known, unknown, "another user's appeal and an unknown number");
    }),
    check('appeal.limits', 'the tries for one ticket are limited', appealLimits),
    check('captcha.needed', 'a captcha is required after the second failure', async (ctx) => {
      const [visitor, who] = [ctx.visitor(), unknownCredentials()];
      assert(!(await needsCaptcha(visitor, who.account)), 'captchaNeeded is true before any failure');
      for (let failures = 1; failures <= CAPTCHA_AFTER_FAILURES; failures += 1) {
        await ctx.signIn(ctx.visitor(), who, { captcha: undefined });
        const needed = await needsCaptcha(visitor, who.account);
        const isExpected = failures >= CAPTCHA_AFTER_FAILURES;
        assert(needed === isExpected, `captchaNeeded is ${needed} after ${failures} failures`);
      }
      expectRefusal(await ctx.signIn(visitor, who, { captcha: undefined }), 'CAPTCHA_REQUIRED');
    }),
    // A program can read the characters of a vector image.
    check('captcha.image', 'the captcha is a raster image for every query', async (ctx) => {
      const visitor = ctx.visitor();
      const queries: Record<string, string>[] = [{ t: '1' }, { t: '2', kind: 'text' }];
      for (const query of queries) {
        const image = await visitor.read('captchaImage', { query });
        assert(/^data:image\/(?:png|jpeg|webp);base64,/.test(image), 'the captcha is no raster image');
      }
    }),
    check('captcha.spent', 'a captcha is valid for one try, even with a wrong solution', async (ctx) => {
      const [visitor, who] = [ctx.visitor(), unknownCredentials()];
      await failTimes(ctx, who, CAPTCHA_AFTER_FAILURES);
      const captcha = await ctx.captcha(visitor);
      expectRefusal(await ctx.signIn(visitor, who, { captcha: spoilProof(captcha) }), 'BAD_CAPTCHA');
      expectRefusal(await ctx.signIn(visitor, who, { captcha }), 'BAD_CAPTCHA');
    }),
    check('captcha.visitor', "another visitor's captcha is refused", async (ctx) => {
      const who = unknownCredentials();
      await failTimes(ctx, who, CAPTCHA_AFTER_FAILURES);
      const captcha = await ctx.captcha(ctx.visitor());
      expectRefusal(await ctx.signIn(ctx.visitor(), who, { captcha }), 'BAD_CAPTCHA');
    }),
    check('lockout.unknown', 'five failures lock an unknown name', async (ctx) => {
      const who = unknownCredentials();
      expectRefusal(await failTimes(ctx, who, LOCK_AFTER_FAILURES - 1), 'BAD_CREDENTIALS');
      expectRefusal(await failTimes(ctx, who, 1), 'LOCKED');
      expectRefusal(await ctx.signIn(ctx.visitor(), who), 'LOCKED');
      expectRefusal(
        await ctx.signIn(ctx.visitor(), { ...who, account: ` ${who.account.toUpperCase()} ` }),
        'LOCKED',
      );
    }),
    check('lockout.same', 'an unknown name is locked with the same response as an account', async (ctx) => {
      const known = await failTimes(
        ctx,
        { ...ctx.need('lockAccount'), password: WRONG_PASSWORD },
        LOCK_AFTER_FAILURES,
      );
      const unknown = await failTimes(ctx, unknownCredentials(), LOCK_AFTER_FAILURES);
      expectRefusal(unknown, 'LOCKED');
      expectAlike(known, unknown, 'the lock of an account and of an unknown name');
    }),
    // Runs after lockout.same; if it runs alone, it locks the account itself.
    check('lockout.right', 'a lock refuses the right password, too', async (ctx) => {
      const who = ctx.need('lockAccount');
      await failTimes(ctx, { ...who, password: WRONG_PASSWORD }, LOCK_AFTER_FAILURES);
      expectRefusal(await ctx.signIn(ctx.visitor(), who), 'LOCKED');
    }),
    check('signIn.refused', 'a refused sign-in creates no session', async (ctx) => {
      const visitor = ctx.visitor();
      const reply = await ctx.signIn(visitor, unknownCredentials());
      assert(readEnvelope(reply).code !== 20000, `${describe(reply)}: an unknown account signs in`);
      expectRefusal(await visitor.call('accountDetail'), 'NO_SESSION');
    }),
  ],
};
