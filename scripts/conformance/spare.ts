/** Signs in spare accounts, which the run may make unusable. */
import type { CheckContext } from './checkContext';
import { readEnvelope, type Visitor } from './client';
import { nameSubCode } from './codeNames';
import { readData } from './expect';
import { NotRun } from './outcome';

/** Signs in to a spare account. Throws NotRun if this fails, as it does after a check has locked the account. */
export async function signInSpare(ctx: CheckContext, index = 0): Promise<Visitor> {
  // The server sends an alert to its owner.
  ctx.needMessages();
  const who = ctx.spareCredentials(index);
  const visitor = ctx.visitor();
  const { code, subCode } = readEnvelope(await ctx.signIn(visitor, who));
  if (code !== 20000) {
    throw new NotRun(
      `${who.account} cannot sign in (${nameSubCode(subCode)}): an earlier run may have locked it`,
    );
  }
  const detail = await visitor.call('accountDetail');
  if (detail.status !== 200) throw new NotRun(`${who.account} needs more than its password to sign in`);
  return visitor;
}

/** Signs in to the first spare account, and confirms the session by password. */
export async function stepUpSpare(ctx: CheckContext): Promise<Visitor> {
  const visitor = await signInSpare(ctx);
  readData('stepUp', await ctx.stepUp(visitor, ctx.spareCredentials().password));
  return visitor;
}

/** Returns the masked mail address of a spare account. Throws NotRun if it has none. */
export async function readMaskedMail(visitor: Visitor): Promise<string> {
  const { email } = readData('accountDetail', await visitor.call('accountDetail'));
  if (!email) throw new NotRun('needs a spare account with a mail address');
  return email;
}
