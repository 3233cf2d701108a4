/**
 * Login names (docs/api.md, Login names). Only the form of a name decides its kind. Otherwise an account
 * could take over another one's login name by registering a similar number.
 */
import type { UserType } from '../../../src/contract';
import { toAsciiUpper } from '../../../src/validation/asciiCase';
import { readMobileName, spellMobileName } from '../../../src/validation/fields';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { findAccountByMobile } from './accounts';
import { findCodeOwner } from './companies';
import { isVerified } from './identityClaims';

/** Normalizes a login name. Ignores the case of ASCII letters, surrounding blanks, and the separators of a number. */
export function normalizeLoginName(name: string): string {
  const mobile = readMobileName(name);
  return mobile ? spellMobileName(mobile) : toAsciiUpper(name.trim());
}

const findByAccountName = (name: string): Account | undefined =>
  getPortal().accounts.find(({ account }) => normalizeLoginName(account) === name);

/** Finds the account of a user type by a login name, in the order of docs/api.md, Login names. */
export function findAccount(userType: UserType, loginName: string): Account | undefined {
  const mobile = readMobileName(loginName);
  if (mobile) return findAccountByMobile(mobile.region, mobile.mobile, userType);
  const name = normalizeLoginName(loginName);
  const named = findByAccountName(name);
  // An account name is unique over all user types, so it is not read as a document number under the other user type.
  if (named) return named.userType === userType ? named : undefined;
  const leader = userType === 'legal' ? findCodeOwner(name) : undefined;
  const isOwner = (one: Account) => one.userType === userType && one.idNo === name && isVerified(one);
  return leader ?? getPortal().accounts.find(isOwner);
}

/** Returns whether an account has this account name or mobile number; people name each other by these two only. */
export function isNamed({ account, region, mobile }: Account, loginName: string): boolean {
  const name = normalizeLoginName(loginName);
  return (
    normalizeLoginName(account) === name || (mobile !== null && spellMobileName({ region, mobile }) === name)
  );
}

/** Returns whether an account or a company already has this login name, in any of its kinds. */
export function isLoginNameTaken(loginName: string): boolean {
  const name = normalizeLoginName(loginName);
  const { accounts, companies } = getPortal();
  return (
    accounts.some((one) => isNamed(one, name) || one.idNo === name) ||
    companies.some(({ uscc }) => uscc === name)
  );
}
