/** Accounts and the names they sign in with. */
import type {
  AccountSource,
  Identity,
  IdentityLevel,
  NotificationSettings,
  UserInfo,
  UserType,
} from '../../../src/contract';
import { FieldError, type Reader } from '../forms/fields';
import { maskEmail, maskIdNo, maskMobile, maskName } from '../lib/masking';
import { type Lang, type Place, translate } from '../lib/messages';
import type { PasswordHash } from '../lib/passwords';
import { toInstant } from '../store/clock';
import { getPortal } from '../store/state';
import { listLedCompanies, listRoles } from './companies';
import type { Session } from './sessions';

export interface LastSignIn {
  at: number;
  place: Place;
}

export interface Account {
  id: string;
  account: string;
  password: PasswordHash;
  /** On the list of common passwords when it was set. */
  passwordWeak: boolean;
  passwordSetAt: number;
  userType: UserType;
  nickname: string;
  avatar: string;
  name: string;
  idType: string;
  idNo: string;
  /** Dates of the document's validity; no end with a start means valid for good. */
  idFrom: string | null;
  idTo: string | null;
  level: IdentityLevel;
  verifiedAt: number | null;
  /** Verification channel that raised the level last, by its route name. */
  verifiedBy: string | null;
  region: string;
  mobile: string | null;
  email: string | null;
  status: UserInfo['status'];
  /** Since when, while it is frozen. */
  frozenAt?: number;
  /** When the account ends, while it is being cancelled. */
  endsAt?: number;
  lastLogin: LastSignIn | null;
  /** Whether its owner chose the password: one that a provider made has none they know. */
  passwordChosen: boolean;
  source: AccountSource;
  /** Of the accounts of one person, the one that opens where a way in does not say which. */
  primary: boolean;
  /** What the person says of themselves; '' for nothing. */
  profile: Record<'profile' | 'country' | 'province' | 'city' | 'address' | 'phone', string>;
  /** Which messages go out by mail as well. */
  notifications: NotificationSettings;
}

/** What every new account begins with. */
export const createAccountDefaults = () => ({
  passwordChosen: true,
  source: 'REGISTERED' as const,
  primary: true,
  profile: { profile: '', country: '', province: '', city: '', address: '', phone: '' },
  notifications: { messages: true, system: true, todo: true },
});

/** One spelling per login name: names differ neither by case nor by blanks around them. */
export function normalizeLoginName(name: string): string {
  return name.trim().toUpperCase();
}

/**
 * The account behind a login name: account, mobile or ID number, for a legal entity also the credit code of
 * a company it leads. The wrong user type finds nothing.
 */
export function findAccount(userType: UserType, loginName: string): Account | undefined {
  const wanted = normalizeLoginName(loginName);
  return getPortal().accounts.find(
    (account) => account.userType === userType && listLoginNames(account).includes(wanted),
  );
}

/** Of several accounts the one that opens where a way in does not say which: the primary, a person's first. */
export function choosePrimaryAccount(accounts: readonly Account[]): Account | undefined {
  const primary = accounts.filter((one) => one.primary);
  const eligible = primary.length > 0 ? primary : accounts;
  return eligible.find((one) => one.userType === 'person') ?? eligible[0];
}

/** The account of this user type that a mobile number belongs to; unless told, the primary of those that have it. */
export function findAccountByMobile(
  region: string,
  mobile: string,
  userType?: UserType,
): Account | undefined {
  const owners = getPortal().accounts.filter((one) => one.mobile === mobile && one.region === region);
  return userType ? owners.find((one) => one.userType === userType) : choosePrimaryAccount(owners);
}

/** Reader of whoever plays a part, by account name; `demo` unless told. */
export const readPlayedAccount: Reader<Account> = (raw = 'demo') => {
  const found = getPortal().accounts.find(({ account }) => account === raw);
  if (!found) throw new FieldError('FIELD_FORMAT');
  return found;
};

/** The account of an id, if there is one. */
export function findAccountById(id: string): Account | undefined {
  return getPortal().accounts.find((account) => account.id === id);
}

/** Every name an account signs in with, each in its one spelling. */
export function listLoginNames(account: Account): string[] {
  const codes =
    account.userType === 'legal' ? listLedCompanies(account.id).map((company) => company.uscc) : [];
  return [account.account, account.mobile ?? '', account.idNo, ...codes]
    .filter(Boolean)
    .map(normalizeLoginName);
}

/** The signed-in person's own record, masked. `lastLogin` is the sign-in before the session's own. */
export function toUserInfo(account: Account, session: Session, lang: Lang): UserInfo {
  return {
    id: account.id,
    account: account.account,
    nickname: account.nickname,
    avatar: account.avatar,
    name: maskName(account.name),
    userType: account.userType,
    level: account.level,
    mobile: maskMobile(account.mobile ?? ''),
    email: maskEmail(account.email ?? ''),
    idType: account.idType,
    idNo: maskIdNo(account.idNo),
    status: account.status,
    lastLogin: session.previous && describeSignIn(session.previous, lang),
    roles: listRoles(account.id),
  };
}

/** The signed-in person's identity, masked. */
export function toIdentity(account: Account): Identity {
  return {
    name: maskName(account.name),
    idType: account.idType,
    idNo: maskIdNo(account.idNo),
    idFrom: account.idFrom,
    idTo: account.idTo,
    level: account.level,
    verifiedAt: account.verifiedAt === null ? null : toInstant(account.verifiedAt),
    verifiedBy: account.verifiedBy,
  };
}

/** A sign-in in the reader's language. */
export function describeSignIn({ at, place }: LastSignIn, lang: Lang): { at: string; place: string } {
  return { at: toInstant(at), place: translate(lang, place) };
}
