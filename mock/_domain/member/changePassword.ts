/** Changes the password of the signed-in person (docs/api.md, changePassword). */
import { type BehaviorEvent, recordMemberBehavior } from '../accounts/behavior';
import { assertPasswordAllowed, setPassword } from '../accounts/newPassword';
import { sendMessage } from '../accounts/outbox';
import { endPendingRecovery } from '../accounts/recovery';
import { endOtherSessions } from '../accounts/sessions';
import { assertNotLocked, clearFailures, countFailure } from '../checks/lockout';
import { decryptPasswords, encryptedPassword, secretIdField } from '../checks/secrets';
import { readFields } from '../forms/fields';
import { translate } from '../lib/messages';
import { matchesPassword } from '../lib/passwords';
import { Refusal } from '../lib/refusals';
import { describeTime } from '../lib/times';
import { now } from '../store/clock';
import type { Member, RequestContext } from '../store/context';

type Owner = Pick<RequestContext, 'visitor' | 'lang' | 'req'> & Member;

const form = { pwd: encryptedPassword, newPwd: encryptedPassword, secretId: secretIdField };

/**
 * Sets a new password, ends the other sessions and tells the owner by mail. A wrong old password counts as a
 * failure of the account (PASSWORD_WRONG), and five lock it (LOCKED). Throws the refusals of
 * assertPasswordAllowed too.
 */
export function changePassword(
  owner: Owner,
  body: { pwd?: unknown; newPwd?: unknown; secretId?: unknown },
): void {
  const { account } = owner;
  const { pwd, newPwd, secretId } = readFields(body, form);
  assertNotLocked(account);
  const clear = decryptPasswords(owner.visitor, secretId, { pwd, newPwd });
  if (!matchesPassword(account.password, clear.pwd)) {
    keep(owner, { result: 'FAILURE', failReason: 'PASSWORD_WRONG' });
    countFailure(account);
    assertNotLocked(account);
    throw new Refusal('PASSWORD_WRONG');
  }
  clearFailures(account);
  assertPasswordAllowed(account, clear.newPwd);
  setPassword(account, clear.newPwd);
  endPendingRecovery(account.id, owner.session.id);
  endOtherSessions(owner.session);
  keep(owner);
  tell(owner);
}

function keep(owner: Owner, event: Pick<BehaviorEvent, 'result' | 'failReason'> = {}): void {
  recordMemberBehavior(owner, { type: 'PWD_CHANGE', ...event });
}

function tell({ account, lang }: Owner): void {
  if (!account.email) return;
  const values = { account: account.account, at: describeTime(now(), lang) };
  sendMessage({ kind: 'mail', to: account.email, text: translate(lang, 'mail.passwordChanged', values) });
}
