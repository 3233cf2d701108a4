/** The first mobile number of an account. */
import { type Account, accountOfMobile } from './accounts';
import { recordAct } from './behaviour';
import { spendCode } from './codes';
import { mobileFields, oneTimeCode } from './contacts';
import { readFields } from './fields';
import { HttpRefusal, Refusal } from './refusals';
import type { Session } from './sessions';
import type { Visit } from './visit';

type Owner = Pick<Visit, 'visitor' | 'lang' | 'req'> & { account: Account; session: Session };

/**
 * Binds a number that its code proved. Only an account without one: changing it takes proof of the old number.
 * A number of another account stays there; who has not proved the number is not told that it is taken.
 */
export function bindMobile(owner: Owner, body: { region?: unknown; mobile?: unknown; code?: unknown }): void {
  const { account } = owner;
  const { region, mobile, code } = readFields(body, { ...mobileFields(body), code: oneTimeCode });
  if (account.mobile !== null) throw new HttpRefusal(403, 'FORBIDDEN');
  spendCode(owner, { scene: 'bind', kind: 'sms', region, to: mobile, code });
  if (accountOfMobile(region, mobile, account.userType)) throw new Refusal('MOBILE_TAKEN');
  Object.assign(account, { region, mobile });
  recordAct(owner, { type: 'MOBILE_CHANGE' });
}
