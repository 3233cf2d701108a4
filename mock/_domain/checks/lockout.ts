/**
 * Counts wrong passwords and locks after five (docs/specification.md 12; docs/api.md, Sign-in). Responses
 * reveal only the counter of the typed name. That of the account also blocks its other names. So neither
 * reveals whether a name exists, or which names belong to one person.
 */
import { CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES, LOCK_DURATION, MINUTE } from '../../../src/constants';
import type { UserType } from '../../../src/contract';
import { normalizeLoginName } from '../accounts/loginNames';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import { keepNewest } from '../store/expiring';
import type { Owner } from '../store/records/account';
import { getPortal } from '../store/state';

/** A login name with the user type that it was tried for. */
interface Claim {
  userType: UserType;
  loginName: string;
}

/** The subject of a counter: an account, or a login name, whether or not an account has it. */
type Suspect = Owner | Claim;

function keyOf(suspect: Suspect): string {
  if ('id' in suspect) return `account ${suspect.id}`;
  return `name ${suspect.userType} ${normalizeLoginName(suspect.loginName)}`;
}

/** Returns the number of failures, or 0 after LOCK_DURATION without a failure. */
function countFailures(key: string): number {
  const attempts = getPortal().attempts.get(key);
  return attempts && now() - attempts.lastFailureAt < LOCK_DURATION ? attempts.failures : 0;
}

export const isLocked = (suspect: Suspect): boolean => countFailures(keyOf(suspect)) >= LOCK_AFTER_FAILURES;

/** Throws LOCKED with the minutes left if the account or the name is locked. */
export function assertNotLocked(suspect: Suspect): void {
  if (!isLocked(suspect)) return;
  const { lastFailureAt } = getPortal().attempts.get(keyOf(suspect)) ?? { lastFailureAt: 0 };
  throw new Refusal('LOCKED', { minutes: Math.ceil((lastFailureAt + LOCK_DURATION - now()) / MINUTE) });
}

/** Returns whether a sign-in by this name needs an image captcha. */
export function needsCaptcha(claim: Claim): boolean {
  return countFailures(keyOf(claim)) >= CAPTCHA_AFTER_FAILURES;
}

/** Counts a failure. The fifth one locks the account or the name, which the response does not reveal. */
export function countFailure(suspect: Suspect): void {
  const { attempts } = getPortal();
  // Clients can invent any number of names, so delete expired entries. The oldest come first.
  for (const [old, { lastFailureAt }] of attempts) {
    if (now() - lastFailureAt < LOCK_DURATION) break;
    attempts.delete(old);
  }
  const key = keyOf(suspect);
  keepNewest(attempts, key, { failures: countFailures(key) + 1, lastFailureAt: now() });
}

export function clearFailures(suspect: Suspect): void {
  getPortal().attempts.delete(keyOf(suspect));
}
