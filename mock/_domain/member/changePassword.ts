/** Changes the password of the signed-in person (docs/api.md, Registration and recovery). */
import { type BehaviorEvent, recordMemberBehavior } from '../accounts/behavior';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { assertPasswordAllowed, setPassword } from '../accounts/newPassword';
import { endOtherSessions } from '../accounts/sessions';
import { assertNotLocked, clearFailures, countFailure } from '../checks/lockout';
import { decryptPasswords } from '../checks/secrets';
import { assertSteppedUpByFactor } from '../checks/stepUp';
import { matchesPassword } from '../lib/passwords';
import { Refusal } from '../lib/refusals';
import type { EndpointContext, Member, RequestContext } from '../store/context';

type Owner = Pick<RequestContext, 'visitor' | 'lang' | 'req' | 'setCookie'> & Member;

/**
 * With an authenticator app, needs a step-up. Sets a new password, ends the other sessions, renews the id of this one and alerts the owner. A wrong old password counts as a
 * failure of the account (PASSWORD_WRONG), and five lock it (LOCKED). Throws the refusals of
 * assertPasswordAllowed too.
 */
export function changePassword(
  owner: Owner,
  { pwd, newPwd, secretId }: EndpointContext<'changePassword'>['body'],
): void {
  const { account } = owner;
  assertSteppedUpByFactor(owner);
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
  endOtherSessions(owner.session);
  keep(owner);
  concludeCredentialChange(owner, { topic: 'passwordChanged' });
}

function keep(owner: Owner, event: Pick<BehaviorEvent, 'result' | 'failReason'> = {}): void {
  recordMemberBehavior(owner, { type: 'PWD_CHANGE', ...event });
}
