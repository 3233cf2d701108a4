/** Checks and sets a new password of an account. */
import { randomBytes } from 'node:crypto';
import { checkNewPassword, getPasswordStrength } from '../../../src/validation/newPassword';
import { isBreachedPassword } from '../lib/breachedPasswords';
import { hashWithNewSalt, isCommonPassword, matchesPassword, type PasswordHash } from '../lib/passwords';
import { Refusal } from '../lib/refusals';
import { endAccessOfAccount } from '../store/access';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';

const DISCARDED_BYTES = 32;

/** The owner of the new password. A new account has no password yet. */
type Owner = Pick<Account, 'account' | 'mobile' | 'discardedPassword'> & { password?: PasswordHash };

/** Throws the refusals of docs/specification.md 5.2 unless the password is allowed. */
export function assertPasswordAllowed(owner: Owner, candidate: string): void {
  const { account, mobile, password, discardedPassword } = owner;
  if (getPasswordStrength(candidate) === 'tooShort') throw new Refusal('PASSWORD_TOO_SHORT');
  if (isCommonPassword(candidate)) throw new Refusal('PASSWORD_WEAK');
  if (isBreachedPassword(candidate)) throw new Refusal('PASSWORD_BREACHED');
  if ([password, discardedPassword].some((one) => one && matchesPassword(one, candidate)))
    throw new Refusal('PASSWORD_SAME');
  const problem = checkNewPassword(candidate, { account, mobile: mobile ?? undefined });
  if (problem) throw new Refusal('PASSWORD_CONTAINS');
}

/** Returns the fields of an account whose password was set just now. */
export function createPasswordFields(
  password: string,
): Pick<Account, 'password' | 'passwordWeak' | 'passwordSetAt' | 'passwordChosen'> {
  return {
    password: hashWithNewSalt(password),
    passwordWeak: false,
    passwordSetAt: now(),
    passwordChosen: true,
  };
}

/**
 * Sets the password and revokes the tokens of applications: someone who knew the old one may have granted
 * them.
 */
export function setPassword(account: Account, password: string): void {
  Object.assign(account, createPasswordFields(password), { passwordResetBy: undefined });
  endAccessOfAccount(account.id);
}

/** Replaces the password of an account by a random one, because another person knows it. The owner has to reset it. */
export function discardPassword(account: Account): void {
  // If the password is random already, the earlier discarded one stays stored.
  const discardedPassword = account.passwordChosen ? account.password : account.discardedPassword;
  setPassword(account, randomBytes(DISCARDED_BYTES).toString('base64'));
  Object.assign(account, { passwordChosen: false, discardedPassword });
}
