/** Helpers of checks that use the second account: sign-in, step-up, change and restoration of its password. */

import { CODE_SUCCESS } from '@/contract/envelopeCodes';
import type { CheckContext } from './checkContext';
import { type Reply, readEnvelope, type Visitor } from './client';
import { readData } from './expect';
import { seal } from './seal';

/** Signs the second account in, in a new browser. If two passwords are possible, tries the other one, too. */
export async function signInSecondAccount(ctx: CheckContext): Promise<Visitor> {
  const visitor = ctx.visitor();
  try {
    await ctx.expectSignIn(visitor, ctx.secondCredentials());
  } catch (error) {
    if (ctx.secondPasswords.length === 0) throw error;
    ctx.secondPasswords.reverse();
    await ctx.expectSignIn(visitor, ctx.secondCredentials());
  }
  return visitor;
}

/** Signs the second account in and confirms the session by password. */
export async function stepUpSecond(ctx: CheckContext): Promise<Visitor> {
  const visitor = await signInSecondAccount(ctx);
  readData('stepUp', await ctx.stepUp(visitor, ctx.secondCredentials().password));
  return visitor;
}

/** Sends a new password of the second account. The context stores it until the original one is restored. */
export async function sendNewPassword(
  ctx: CheckContext,
  visitor: Visitor,
  newPassword: string,
): Promise<Reply> {
  const { password } = ctx.secondCredentials();
  const secret = readData('secret', await visitor.call('secret'));
  const body = { pwd: seal(secret, password), newPwd: seal(secret, newPassword), secretId: secret.id };
  // Even without a success the server may change the password, and end the cached session of `ctx.secondMember()`.
  ctx.secondPasswords = [password, newPassword];
  ctx.forgetSecondMember();
  const reply = await visitor.call('changePassword', { body });
  if (readEnvelope(reply).code === CODE_SUCCESS) ctx.secondPasswords.reverse();
  return reply;
}

/** Changes the password of the second account in this session. */
export async function changeSecondPassword(
  ctx: CheckContext,
  visitor: Visitor,
  newPassword: string,
): Promise<void> {
  readData('changePassword', await sendNewPassword(ctx, visitor, newPassword));
}

/** Restores the original password of the second account, if this run may have changed it. */
export async function restoreSecondPassword(ctx: CheckContext): Promise<void> {
  const { secondAccount } = ctx.settings;
  if (!secondAccount || ctx.secondPasswords.length === 0) return;
  const visitor = await signInSecondAccount(ctx);
  const { password } = secondAccount;
  if (ctx.secondCredentials().password !== password) await changeSecondPassword(ctx, visitor, password);
  ctx.secondPasswords = [];
}
