/** A new password for the signed-in person. */
import type { Account } from './accounts';
import { type BehaviourEvent, recordAct } from './behaviour';
import { instant, now } from './clock';
import { readFields } from './fields';
import { assertNotLocked, countFailure, forgetFailures } from './lockout';
import { assertNewPassword, setPassword } from './newPassword';
import { send } from './outbox';
import { matchesPassword } from './passwords';
import { Refusal } from './refusals';
import { openPasswords, secretIdOf, wirePassword } from './secrets';
import { endOtherSessions, type Session } from './sessions';
import type { Visit } from './visit';
import { words } from './words';

type Owner = Pick<Visit, 'visitor' | 'lang' | 'req'> & { account: Account; session: Session };

const form = { pwd: wirePassword, newPwd: wirePassword, secretId: secretIdOf };

/**
 * Sets a new password, ends the account's other sessions and tells the owner by mail. The old one comes first:
 * a wrong one counts as a failure of the account name, and five lock it.
 */
export function changePassword(
  owner: Owner,
  body: { pwd?: unknown; newPwd?: unknown; secretId?: unknown },
): void {
  const { account } = owner;
  const { pwd, newPwd, secretId } = readFields(body, form);
  assertNotLocked(account.account);
  const clear = openPasswords(owner.visitor, secretId, { pwd, newPwd });
  if (!matchesPassword(account.password, clear.pwd)) {
    keep(owner, { result: 'FAILURE', failReason: 'PASSWORD_WRONG' });
    countFailure(account.account);
    throw new Refusal('PASSWORD_WRONG');
  }
  forgetFailures(account.account);
  assertNewPassword(account, clear.newPwd);
  setPassword(account, clear.newPwd);
  endOtherSessions(owner.session);
  keep(owner);
  tell(owner);
}

function keep(owner: Owner, event: Pick<BehaviourEvent, 'result' | 'failReason'> = {}): void {
  recordAct(owner, { type: 'PWD_CHANGE', ...event });
}

function tell({ account, lang }: Owner): void {
  if (!account.email) return;
  const values = { account: account.account, at: instant(now()) };
  send({ kind: 'mail', to: account.email, text: words(lang, 'mail.passwordChanged', values) });
}
