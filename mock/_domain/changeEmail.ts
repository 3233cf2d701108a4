/** Another mail address of the signed-in person, or the first one. */
import type { Account } from './accounts';
import { recordAct } from './behaviour';
import { instant, now } from './clock';
import { liveCode, spendCode } from './codes';
import { emailAddress, oneTimeCode } from './contacts';
import { readFields } from './fields';
import { maskEmail } from './masking';
import { mailOwner } from './outbox';
import { isOwnEmail } from './ownContact';
import { Refusal } from './refusals';
import type { Session } from './sessions';
import { portal } from './state';
import { assertSteppedUp } from './stepUp';
import { assertUnchanged, versionOf, versionOnWire } from './versions';
import type { Visit } from './visit';
import { words } from './words';

type Owner = Pick<Visit, 'visitor' | 'lang' | 'req'> & { account: Account; session: Session };

const form = { email: emailAddress, code: oneTimeCode, version: versionOnWire };

/** What a change of the address names, so that a later one is not overwritten. */
export const emailVersion = ({ email }: Account): string => versionOf(email);

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
  liveCode(owner, destination);
  assertSteppedUp(owner);
  if (isOwnEmail(account, email)) throw new Refusal('EMAIL_SAME');
  spendCode(owner, { ...destination, code });
  const others = portal().accounts.filter((one) => one !== account && one.userType === account.userType);
  if (others.some((one) => isOwnEmail(one, email))) throw new Refusal('EMAIL_TAKEN');
  tellBefore(owner, email);
  account.email = email;
  recordAct(owner, { type: 'EMAIL_CHANGE' });
}

/** To the old address: whoever has the new one knows. */
function tellBefore({ account, lang }: Owner, email: string): void {
  const values = { account: account.account, email: maskEmail(email), at: instant(now()) };
  mailOwner(account, words(lang, 'message.emailChanged', values));
}
