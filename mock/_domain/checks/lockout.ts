/**
 * Counts wrong passwords per account, and locks the account after five (docs/specification.md 12). All its login names
 * lead to one count. A login name that no account has is counted and locked by itself, so that a lock tells nothing.
 */
import { CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES, LOCK_DURATION, MINUTE } from '../../../src/constants';
import type { UserType } from '../../../src/contract';
import { findAccount, normalizeLoginName } from '../accounts/loginNames';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import { getPortal } from '../store/state';

/** A login name with the user type that it was tried for. */
interface Claim {
  userType: UserType;
  loginName: string;
}

/** Whose failures are meant: the account, or whoever a login name means. */
type Suspect = Pick<Account, 'id'> | Claim;

function keyOf(suspect: Suspect): string {
  if ('id' in suspect) return suspect.id;
  const { userType, loginName } = suspect;
  return findAccount(userType, loginName)?.id ?? `${userType} ${normalizeLoginName(loginName)}`;
}

/** Counts the failures that still matter. They end when a lock would. */
function countFailures(key: string): number {
  const attempts = getPortal().attempts.get(key);
  return attempts && now() - attempts.lastFailureAt < LOCK_DURATION ? attempts.failures : 0;
}

/** Throws LOCKED with the minutes left if the account or the name is locked. */
export function assertNotLocked(suspect: Suspect): void {
  const key = keyOf(suspect);
  if (countFailures(key) < LOCK_AFTER_FAILURES) return;
  const { lastFailureAt } = getPortal().attempts.get(key) ?? { lastFailureAt: 0 };
  throw new Refusal('LOCKED', { minutes: Math.ceil((lastFailureAt + LOCK_DURATION - now()) / MINUTE) });
}

/** Tells whether a sign-in needs an image captcha. */
export function needsCaptcha(suspect: Suspect): boolean {
  return countFailures(keyOf(suspect)) >= CAPTCHA_AFTER_FAILURES;
}

/** Counts a failure. Throws LOCKED if this one locks the account or the name. */
export function countFailure(suspect: Suspect): void {
  const { attempts } = getPortal();
  // Names can be made up without end: what no longer counts is not kept.
  for (const [old, { lastFailureAt }] of attempts) {
    if (now() - lastFailureAt >= LOCK_DURATION) attempts.delete(old);
  }
  const key = keyOf(suspect);
  attempts.set(key, { failures: countFailures(key) + 1, lastFailureAt: now() });
  assertNotLocked(suspect);
}

/** Forgets the failures. */
export function clearFailures(suspect: Suspect): void {
  getPortal().attempts.delete(keyOf(suspect));
}
