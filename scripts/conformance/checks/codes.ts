/** One-time codes (docs/api.md, One-time codes). All but two checks send messages. */
import {
  CAPTCHA_AFTER_SENDS,
  CAPTCHA_AFTER_SENDS_TO,
  CODE_LIFETIME,
  CODE_RESEND,
  CODE_TRIES,
} from '@/constants';
import type { CodeSent } from '@/contract';
import { check } from '../check';
import { type CheckContext, unknownMobile } from '../checkContext';
import type { Visitor } from '../client';
import { expectAlike, expectFieldsWrong, expectRefusal, lastsFor, readData } from '../expect';
import { assert, NotRun } from '../outcome';
import { describe, type Reply } from '../reply';

const STEP_UP = { scene: 'stepUp', channel: 'mobile' };
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

/** Sends a step-up with a code. A wrong code confirms nothing. */
const confirm = (visitor: Visitor, value: string) =>
  visitor.call('stepUp', { body: { method: 'sms', value } });

/** Returns the response. Throws NotRun for a 429: consecutive runs may reach the hourly limits of codes. */
export function skipIfLimited(reply: Reply): Reply {
  if (reply.status === 429)
    throw new NotRun('the server sends no more codes for now: its limit is reached (429)');
  return reply;
}

/** Sends a code to the account's own number. Uses a new session, because each allows one code in 60 seconds. */
async function ownCode(ctx: CheckContext) {
  ctx.need('allowMessages');
  const visitor = await ctx.freshMember();
  const reply = skipIfLimited(await visitor.call('ownCode', { body: STEP_UP }));
  return { visitor, codeSent: readData('ownCode', reply) };
}

function expectCodeSent({ expiresAt, resendAt, triesLeft }: CodeSent): void {
  assert(lastsFor(expiresAt, CODE_LIFETIME), `a code expires at ${expiresAt}, not after 5 minutes`);
  assert(lastsFor(resendAt, CODE_RESEND), `the next code can be sent at ${resendAt}, not after 60 seconds`);
  assert(triesLeft === CODE_TRIES, `a new code has ${triesLeft} tries, not ${CODE_TRIES}`);
}

/** Sends a sign-in code to the account's own number, which the kit reads in full after a step-up. */
async function knownNumber(ctx: CheckContext): Promise<Reply> {
  const owner = await ctx.steppedUp();
  const { value } = await owner.read('ownValue', { body: { field: 'mobile' } });
  return ctx.visitor().call('loginCode', { body: { region: '+86', mobile: value } });
}

export const codes = {
  name: 'codes',
  title: 'One-time codes',
  checks: [
    check('codes.none', 'if no code was sent, any code gets CODE_EXPIRED', async (ctx) => {
      const number = { region: '+86', mobile: unknownMobile() };
      const login = { query: { channelCode: '2' }, body: { ...number, code: '000000' } };
      expectRefusal(await ctx.visitor().call('login', login), 'CODE_EXPIRED');
      const proof = { scene: 'appeal', ...number, code: '000000' };
      expectRefusal(await ctx.visitor().call('proveMobile', { body: proof }), 'CODE_EXPIRED');
    }),
    check('codes.numbers', 'an invalid mobile number gets a 422', async (ctx) => {
      for (const mobile of ['', '123', 'abcdefghijk', '1'.repeat(40)]) {
        expectFieldsWrong(
          await ctx.visitor().call('loginCode', { body: { region: '+86', mobile } }),
          'mobile',
        );
      }
    }),
    check('codes.sent', 'the response has expiry, time of the next code, and tries', async (ctx) => {
      const { codeSent } = await ownCode(ctx);
      expectCodeSent(codeSent);
      assert(codeSent.destination.includes('*'), 'the destination is not masked');
    }),
    check('codes.tooSoon', 'the next code is sent after 60 seconds at the earliest', async (ctx) => {
      const { visitor, codeSent } = await ownCode(ctx);
      const reply = await visitor.call('ownCode', { body: STEP_UP });
      const { resendAt } = expectRefusal(reply, 'CODE_TOO_SOON');
      assert(
        resendAt === codeSent.resendAt,
        `${describe(reply)}: data.resendAt is not that of the sent code`,
      );
    }),
    // Sends five wrong codes, which with high probability are not the one that was sent.
    check('codes.tries', 'five wrong codes invalidate the sent code', async (ctx) => {
      const { visitor, codeSent } = await ownCode(ctx);
      const code = ctx.settings.outbox ? await ctx.sentCode(codeSent.destination) : '';
      for (let left = CODE_TRIES - 1; left >= 0; left -= 1) {
        const reply = await confirm(visitor, wrongOf(code));
        const { triesLeft } = expectRefusal(reply, left > 0 ? 'CODE_WRONG' : 'CODE_USED_UP');
        if (left > 0) {
          assert(triesLeft === left, `${describe(reply)}: triesLeft is ${triesLeft}, not ${left}`);
        }
      }
      expectRefusal(await confirm(visitor, code || '123456'), 'CODE_USED_UP');
    }),
    check('codes.once', 'a code is valid once', async (ctx) => {
      const { visitor, codeSent } = await ownCode(ctx);
      const code = await ctx.sentCode(codeSent.destination);
      readData('stepUp', await confirm(visitor, code));
      expectRefusal(await confirm(visitor, code), 'CODE_USED_UP');
    }),
    check('codes.visitor', 'a code is valid only for the visitor who requested it', async (ctx) => {
      const { codeSent } = await ownCode(ctx);
      const code = await ctx.sentCode(codeSent.destination);
      expectRefusal(await confirm(await ctx.freshMember(), code), 'CODE_EXPIRED');
    }),
    check('codes.scene', 'a code is valid only for its scene', async (ctx) => {
      const { visitor, codeSent } = await ownCode(ctx);
      const code = await ctx.sentCode(codeSent.destination);
      const reply = await visitor.call('proveOwnMobile', { body: { method: 'sms', code } });
      expectRefusal(reply, 'CODE_EXPIRED');
    }),
    check('codes.form', 'a malformed code gets a 422 and costs no try', async (ctx) => {
      const { visitor, codeSent } = await ownCode(ctx);
      const code = await ctx.sentCode(codeSent.destination);
      for (const value of ['12345', '1234567', 'abcdef'])
        expectFieldsWrong(await confirm(visitor, value), 'value');
      const { triesLeft } = expectRefusal(await confirm(visitor, wrongOf(code)), 'CODE_WRONG');
      assert(triesLeft === CODE_TRIES - 1, 'a malformed code costs a try');
    }),
    check('enumeration.code', 'a number without an account gets a code and a registration', async (ctx) => {
      ctx.need('allowMessages');
      const number = ctx.need('unusedMobile');
      const visitor = ctx.visitor();
      const reply = skipIfLimited(await visitor.call('loginCode', { body: number }));
      expectCodeSent(readData('loginCode', reply));
      const known = await knownNumber(ctx);
      expectAlike(known, reply, 'a code to a number of an account and to one without an account');
      const code = await ctx.sentCode(number.mobile);
      const login = await visitor.call('login', { query: { channelCode: '2' }, body: { ...number, code } });
      const data = readData('login', login) as { redirectUrl?: string | null };
      const address = data.redirectUrl ?? '';
      assert(
        address.startsWith('/uaa/register?ticket='),
        `${describe(login)}: redirects to ${address.split('=')[0]}`,
      );
      expectRefusal(await visitor.call('accountDetail'), 'NO_SESSION');
      const ticket = new URLSearchParams(address.split('?')[1]).get('ticket') ?? '';
      await visitor.read('registerTicket', { query: { ticket } });
      expectRefusal(await ctx.visitor().call('registerTicket', { query: { ticket } }), 'TICKET_UNKNOWN');
    }),
    check('codes.captcha', 'the third code within 10 minutes requires a captcha', async (ctx) => {
      ctx.need('allowMessages');
      const number = ctx.need('unusedMobile');
      const visitor = ctx.visitor();
      const scenes = ['register', 'reset', 'appeal', 'bind'].slice(0, CAPTCHA_AFTER_SENDS);
      for (const scene of scenes) {
        readData('smsCode', skipIfLimited(await visitor.call('smsCode', { body: { scene, ...number } })));
      }
      const next = { body: { scene: 'unfreeze', ...number } };
      expectRefusal(await visitor.call('smsCode', next), 'CAPTCHA_REQUIRED');
      const wrong = { body: { ...next.body, captcha: 'xxxx' } };
      expectRefusal(await visitor.call('smsCode', wrong), 'BAD_CAPTCHA');
    }),
    // The captcha depends on the number: a browser without cookies has to solve it, too.
    check('codes.destination', 'new visitors need a captcha for the fourth code to a number', async (ctx) => {
      ctx.need('allowMessages');
      const number = ctx.need('unusedMobile');
      const send = async () =>
        skipIfLimited(await ctx.visitor().call('smsCode', { body: { scene: 'appeal', ...number } }));
      let reply = await send();
      for (let sent = 0; sent < CAPTCHA_AFTER_SENDS_TO; sent += 1) reply = await send();
      expectRefusal(reply, 'CAPTCHA_REQUIRED');
    }),
  ],
};
