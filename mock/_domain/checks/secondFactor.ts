/** Codes of an authenticator app, and recovery codes, as a second factor (docs/api.md, Second factor). */
import { sendAlert } from '../accounts/alerts';
import { findAuthenticator, listRecoveryCodes, spendRecoveryCode } from '../accounts/authenticators';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import { assertNotLocked, clearFailures, countFailure, countTriesLeft } from './lockout';
import { findTotpStep } from './totp';

const SECURITY = '/user/account_manage/account_security';
const TOTP_CODE = /^\d{6}$/;

/**
 * Uses up a code of the account's app, or a recovery code. Five wrong ones lock this proof of the account for 15 minutes,
 * and alert the owner. Throws LOCKED or CODE_WRONG.
 */
export function spendFactorCode(account: Account, code: string): void {
  const suspect = { factorOf: account.id };
  assertNotLocked(suspect);
  if (acceptCode(account, code)) {
    clearFailures(suspect);
    return;
  }
  countFailure(suspect);
  const triesLeft = countTriesLeft(suspect);
  if (triesLeft === 0) alertOwner(account, 'factorLocked');
  assertNotLocked(suspect);
  throw new Refusal('CODE_WRONG', { triesLeft }, { triesLeft });
}

function acceptCode(account: Account, code: string): boolean {
  if (!TOTP_CODE.test(code)) {
    const isRight = spendRecoveryCode(account, code);
    if (isRight) alertOwner(account, 'recoveryCodeUsed', { left: listRecoveryCodes(account).length });
    return isRight;
  }
  const authenticator = findAuthenticator(account);
  if (!authenticator) return false;
  const step = findTotpStep(authenticator.secret, code, authenticator.lastStep);
  if (step === undefined) return false;
  Object.assign(authenticator, { lastStep: step, lastUsedAt: now() });
  return true;
}

function alertOwner(
  account: Account,
  topic: 'factorLocked' | 'recoveryCodeUsed',
  values: Record<string, number> = {},
): void {
  sendAlert({
    accountId: account.id,
    topic,
    values: { account: account.account, ...values },
    link: SECURITY,
  });
}
