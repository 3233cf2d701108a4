/** Changes the password of the signed-in user (docs/api.md, Registration and recovery). */
import { type BehaviorEvent, recordMemberBehavior } from '../accounts/behavior';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { assertPasswordAllowed, setPassword } from '../accounts/newPassword';
import { endOtherSessions } from '../accounts/sessions';
import { assertNotLocked, clearFailures, countFailure } from '../checks/lockout';
import { decryptPasswords } from '../checks/secrets';
import { assertSteppedUpByFactor } from '../checks/stepUp';
import { matchesPassword } from '../lib/passwords';
import { Refusal } from '../lib/refusals';
import type { EndpointContext } from '../store/context';

type Context = EndpointContext<'changePassword'>;

/**
 * Sets a new password and ends the other sessions. With an app it needs a step-up. A wrong old password
 * counts as a failure of the account.
 */
export function changePassword(ctx: Context): null {
  const { account } = ctx;
  const { pwd, newPwd, secretId } = ctx.body;
  assertSteppedUpByFactor(ctx);
  assertNotLocked(account);
  const clear = decryptPasswords(ctx.visitor, secretId, { pwd, newPwd });
  if (!matchesPassword(account.password, clear.pwd)) {
    recordChange(ctx, { result: 'FAILURE', failReason: 'PASSWORD_WRONG' });
    countFailure(account);
    assertNotLocked(account);
    throw new Refusal('PASSWORD_WRONG');
  }
  clearFailures(account);
  assertPasswordAllowed(account, clear.newPwd);
  setPassword(account, clear.newPwd);
  endOtherSessions(ctx.session);
  recordChange(ctx);
  concludeCredentialChange(ctx, { topic: 'passwordChanged' });
  return null;
}

function recordChange(ctx: Context, event: Pick<BehaviorEvent, 'result' | 'failReason'> = {}): void {
  recordMemberBehavior(ctx, { type: 'PWD_CHANGE', ...event });
}
