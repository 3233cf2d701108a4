/** Binds the first mobile number of an account. */
import { findAccountByMobile } from '../accounts/accounts';
import { recordMemberBehavior } from '../accounts/behavior';
import { readContacts } from '../accounts/contacts';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { spendCode } from '../checks/codes';
import { assertSteppedUp } from '../checks/stepUp';
import { maskMobile } from '../lib/masking';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { isInMobileGuide } from '../signIn/guides';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';

/**
 * Binds a mobile number that a code has proved, and alerts the owner. Outside the guide that follows a sign-in it needs a
 * step-up. Throws FORBIDDEN if the account has a number already: changing it needs a proof of the old one. Throws
 * MOBILE_TAKEN only after the right code, so that a caller cannot find out which numbers have accounts.
 */
export function bindMobile(ctx: EndpointContext<'bindMobile'>): null {
  const { account } = ctx;
  const { region, mobile, code } = ctx.body;
  if (account.mobile !== null) throw new HttpRefusal(403, 'FORBIDDEN');
  if (!isInMobileGuide(ctx)) assertSteppedUp(ctx);
  spendCode(ctx, { scene: 'bind', kind: 'sms', region, to: mobile, code });
  if (findAccountByMobile(region, mobile, account.userType)) throw new Refusal('MOBILE_TAKEN');
  const former = readContacts(account);
  Object.assign(account, { region, mobile, mobileSetAt: now() });
  recordMemberBehavior(ctx, { type: 'MOBILE_CHANGE' });
  concludeCredentialChange(ctx, { topic: 'mobileBound', values: { mobile: maskMobile(mobile) }, former });
  return null;
}
