/** Signs the second account in, changes its password, and changes it back. */

import { CODE_SUCCESS } from '@/contract/envelopeCodes';
import type { CheckContext } from './checkContext';
import { envelopeOf, type Reply, type Visitor } from './client';
import { dataOf } from './expect';
import { seal } from './seal';

/** Signs the second account in with its current password, in a new browser. */
export async function enterSecond(ctx: CheckContext): Promise<Visitor> {
  const who = ctx.second();
  const visitor = ctx.visitor();
  await ctx.enter(visitor, { ...who, password: ctx.newPassword ?? who.password });
  return visitor;
}

/** A new session of the second account, with a step-up by password. */
export async function stepUpSecond(ctx: CheckContext): Promise<Visitor> {
  const visitor = await enterSecond(ctx);
  dataOf('stepUp', await ctx.stepUp(visitor, ctx.newPassword ?? ctx.second().password));
  return visitor;
}

/** Sends a new password of the second account. If the server accepts it, the context stores it until it is restored. */
export async function sendNewPassword(ctx: CheckContext, visitor: Visitor, wanted: string): Promise<Reply> {
  const { password } = ctx.second();
  const secret = dataOf('secret', await visitor.call('secret'));
  const pwd = seal(secret, ctx.newPassword ?? password);
  const body = { pwd, newPwd: seal(secret, wanted), secretId: secret.id };
  const reply = await visitor.call('changePassword', { body });
  if (envelopeOf(reply).code !== CODE_SUCCESS) return reply;
  ctx.newPassword = wanted === password ? null : wanted;
  // The change has ended the session that the checks share.
  ctx.forgetOther();
  return reply;
}

/** Changes the password of the second account in this session. The context stores it until it is restored. */
export async function changeSecondPassword(
  ctx: CheckContext,
  visitor: Visitor,
  wanted: string,
): Promise<void> {
  dataOf('changePassword', await sendNewPassword(ctx, visitor, wanted));
}

/** Restores the password of the second account. */
export async function restoreSecondPassword(ctx: CheckContext): Promise<void> {
  if (ctx.newPassword === null) return;
  await changeSecondPassword(ctx, await enterSecond(ctx), ctx.second().password);
}
