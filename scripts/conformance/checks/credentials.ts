/**
 * Changes of the second account's credentials (docs/api.md, Session ids; New passwords; Changes that invalidate earlier
 * proofs).
 */
import { createHash, randomBytes } from 'node:crypto';
import { BREACHED_RANGE_STEP } from '@/constants';
import { check } from '../check';
import { type CheckContext, unknownMobile } from '../checkContext';
import type { Visitor } from '../client';
import { expectFieldsWrong, expectRefusal, readData } from '../expect';
import { restoreSecondPassword, sendNewPassword, signInSecondAccount } from '../otherAccounts';
import { assert, NotRun } from '../outcome';
import { describe } from '../reply';
import { readSessionId, withSession } from './sessions';

/** One of the passwords that data leaks contain most often. */
const BREACHED = 'password123';
const HASH = createHash('sha1').update(BREACHED).digest('hex').toUpperCase();
const SUFFIX = /^[0-9A-F]{35}$/;

/** Changes the password in a session of the second account, checks the effects, and changes it back. */
async function withNewPassword(ctx: CheckContext, owner: Visitor, run: () => Promise<void>): Promise<void> {
  try {
    const newPassword = `${randomBytes(12).toString('base64url')}-Conformance-7`;
    readData('changePassword', await sendNewPassword(ctx, owner, newPassword));
    await run();
  } finally {
    await restoreSecondPassword(ctx);
  }
}

function needPermissions(ctx: CheckContext): void {
  ctx.need('allowChanges');
  // The owner is alerted.
  ctx.need('allowMessages');
}

export const credentials = {
  name: 'credentials',
  title: 'Changes of credentials and contacts',
  checks: [
    // Sends a code that the server has not sent: it has to require the step-up before it checks the code.
    check('credentials.bindMobile', 'outside the guide, a first number requires a step-up', async (ctx) => {
      const visitor = await signInSecondAccount(ctx);
      const { mobile } = await visitor.read('accountDetail');
      if (mobile) throw new NotRun('needs a second account without a mobile number');
      await visitor.read('skipGuide', { body: { kind: 'bindMobile' } });
      const body = { region: '+86', mobile: unknownMobile(), code: '000000' };
      expectRefusal(await visitor.call('bindMobile', { body }), 'STEP_UP_REQUIRED');
    }),
    check('credentials.sessionId', 'a new password renews the id of the session', async (ctx) => {
      needPermissions(ctx);
      const owner = await signInSecondAccount(ctx);
      const before = readSessionId(owner);
      await withNewPassword(ctx, owner, async () => {
        assert(readSessionId(owner) !== before, 'a new password keeps the id of the session');
        await owner.read('accountDetail');
        const write = await withSession(ctx, before, owner.cookies).call('endOtherSessions');
        assert(
          write.status === 401,
          `${describe(write)}: the former id of the session is still accepted for writes`,
        );
      });
    }),
    check('credentials.reset', 'a new password ends a reset in progress', async (ctx) => {
      needPermissions(ctx);
      const { account: loginId, userType } = ctx.secondCredentials();
      const otherBrowser = ctx.visitor();
      const captcha = await ctx.captcha(otherBrowser);
      const reply = await otherBrowser.call('startReset', { body: { userType, loginId, captcha } });
      const { id } = readData('startReset', reply);
      const proof = { id, method: 'email', email: 'nobody@example.com', code: '000000' };
      // Before the change, the reset exists.
      expectRefusal(await otherBrowser.call('proveReset', { body: proof }), ['CODE_WRONG', 'CODE_EXPIRED']);
      await withNewPassword(ctx, await signInSecondAccount(ctx), async () => {
        expectRefusal(await otherBrowser.call('proveReset', { body: proof }), 'RESET_UNKNOWN');
      });
    }),
    check('credentials.breachedRange', 'padded lists have the hashes of breached passwords', async (ctx) => {
      const visitor = ctx.visitor();
      const knownPrefix = HASH.slice(0, 5);
      for (const prefix of [knownPrefix, '00000', 'FFFFF']) {
        const list = await visitor.read('breachedRange', { query: { prefix } });
        assert(
          list.every((suffix) => SUFFIX.test(suffix)),
          `${prefix}: not all suffixes have 35 upper-case hexadecimal digits`,
        );
        const isFull = list.length > 0 && list.length % BREACHED_RANGE_STEP === 0;
        assert(isFull, `${prefix}: ${list.length} hashes, no multiple of ${BREACHED_RANGE_STEP}`);
        if (prefix === knownPrefix)
          assert(list.includes(HASH.slice(5)), `${prefix}: does not list ${BREACHED}`);
      }
      for (const prefix of [knownPrefix.slice(1), knownPrefix.toLowerCase(), HASH]) {
        expectFieldsWrong(await visitor.call('breachedRange', { query: { prefix } }), 'prefix');
      }
    }),
    check('credentials.breached', 'a breached password cannot be set', async (ctx) => {
      needPermissions(ctx);
      try {
        const reply = await sendNewPassword(ctx, await signInSecondAccount(ctx), BREACHED);
        expectRefusal(reply, ['PASSWORD_BREACHED', 'PASSWORD_WEAK']);
      } finally {
        await restoreSecondPassword(ctx);
      }
    }),
  ],
};
