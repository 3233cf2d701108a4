/** Binds the first mobile number of an account. */
import { findAccountByMobile } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { endPendingRecovery } from '../accounts/recovery';
import { spendCode } from '../checks/codes';
import { mobileFields, oneTimeCode } from '../forms/contacts';
import { readFields } from '../forms/fields';
import { HttpRefusal, Refusal } from '../lib/refusals';
import type { Member, RequestContext } from '../store/context';

type Owner = Pick<RequestContext, 'visitor' | 'lang' | 'req'> & Member;

/**
 * Binds a mobile number that a code has proved. Throws FORBIDDEN if the account has a number already:
 * changing it needs a proof of the old one. Throws MOBILE_TAKEN only after the right code, so that nobody can
 * ask which numbers have accounts.
 */
export function bindMobile(owner: Owner, body: { region?: unknown; mobile?: unknown; code?: unknown }): void {
  const { account } = owner;
  const { region, mobile, code } = readFields(body, { ...mobileFields(body), code: oneTimeCode });
  if (account.mobile !== null) throw new HttpRefusal(403, 'FORBIDDEN');
  spendCode(owner, { scene: 'bind', kind: 'sms', region, to: mobile, code });
  if (findAccountByMobile(region, mobile, account.userType)) throw new Refusal('MOBILE_TAKEN');
  Object.assign(account, { region, mobile });
  endPendingRecovery(account.id, owner.session.id);
  recordMemberBehavior(owner, { type: 'MOBILE_CHANGE' });
}
