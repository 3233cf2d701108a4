/** Signs in accounts that the run may use up. */
import type { CheckContext } from './checkContext';
import { envelopeOf, type Visitor } from './client';
import { dataOf } from './expect';
import { NotRun } from './outcome';
import { nameSubCode } from './words';

/** A new session of a spare account. Throws NotRun if an earlier check or run has used it up. */
export async function enterSpare(ctx: CheckContext, index = 0): Promise<Visitor> {
  // Its owner is alerted.
  ctx.needMessages();
  const who = ctx.spare(index);
  const visitor = ctx.visitor();
  const { code, subCode } = envelopeOf(await ctx.signIn(visitor, who));
  if (code !== 20000) {
    throw new NotRun(`${who.account} cannot sign in (${nameSubCode(subCode)}): it may be used up`);
  }
  const detail = await visitor.call('accountDetail');
  if (detail.status !== 200) throw new NotRun(`${who.account} needs more than its password to sign in`);
  return visitor;
}

/** A new session of the first spare account, with a step-up by password. */
export async function stepUpSpare(ctx: CheckContext): Promise<Visitor> {
  const visitor = await enterSpare(ctx);
  dataOf('stepUp', await ctx.stepUp(visitor, ctx.spare().password));
  return visitor;
}

/** The mail address of a spare account, masked. Throws NotRun without one. */
export async function mailOf(visitor: Visitor): Promise<string> {
  const { email } = dataOf('accountDetail', await visitor.call('accountDetail'));
  if (!email) throw new NotRun('needs a spare account with a mail address');
  return email;
}
