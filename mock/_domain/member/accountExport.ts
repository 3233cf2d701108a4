/**
 * Exports the data of an account for its owner, unmasked, as no other endpoint does (docs/specification.md
 * 11).
 */
import type { AccountExport } from '../../../src/contract';
import { notifyOwner } from '../accounts/alerts';
import { recordMemberBehavior } from '../accounts/behavior';
import { listFormerContacts } from '../accounts/contacts';
import { findPhrase } from '../accounts/phrases';
import { listUnmaskedAppeals } from '../appeals/views';
import { assertSteppedUp } from '../checks/stepUp';
import { type Lang, translate } from '../lib/messages';
import { describeTime } from '../lib/times';
import { now, toInstant, toInstantOrNull } from '../store/clock';
import type { SignedInCaller } from '../store/context';
import type { Account } from '../store/records/account';
import { listVerifications } from '../verification/views';
import { listCertificates } from './certificates';

/**
 * Returns the part of the export that no list contains (PIPL, article 45). The owner may not have requested
 * it.
 */
export function exportAccount(owner: SignedInCaller): AccountExport {
  assertSteppedUp(owner);
  const { account, lang } = owner;
  const at = now();
  recordMemberBehavior(owner, { type: 'EXPORT' });
  const values = { account: account.account, at: describeTime(at, account.lang) };
  notifyOwner(account, translate(account.lang, 'message.exported', values));
  return {
    exportedAt: toInstant(at),
    account: describeAccount(account, lang),
    profile: describeProfile(account),
    appeals: listUnmaskedAppeals(account),
    verifications: listVerifications(account),
    certificates: listCertificates(account),
  };
}

const describeProfile = ({ nickname, avatar, profile }: Account): AccountExport['profile'] => ({
  nickname,
  avatar,
  ...(profile as Omit<AccountExport['profile'], 'nickname' | 'avatar'>),
});

/** Returns all data of the account except secrets. Times are in ISO 8601 with offset; missing values are null. */
function describeAccount(account: Account, lang: Lang) {
  const { lastLogin } = account;
  return {
    id: account.id,
    account: account.account,
    userType: account.userType,
    source: account.source,
    status: account.status,
    name: account.name,
    idType: account.idType,
    idNo: account.idNo,
    idFrom: account.idFrom,
    idTo: account.idTo,
    level: account.level,
    verifiedAt: toInstantOrNull(account.verifiedAt),
    verifiedBy: account.verifiedBy,
    region: account.region,
    mobile: account.mobile,
    email: account.email,
    formerContacts: listFormerContacts(account.id)
      .map(({ to }) => to)
      .join(', '),
    phraseAt: toInstantOrNull(findPhrase(account)?.setAt),
    passwordAt: account.passwordChosen ? toInstant(account.passwordSetAt) : null,
    lastLoginAt: toInstantOrNull(lastLogin?.at),
    lastLoginPlace: lastLogin && translate(lang, lastLogin.place),
  };
}
