/**
 * Counts failed sign-ins per login name, and locks the name after five (docs/specification.md 12). It does
 * not matter whether an account has the name, so that a lock tells nothing.
 */
import { CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES, LOCK_DURATION, MINUTE } from '../../../src/constants';
import { normalizeLoginName } from '../accounts/accounts';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import { getPortal } from '../store/state';

/** Counts the failures of a name that still matter. They end when a lock would. */
function failuresOf(loginName: string): number {
  const attempts = getPortal().attempts.get(normalizeLoginName(loginName));
  return attempts && now() - attempts.lastFailureAt < LOCK_DURATION ? attempts.failures : 0;
}

/** Throws LOCKED with the minutes left if the name is locked. */
export function assertNotLocked(loginName: string): void {
  if (failuresOf(loginName) < LOCK_AFTER_FAILURES) return;
  const { lastFailureAt } = getPortal().attempts.get(normalizeLoginName(loginName)) ?? { lastFailureAt: 0 };
  throw new Refusal('LOCKED', { minutes: Math.ceil((lastFailureAt + LOCK_DURATION - now()) / MINUTE) });
}

/** Tells whether a sign-in with this name needs an image captcha. */
export function needsCaptcha(loginName: string): boolean {
  return failuresOf(loginName) >= CAPTCHA_AFTER_FAILURES;
}

/** Counts a failure. Throws LOCKED if this one locks the name. */
export function countFailure(loginName: string): void {
  const failures = failuresOf(loginName) + 1;
  getPortal().attempts.set(normalizeLoginName(loginName), { failures, lastFailureAt: now() });
  assertNotLocked(loginName);
}

/** Forgets the failures of a name. */
export function clearFailures(loginName: string): void {
  getPortal().attempts.delete(normalizeLoginName(loginName));
}
