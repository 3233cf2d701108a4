/** Failures per login name. Whether the name exists plays no part, so that a lock tells nothing. */
import { CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES, LOCK_DURATION, MINUTE } from '../../../src/constants';
import { normalizeLoginName } from '../accounts/accounts';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import { getPortal } from '../store/state';

export interface LoginFailures {
  failures: number;
  lastFailureAt: number;
}

/** Failures of a name that still count: they are forgotten after a lock's time without another. */
function failuresOf(loginName: string): number {
  const attempts = getPortal().attempts.get(normalizeLoginName(loginName));
  return attempts && now() - attempts.lastFailureAt < LOCK_DURATION ? attempts.failures : 0;
}

/** Throws LOCKED with the minutes left while the name is locked. */
export function assertNotLocked(loginName: string): void {
  if (failuresOf(loginName) < LOCK_AFTER_FAILURES) return;
  const { lastFailureAt } = getPortal().attempts.get(normalizeLoginName(loginName)) ?? { lastFailureAt: 0 };
  throw new Refusal('LOCKED', { minutes: Math.ceil((lastFailureAt + LOCK_DURATION - now()) / MINUTE) });
}

/** Whether signing in with this name takes an image captcha. */
export function needsCaptcha(loginName: string): boolean {
  return failuresOf(loginName) >= CAPTCHA_AFTER_FAILURES;
}

/** Counts a failure. The one that locks the name throws LOCKED at once. */
export function countFailure(loginName: string): void {
  const failures = failuresOf(loginName) + 1;
  getPortal().attempts.set(normalizeLoginName(loginName), { failures, lastFailureAt: now() });
  assertNotLocked(loginName);
}

/** Forgets a name's failures. */
export function clearFailures(loginName: string): void {
  getPortal().attempts.delete(normalizeLoginName(loginName));
}
