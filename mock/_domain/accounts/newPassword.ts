/** What an account's new password has to be, and setting it. */
import { randomBytes } from 'node:crypto';
import { checkNewPassword, getPasswordStrength } from '../../../src/validation/newPassword';
import { hashPassword, isCommonPassword, matchesPassword, type PasswordHash } from '../lib/passwords';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Account } from './accounts';

const SALT_BYTES = 16;

/** Whose password it is to be; without `password` an account that has none yet. */
type Owner = Pick<Account, 'account' | 'mobile'> & { password?: PasswordHash };

/** Throws why a password may not become the owner's. */
export function assertPasswordAllowed({ account, mobile, password }: Owner, wanted: string): void {
  if (getPasswordStrength(wanted) === 'tooShort') throw new Refusal('PASSWORD_TOO_SHORT');
  if (isCommonPassword(wanted)) throw new Refusal('PASSWORD_WEAK');
  if (matchesPassword(password, wanted)) throw new Refusal('PASSWORD_SAME');
  const problem = checkNewPassword(wanted, { account, mobile: mobile ?? undefined });
  if (problem) throw new Refusal('PASSWORD_CONTAINS');
}

/** A password that was accepted just now, as an account keeps it. */
export function createPasswordFields(
  password: string,
): Pick<Account, 'password' | 'passwordWeak' | 'passwordSetAt' | 'passwordChosen'> {
  const salt = randomBytes(SALT_BYTES).toString('base64');
  return {
    password: hashPassword(password, salt),
    passwordWeak: false,
    passwordSetAt: now(),
    passwordChosen: true,
  };
}

/** Makes a password the account's; its age begins anew. */
export function setPassword(account: Account, password: string): void {
  Object.assign(account, createPasswordFields(password));
}
