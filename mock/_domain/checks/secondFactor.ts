/** Codes of an authenticator app, and recovery codes, as a second factor (docs/api.md, Second factor). */
import { Secret, TOTP } from 'otpauth';
import { DAY, HOUR, LOCK_AFTER_FAILURES, LOCK_DURATION, MINUTE, SECOND } from '../../../src/constants';
import { sendAlert } from '../accounts/alerts';
import { findAuthenticator, listRecoveryCodes, spendRecoveryCode } from '../accounts/factors';
import { ACCOUNT_SECURITY_PATH } from '../lib/pagePaths';
import { Refusal, wrongField } from '../lib/refusals';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import type { AuthenticatorRecord } from '../store/records/factors';

const TOTP_CODE = /^\d{6}$/;

/** `tries` wrong codes `within` ms lock the app for `lasts` ms. The second row stops slow guessing. */
const LOCKS = [
  { tries: LOCK_AFTER_FAILURES, within: LOCK_DURATION, lasts: LOCK_DURATION },
  { tries: 10, within: DAY, lasts: HOUR },
];

/**
 * Uses up a code of the app or a recovery code, unless `assertUsable`, which only a right code reaches,
 * throws. Throws LOCKED, CODE_WRONG, or a 422 without an app.
 */
export function spendFactorCode(
  account: Account,
  code: string,
  assertUsable: () => void = () => undefined,
): void {
  const authenticator = findAuthenticator(account);
  if (!authenticator) throw wrongField('method', 'FIELD_FORMAT');
  assertNotLocked(authenticator);
  if (acceptCode(account, authenticator, code, assertUsable)) return;
  authenticator.wrongAt = [...listWrong(authenticator, DAY), now()];
  if (findLockEnd(authenticator) > now()) alertOfLock(account, authenticator);
  assertNotLocked(authenticator);
  const left = LOCKS.map(({ tries, within }) => tries - listWrong(authenticator, within).length);
  const triesLeft = Math.min(...left);
  throw new Refusal('CODE_WRONG', { triesLeft }, { triesLeft });
}

const listWrong = ({ wrongAt }: AuthenticatorRecord, within: number): number[] =>
  wrongAt.filter((at) => now() - at < within);

/** Returns the time at which the last lock ends or has ended; 0 if there was none. */
function findLockEnd({ wrongAt }: AuthenticatorRecord): number {
  const last = wrongAt.at(-1) ?? 0;
  const ends = LOCKS.map(({ tries, within, lasts }) => {
    const first = wrongAt.at(-tries);
    return first !== undefined && last - first < within ? last + lasts : 0;
  });
  return Math.max(...ends);
}

function assertNotLocked(authenticator: AuthenticatorRecord): void {
  const left = findLockEnd(authenticator) - now();
  if (left > 0) throw new Refusal('LOCKED', { minutes: Math.ceil(left / MINUTE) });
}

function acceptCode(
  account: Account,
  authenticator: AuthenticatorRecord,
  code: string,
  assertUsable: () => void,
): boolean {
  if (!TOTP_CODE.test(code)) {
    const isRight = spendRecoveryCode(account, code, assertUsable);
    if (isRight) alertOwner(account, 'recoveryCodeUsed', { left: listRecoveryCodes(account).length });
    return isRight;
  }
  const step = findTotpStep(authenticator.secret, code, authenticator.lastStep);
  if (step === undefined) return false;
  assertUsable();
  Object.assign(authenticator, { lastStep: step, lastUsedAt: now() });
  return true;
}

function alertOfLock(account: Account, authenticator: AuthenticatorRecord): void {
  if (now() - authenticator.alertedAt < DAY) return;
  authenticator.alertedAt = now();
  alertOwner(account, 'factorLocked');
}

function alertOwner(
  account: Account,
  topic: 'factorLocked' | 'recoveryCodeUsed',
  values: Record<string, number> = {},
): void {
  sendAlert({ accountId: account.id, topic, values, link: ACCOUNT_SECURITY_PATH });
}

const SECRET_BYTES = 20;
/** Seconds. */
const PERIOD = 30;
/** Accepted steps before and after the current one, for clocks that differ. */
const DRIFT = 1;

export const createTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns a generator of time-based one-time passwords (RFC 6238): SHA-1, six digits, 30 seconds. */
const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

/** Returns the otpauth URI for a QR code. */
export const toTotpUri = (secret: string, account: string, issuer: string): string =>
  totpOf(secret, account, issuer).toString();

/** Returns the time step that a code belongs to, if it is later than `lastStep`; otherwise undefined. */
export function findTotpStep(secret: string, code: string, lastStep: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now(), window: DRIFT });
  if (delta === null) return undefined;
  const step = Math.floor(now() / (PERIOD * SECOND)) + delta;
  return step > lastStep ? step : undefined;
}
