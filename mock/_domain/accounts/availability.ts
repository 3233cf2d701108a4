/**
 * Checks whether account names, numbers and credit codes are free. An account name exists once, and is nobody's number;
 * a number may exist once per user type.
 */
import type { UserType } from '../../../src/contract';
import { type SubCode, subCodes } from '../../../src/contract/subCodes';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { getPortal } from '../store/state';
import { findAccountByMobile } from './accounts';
import { isLed } from './companies';
import { isVerified } from './identityClaims';
import { isLoginNameTaken } from './loginNames';

/** What a registration wants to use. It is not checked for what it leaves out. */
interface Wanted {
  userType: UserType;
  region: string;
  mobile: string;
  account?: string;
  idNo?: string;
  uscc?: string;
  /** The name of the ID number field in the form. */
  idField?: string;
}

/** Throws MOBILE_TAKEN, or a 422 that names every field whose value belongs to another account. */
export function assertAvailable({ userType, region, mobile, idField = 'idNo', ...wanted }: Wanted): void {
  if (findAccountByMobile(region, mobile, userType)) throw new Refusal('MOBILE_TAKEN');
  const { account, idNo, uscc } = wanted;
  const { accounts, companies } = getPortal();
  const taken: Record<string, SubCode> = {};
  // A number or a credit code of somebody is a login name too.
  if (account !== undefined && isLoginNameTaken(account)) taken.account = subCodes.ACCOUNT_TAKEN;
  // Whoever has only typed a number keeps nobody from it.
  if (accounts.some((one) => one.userType === userType && one.idNo === idNo && isVerified(one))) {
    taken[idField] = subCodes.ID_REGISTERED;
  }
  // An unproven claim takes no credit code, and an unverified account no number.
  // Both kinds of numbers can have 18 digits: a code must not be read instead of somebody's document.
  const isUsed =
    companies.some((one) => one.uscc === uscc && isLed(one)) ||
    accounts.some((one) => one.idNo === uscc && isVerified(one));
  if (isUsed) taken.uscc = subCodes.USCC_REGISTERED;
  if (Object.keys(taken).length > 0) throw new HttpRefusal(422, 'FIELDS_WRONG', taken);
}
