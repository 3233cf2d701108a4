/** The phrase against phishing, for its owner (docs/api.md, Phrase). */
import { DAY, PHRASE_CHANGES_MAX } from '../../../src/constants';
import type { Phrase } from '../../../src/contract';
import { sendAlert } from '../accounts/alerts';
import { recordMemberBehavior } from '../accounts/behavior';
import { findPhrase, storePhrase } from '../accounts/phrases';
import { assertBelow, countNow } from '../checks/limits';
import { assertSteppedUp } from '../checks/stepUp';
import { ACCOUNT_SECURITY_PATH } from '../lib/pagePaths';
import { matchesPassword } from '../lib/passwords';
import { Refusal } from '../lib/refusals';
import { toInstantOrNull } from '../store/clock';
import type { EndpointContext, MemberRequest } from '../store/context';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/** Shorter names are not checked: many phrases contain a given single letter. */
const NAME_MIN = 2;

/** Returns when the phrase was set; null without a phrase. */
export function getPhrase(account: Account): Phrase {
  const phrase = findPhrase(account);
  return { setAt: toInstantOrNull(phrase?.setAt) };
}

/** Sets the phrase, and alerts the owner. Needs a step-up. Throws PHRASE_REVEALS, and a 429 after too many changes. */
export function setPhrase(owner: MemberRequest, { phrase }: EndpointContext<'setPhrase'>['body']): null {
  assertSteppedUp(owner);
  countChange(owner);
  if (isRevealing(owner.account, phrase)) throw new Refusal('PHRASE_REVEALS');
  recordMemberBehavior(owner, { type: 'PHRASE_CHANGE' });
  alertOfChange(owner, 'phraseChanged');
  storePhrase(owner.account, phrase);
  return null;
}

/** Removes the phrase, and alerts the owner. Needs a step-up. Throws CHANGED_MEANWHILE without one, and a 429. */
export function removePhrase(owner: MemberRequest): null {
  if (!findPhrase(owner.account)) throw new Refusal('CHANGED_MEANWHILE');
  assertSteppedUp(owner);
  countChange(owner);
  recordMemberBehavior(owner, { type: 'PHRASE_REMOVE' });
  alertOfChange(owner, 'phraseRemoved');
  storePhrase(owner.account, null);
  return null;
}

/** Refused phrases count as well, because a refusal can reveal the password. */
function countChange({ account: { id } }: MemberRequest): void {
  const { phraseChanges } = getPortal();
  assertBelow(phraseChanges, new Map([[id, PHRASE_CHANGES_MAX]]), DAY);
  countNow(phraseChanges, [id], DAY);
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** Returns whether the phrase contains the account name or the owner's name, or is the password. */
function isRevealing({ account, name, password }: Account, phrase: string): boolean {
  const names = [account, name].map(fold).filter((one) => one.length >= NAME_MIN);
  return names.some((one) => fold(phrase).includes(one)) || matchesPassword(password, phrase);
}

/** Must be called before the change: the owner recognizes the messages by the former phrase. */
function alertOfChange({ account, session }: MemberRequest, topic: 'phraseChanged' | 'phraseRemoved'): void {
  sendAlert({
    accountId: account.id,
    topic,
    values: { account: account.account },
    link: ACCOUNT_SECURITY_PATH,
    causedBy: session.publicId,
  });
}
