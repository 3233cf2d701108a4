/** Signs the second account in, changes its password, and changes it back. */

import { CODE_SUCCESS } from '@/contract/envelopeCodes';
import type { CheckContext } from './checkContext';
import { envelopeOf, type Reply, type Visitor } from './client';
import { dataOf } from './expect';
import { seal } from './seal';

/** Signs the second account in with its current password, in a new browser. */
export async function enterSecond(kit: CheckContext): Promise<Visitor> {
  const who = kit.second();
  const visitor = kit.visitor();
  await kit.enter(visitor, { ...who, password: kit.newPassword ?? who.password });
  return visitor;
}

/** A new session of the second account, with a step-up by password. */
export async function stepUpSecond(kit: CheckContext): Promise<Visitor> {
  const visitor = await enterSecond(kit);
  dataOf('stepUp', await kit.stepUp(visitor, kit.newPassword ?? kit.second().password));
  return visitor;
}

/** Sends a new password of the second account. If the server accepts it, the context stores it until it is restored. */
export async function sendNewPassword(kit: CheckContext, visitor: Visitor, wanted: string): Promise<Reply> {
  const { password } = kit.second();
  const secret = dataOf('secret', await visitor.call('secret'));
  const pwd = seal(secret, kit.newPassword ?? password);
  const body = { pwd, newPwd: seal(secret, wanted), secretId: secret.id };
  const reply = await visitor.call('changePassword', { body });
  if (envelopeOf(reply).code !== CODE_SUCCESS) return reply;
  kit.newPassword = wanted === password ? null : wanted;
  // The change has ended the session that the checks share.
  kit.forgetOther();
  return reply;
}

/** Changes the password of the second account in this session. The context stores it until it is restored. */
export async function changeSecondPassword(
  kit: CheckContext,
  visitor: Visitor,
  wanted: string,
): Promise<void> {
  dataOf('changePassword', await sendNewPassword(kit, visitor, wanted));
}

/** Restores the password of the second account. */
export async function restoreSecondPassword(kit: CheckContext): Promise<void> {
  if (kit.newPassword === null) return;
  await changeSecondPassword(kit, await enterSecond(kit), kit.second().password);
}
