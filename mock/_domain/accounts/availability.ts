/** Checks whether account names, numbers and credit codes are free (docs/api.md, Login names). */
import type { UserType } from '../../../src/contract';
import type { SubCodeName } from '../../../src/contract/subCodes';
import { assertNoneWrong, Refusal } from '../lib/refusals';
import { getPortal } from '../store/state';
import { findAccountByMobile } from './accounts';
import { isLed } from './companies';
import { isVerified } from './identityClaims';
import { isLoginNameTaken } from './loginNames';

/** The names and numbers that a registration requests. Absent fields are not checked. */
interface RequestedNames {
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
export function assertAvailable({
  userType,
  region,
  mobile,
  idField = 'idNo',
  ...requested
}: RequestedNames): void {
  if (findAccountByMobile(region, mobile, userType)) throw new Refusal('MOBILE_TAKEN');
  const { account, idNo, uscc } = requested;
  const { accounts, companies } = getPortal();
  const taken: Record<string, SubCodeName> = {};
  // Existing numbers and credit codes are login names, too.
  if (account !== undefined && isLoginNameTaken(account)) taken.account = 'ACCOUNT_TAKEN';
  // A number that is not verified does not block others.
  if (accounts.some((one) => one.userType === userType && one.idNo === idNo && isVerified(one))) {
    taken[idField] = 'ID_REGISTERED';
  }
  // Credit codes and document numbers can both have 18 digits, so they must differ. Only proven roles and
  // verified accounts reserve them.
  const isUsed =
    companies.some((one) => one.uscc === uscc && isLed(one)) ||
    accounts.some((one) => one.idNo === uscc && isVerified(one));
  if (isUsed) taken.uscc = 'USCC_REGISTERED';
  assertNoneWrong(taken);
}
