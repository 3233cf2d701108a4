/** The first mobile number of an account. */
import { findAccountByMobile } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { spendCode } from '../checks/codes';
import { mobileFields, oneTimeCode } from '../forms/contacts';
import { readFields } from '../forms/fields';
import { HttpRefusal, Refusal } from '../lib/refusals';
import type { RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Session } from '../store/records/session';

type Owner = Pick<RequestContext, 'visitor' | 'lang' | 'req'> & { account: Account; session: Session };

/**
 * Binds a number that its code proved. Only an account without one: changing it takes proof of the old number.
 * A number of another account stays there; who has not proved the number is not told that it is taken.
 */
export function bindMobile(owner: Owner, body: { region?: unknown; mobile?: unknown; code?: unknown }): void {
  const { account } = owner;
  const { region, mobile, code } = readFields(body, { ...mobileFields(body), code: oneTimeCode });
  if (account.mobile !== null) throw new HttpRefusal(403, 'FORBIDDEN');
  spendCode(owner, { scene: 'bind', kind: 'sms', region, to: mobile, code });
  if (findAccountByMobile(region, mobile, account.userType)) throw new Refusal('MOBILE_TAKEN');
  Object.assign(account, { region, mobile });
  recordMemberBehavior(owner, { type: 'MOBILE_CHANGE' });
}
