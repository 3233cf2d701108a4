/**
 * Login names: account name, mobile number, document number, and the credit code of a company. A name that is typed
 * has one meaning (docs/api.md, Login names), whatever people have registered, so that nobody can take over the way in
 * of somebody else by a number that reads like theirs.
 */
import type { UserType } from '../../../src/contract';
import { toAsciiUpper } from '../../../src/validation/asciiCase';
import { readMobileName, spellMobileName } from '../../../src/validation/fields';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';
import { findAccountByMobile } from './accounts';
import { findCodeOwner } from './companies';
import { isVerified } from './identityClaims';

/**
 * Brings a login name into its one spelling: the case of ASCII letters, blanks around it and what groups a number do not
 * count.
 */
export function normalizeLoginName(name: string): string {
  const mobile = readMobileName(name);
  return mobile ? spellMobileName(mobile) : toAsciiUpper(name.trim());
}

const findByAccountName = (name: string): Account | undefined =>
  getPortal().accounts.find(({ account }) => normalizeLoginName(account) === name);

/**
 * Finds the account of a user type that a login name means, or undefined. What reads like a mobile number means a
 * mobile number and nothing else. Anything else means the account of this name; if there is none, for a legal entity
 * the one that leads the company of this credit code; if there is none, the one that is verified with this document number.
 */
export function findAccount(userType: UserType, loginName: string): Account | undefined {
  const mobile = readMobileName(loginName);
  if (mobile) return findAccountByMobile(mobile.region, mobile.mobile, userType);
  const name = normalizeLoginName(loginName);
  const named = findByAccountName(name);
  // An account name exists once over all user types, so it means nobody else's document under the other one.
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

/** Returns whether some account has this account name, or some account or company a number that is written so. */
export function isLoginNameTaken(loginName: string): boolean {
  const name = normalizeLoginName(loginName);
  const { accounts, companies } = getPortal();
  return (
    accounts.some((one) => isNamed(one, name) || one.idNo === name) ||
    companies.some(({ uscc }) => uscc === name)
  );
}
