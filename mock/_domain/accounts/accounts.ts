/** Finds accounts, masks their data for display to the owner, and deletes expired ones. */
import type { Identity, UserInfo, UserType } from '../../../src/contract';
import { maskEmail, maskIdNo, maskMobile } from '../lib/masking';
import { type Lang, translate } from '../lib/messages';
import { now, toInstant, toInstantOrNull } from '../store/clock';
import { deleteOwnedRecords } from '../store/ownedLists';
import type { Account, LastSignIn } from '../store/records/account';
import type { Session } from '../store/records/session';
import { getPortal } from '../store/state';
import { listRoles } from './companies';

/** Returns the fields that every new account begins with. */
export const createAccountDefaults = () => ({
  avatar: '',
  idFrom: null,
  idTo: null,
  level: 1 as const,
  verifiedAt: null,
  verifiedBy: null,
  status: 'ACTIVE' as const,
  lastLogin: null,
  passwordChosen: true,
  source: 'REGISTERED' as const,
  primary: true,
  mobileSetAt: null,
  emailSetAt: null,
  profile: { profile: '', country: '', province: '', city: '', address: '', phone: '' },
  notifications: { messages: true, system: true, todo: true },
});

/** Chooses the account of a sign-in that names none: a primary one, rather that of a natural person. */
export function choosePrimaryAccount(accounts: readonly Account[]): Account | undefined {
  const primary = accounts.filter((one) => one.primary);
  const eligible = primary.length > 0 ? primary : accounts;
  return eligible.find((one) => one.userType === 'person') ?? eligible[0];
}

/** Finds an account by number. Without a user type, chooses the primary one of several accounts. */
export function findAccountByMobile(
  region: string,
  mobile: string,
  userType?: UserType,
): Account | undefined {
  const owners = getPortal().accounts.filter((one) => one.mobile === mobile && one.region === region);
  return userType ? owners.find((one) => one.userType === userType) : choosePrimaryAccount(owners);
}

export function findAccountById(id: string): Account | undefined {
  return getPortal().accounts.find((account) => account.id === id);
}

/** Returns the masked record of the signed-in person. `lastLogin` is the sign-in before this session. */
export function toUserInfo(account: Account, session: Session, lang: Lang): UserInfo {
  return {
    id: account.id,
    account: account.account,
    nickname: account.nickname,
    avatar: account.avatar,
    name: account.name,
    userType: account.userType,
    level: account.level,
    mobile: maskMobile(account.mobile ?? ''),
    email: maskEmail(account.email ?? ''),
    idType: account.idType,
    idNo: maskIdNo(account.idNo),
    status: account.status,
    lastLogin: session.previous && describeSignIn(session.previous, lang),
    keptUntil: toInstantOrNull(session.keptUntil),
    roles: listRoles(account.id),
  };
}

/** Returns the identity of the signed-in person, with a masked document number. */
export function toIdentity(account: Account): Identity {
  return {
    name: account.name,
    idType: account.idType,
    idNo: maskIdNo(account.idNo),
    idFrom: account.idFrom,
    idTo: account.idTo,
    level: account.level,
    verifiedAt: toInstantOrNull(account.verifiedAt),
    verifiedBy: account.verifiedBy,
  };
}

export function describeSignIn({ at, place }: LastSignIn, lang: Lang): { at: string; place: string } {
  return { at: toInstant(at), place: translate(lang, place) };
}

/**
 * Deletes canceled (docs/specification.md 4.6) and unactivated accounts, so that their names are free again.
 */
export function removeExpiredAccounts(): void {
  const state = getPortal();
  const expiredIds = new Set(
    state.accounts.filter(({ endsAt }) => endsAt !== undefined && endsAt <= now()).map(({ id }) => id),
  );
  if (expiredIds.size === 0) return;
  state.accounts = state.accounts.filter(({ id }) => !expiredIds.has(id));
  deleteOwnedRecords(expiredIds);
}
