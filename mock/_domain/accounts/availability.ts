/** Whether somebody has a name or a number already: one account per user type each, account names one altogether. */
import type { UserType } from '../../../src/contract';
import { type SubCode, subCodes } from '../../../src/contract/subCodes';
import { HttpRefusal, Refusal } from '../lib/refusals';
import { getPortal } from '../store/state';
import { findAccountByMobile, listLoginNames, normalizeLoginName } from './accounts';

/** What a registration would take; what is not given is not looked at. */
interface Wanted {
  userType: UserType;
  region: string;
  mobile: string;
  account?: string;
  idNo?: string;
  uscc?: string;
  /** What the form calls the ID number. */
  idField?: string;
}

/** Throws MOBILE_TAKEN, or one 422 with whatever else is somebody's. */
export function assertAvailable({ userType, region, mobile, idField = 'idNo', ...wanted }: Wanted): void {
  if (findAccountByMobile(region, mobile, userType)) throw new Refusal('MOBILE_TAKEN');
  const { account, idNo, uscc } = wanted;
  const { accounts, companies } = getPortal();
  const name = normalizeLoginName(account ?? '');
  const taken: Record<string, SubCode> = {};
  // Another's number or code is a login name too.
  if (accounts.some((one) => listLoginNames(one).includes(name))) taken.account = subCodes.ACCOUNT_TAKEN;
  if (accounts.some((one) => one.userType === userType && one.idNo === idNo)) {
    taken[idField] = subCodes.ID_REGISTERED;
  }
  if (companies.some((company) => company.uscc === uscc)) taken.uscc = subCodes.USCC_REGISTERED;
  if (Object.keys(taken).length > 0) throw new HttpRefusal(422, 'FIELDS_WRONG', taken);
}
