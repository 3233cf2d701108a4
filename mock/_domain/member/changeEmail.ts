/** Another mail address of the signed-in person, or the first one. */
import { recordMemberBehavior } from '../accounts/behavior';
import { notifyOwnerByMail } from '../accounts/outbox';
import { isOwnEmail } from '../accounts/ownContact';
import { getLiveCode, spendCode } from '../checks/codes';
import { assertSteppedUp } from '../checks/stepUp';
import { emailAddress, oneTimeCode } from '../forms/contacts';
import { readFields } from '../forms/fields';
import { assertUnchanged, computeVersion, versionField } from '../forms/versions';
import { maskEmail } from '../lib/masking';
import { translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import type { Session } from '../store/records/session';
import { getPortal } from '../store/state';

type Owner = Pick<RequestContext, 'visitor' | 'lang' | 'req'> & { account: Account; session: Session };

const form = { email: emailAddress, code: oneTimeCode, version: versionField };

/** What a change of the address names, so that a later one is not overwritten. */
export const getEmailVersion = ({ email }: Account): string => computeVersion(email);

/**
 * Sets an address that its code proved, and tells the old one. Whether another account of the user type has it is
 * said only to who has proved it. Until the person has confirmed who they are, the code stays good; one that is
 * over is told before they are asked to.
 */
export function changeEmail(
  owner: Owner,
  body: { email?: unknown; code?: unknown; version?: unknown },
): void {
  const { account } = owner;
  const { email, code, version } = readFields(body, form);
  assertUnchanged(account.email, version);
  const destination = { scene: 'bind', kind: 'mail', to: email } as const;
  getLiveCode(owner, destination);
  assertSteppedUp(owner);
  if (isOwnEmail(account, email)) throw new Refusal('EMAIL_SAME');
  spendCode(owner, { ...destination, code });
  const others = getPortal().accounts.filter((one) => one !== account && one.userType === account.userType);
  if (others.some((one) => isOwnEmail(one, email))) throw new Refusal('EMAIL_TAKEN');
  tellBefore(owner, email);
  account.email = email;
  recordMemberBehavior(owner, { type: 'EMAIL_CHANGE' });
}

/** To the old address: whoever has the new one knows. */
function tellBefore({ account, lang }: Owner, email: string): void {
  const values = { account: account.account, email: maskEmail(email), at: toInstant(now()) };
  notifyOwnerByMail(account, translate(lang, 'message.emailChanged', values));
}
