/** Changes the mail address of the signed-in user, or sets the first one. */
import { recordMemberBehavior } from '../accounts/behavior';
import { mailTo, readContacts } from '../accounts/contacts';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { isEmailTaken, isOwnEmail } from '../accounts/ownContact';
import { getLiveCode, spendCode } from '../checks/codes';
import { assertSteppedUp } from '../checks/stepUp';
import { assertUnchanged, computeVersion } from '../forms/versions';
import { maskEmail } from '../lib/masking';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { EndpointContext } from '../store/context';
import type { Account } from '../store/records/account';

export const getEmailVersion = ({ email }: Account): string => computeVersion(email);

/**
 * Sets a mail address. Checks the code before the step-up, so that the user does not confirm for nothing, and
 * uses it up afterwards. EMAIL_TAKEN comes only after the right code.
 */
export function changeEmail(ctx: EndpointContext<'changeEmail'>): null {
  const { account } = ctx;
  const { email, code, version } = ctx.body;
  assertUnchanged(account.email, version);
  const destination = { scene: 'bind', ...mailTo(email) } as const;
  getLiveCode(ctx, destination);
  assertSteppedUp(ctx);
  if (isOwnEmail(account, email)) throw new Refusal('EMAIL_SAME');
  spendCode(ctx, { ...destination, code });
  if (isEmailTaken(account, email)) throw new Refusal('EMAIL_TAKEN');
  const former = readContacts(account);
  Object.assign(account, { email, emailSetAt: now() });
  recordMemberBehavior(ctx, { type: 'EMAIL_CHANGE' });
  concludeCredentialChange(ctx, { topic: 'emailChanged', values: { email: maskEmail(email) }, former });
  return null;
}
