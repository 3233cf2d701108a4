/** The second account: enters it, changes its password, and changes it back. */

import type { CheckContext } from './checkContext';
import { describe, envelopeOf, type Visitor } from './client';
import { dataOf } from './expect';
import { holds } from './outcome';
import { seal } from './seal';

/** Signs the second account in with its present password, in a browser of its own. */
export async function enterSecond(kit: CheckContext): Promise<Visitor> {
  const who = kit.second();
  const visitor = kit.visitor();
  const reply = await kit.signIn(visitor, { ...who, password: kit.newPassword ?? who.password });
  holds(envelopeOf(reply).code === 20000, `${describe(reply)}: expected to sign in as ${who.account}`);
  return visitor;
}

/** A session of the second account that has just been confirmed by password. */
export async function stepUpSecond(kit: CheckContext): Promise<Visitor> {
  const visitor = await enterSecond(kit);
  dataOf('stepUp', await kit.stepUp(visitor, kit.newPassword ?? kit.second().password));
  return visitor;
}

/** Changes the password of the second account in a session of it. The kit notes a password that is not the given one. */
export async function changeSecondPassword(
  kit: CheckContext,
  visitor: Visitor,
  wanted: string,
): Promise<void> {
  const { password } = kit.second();
  const secret = dataOf('secret', await visitor.call('secret'));
  const pwd = seal(secret, kit.newPassword ?? password);
  const body = { pwd, newPwd: seal(secret, wanted), secretId: secret.id };
  dataOf('changePassword', await visitor.call('changePassword', { body }));
  kit.newPassword = wanted === password ? null : wanted;
  // The change has ended the session that the checks share.
  kit.forgetOther();
}

/** Gives the second account its own password back. */
export async function restoreSecondPassword(kit: CheckContext): Promise<void> {
  if (kit.newPassword === null) return;
  await changeSecondPassword(kit, await enterSecond(kit), kit.second().password);
}
