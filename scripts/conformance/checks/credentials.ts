/**
 * Changes of the second account's credentials (docs/api.md, Session ids; Changes that invalidate earlier
 * proofs).
 */
import { randomBytes } from 'node:crypto';
import { check } from '../check';
import { type CheckContext, unknownMobile } from '../checkContext';
import type { Visitor } from '../client';
import { expectRefusal, readData } from '../expect';
import { restoreSecondPassword, sendNewPassword, signInSecondAccount } from '../otherAccounts';
import { assert, NotRun } from '../outcome';
import { describe } from '../reply';
import { breachedPasswordChecks } from './breachedPasswords';
import { readSessionId, withSession } from './sessions';

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
    check(
      'credentials.bindMobile',
      'a first mobile number requires a step-up outside the guide',
      async (ctx) => {
        const visitor = await signInSecondAccount(ctx);
        const { mobile } = await visitor.read('accountDetail');
        if (mobile) throw new NotRun('needs a second account without a mobile number');
        await visitor.read('skipGuide', { body: { kind: 'bindMobile' } });
        const body = { region: '+86', mobile: unknownMobile(), code: '000000' };
        expectRefusal(await visitor.call('bindMobile', { body }), 'STEP_UP_REQUIRED');
      },
    ),
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
    ...breachedPasswordChecks,
  ],
};
