/** Sign-ins to the second account, whose password changes, and to spare accounts, which the run may make unusable. */
import type { CheckContext } from './checkContext';
import type { Visitor } from './client';
import { readData } from './expect';
import { NotRun } from './outcome';
import { isSuccess, type Reply, subCodeOf } from './reply';
import { seal } from './seal';

/** Signs the second account in, in a new browser. If two passwords are possible, tries the other one, too. */
export async function signInSecondAccount(ctx: CheckContext): Promise<Visitor> {
  try {
    return await ctx.freshMember(ctx.secondCredentials());
  } catch (error) {
    if (ctx.secondPasswords.length === 0) throw error;
    ctx.secondPasswords.reverse();
    return ctx.freshMember(ctx.secondCredentials());
  }
}

/** Signs the second account in and confirms the session by password. */
export async function stepUpSecond(ctx: CheckContext): Promise<Visitor> {
  const visitor = await signInSecondAccount(ctx);
  await ctx.stepUp(visitor, ctx.secondCredentials().password);
  return visitor;
}

/** Sends a new password of the second account. The context stores it until the original one is restored. */
export async function sendNewPassword(
  ctx: CheckContext,
  visitor: Visitor,
  newPassword: string,
): Promise<Reply> {
  const { password } = ctx.secondCredentials();
  const secret = await visitor.read('secret');
  const body = { pwd: seal(secret, password), newPwd: seal(secret, newPassword), secretId: secret.id };
  // Even without a success the server may change the password, and end the cached session of `ctx.secondMember()`.
  ctx.secondPasswords = [password, newPassword];
  ctx.changes.set('changePassword of the second account', () => restoreAtEnd(ctx));
  ctx.forgetSecondMember();
  const reply = await visitor.call('changePassword', { body });
  if (isSuccess(reply)) ctx.secondPasswords.reverse();
  return reply;
}

/** Restores the original password of the second account, if this run may have changed it. */
export async function restoreSecondPassword(ctx: CheckContext): Promise<void> {
  if (ctx.secondPasswords.length === 0) return;
  const { password } = ctx.need('secondAccount');
  const visitor = await signInSecondAccount(ctx);
  if (ctx.secondCredentials().password !== password) {
    readData('changePassword', await sendNewPassword(ctx, visitor, password));
  }
  ctx.secondPasswords = [];
}

/** Restores the password at the end of the run. The message of a failure has the possible passwords. */
async function restoreAtEnd(ctx: CheckContext): Promise<void> {
  try {
    await restoreSecondPassword(ctx);
  } catch {
    const { password } = ctx.need('secondAccount');
    const others = ctx.secondPasswords.filter((one) => one !== password);
    throw new Error(`the password may be "${others.join('" or "')}"`);
  }
}

/** Signs in to a spare account. Throws NotRun if this fails, as it does after a check has locked the account. */
export async function signInSpare(ctx: CheckContext, index = 0): Promise<Visitor> {
  // The server sends an alert to its owner.
  ctx.need('allowMessages');
  const who = ctx.spareCredentials(index);
  const visitor = ctx.visitor();
  const reply = await ctx.signIn(visitor, who);
  if (!isSuccess(reply)) {
    throw new NotRun(
      `${who.account} cannot sign in (${subCodeOf(reply)}): an earlier run may have locked it`,
    );
  }
  const detail = await visitor.call('accountDetail');
  if (detail.status !== 200) throw new NotRun(`${who.account} needs more than its password to sign in`);
  return visitor;
}

/** Signs in to the first spare account, and confirms the session by password. */
export async function stepUpSpare(ctx: CheckContext): Promise<Visitor> {
  const visitor = await signInSpare(ctx);
  await ctx.stepUp(visitor, ctx.spareCredentials().password);
  return visitor;
}

/** Returns the masked mail address of a spare account. Throws NotRun if it has none. */
export async function readMaskedMail(visitor: Visitor): Promise<string> {
  const { email } = await visitor.read('accountDetail');
  if (!email) throw new NotRun('needs a spare account with a mail address');
  return email;
}
