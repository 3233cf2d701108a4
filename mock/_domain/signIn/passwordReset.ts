/** Resets a forgotten password. An unknown login name takes the same steps (docs/specification.md 10.5). */
import { randomUUID } from 'node:crypto';
import { PROOF_TRIES, RESET_LIFETIME } from '../../../src/constants';
import type { Body, Data } from '../../../src/contract';
import { findAccountById } from '../accounts/accounts';
import { recordBehavior } from '../accounts/behavior';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { findAccount } from '../accounts/loginNames';
import { assertPasswordAllowed, setPassword } from '../accounts/newPassword';
import { endSessions } from '../accounts/sessions';
import { spendCaptcha } from '../checks/captcha';
import { clearFailures } from '../checks/lockout';
import { decryptPasswords } from '../checks/secrets';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { RequestContext, Visitor } from '../store/context';
import { assertRoom, findLiveRecord, keepRecord } from '../store/expiring';
import type { Account } from '../store/records/account';
import type { PasswordReset } from '../store/records/signIn';
import { getPortal } from '../store/state';

/** A captcha was solved for it, so a record of another visitor must not replace it. */
const PROVED = { whenShared: 'refuse' } as const;

/** Starts a reset for a login name, whether an account has it or not. Throws the refusals of the captcha. */
export function startPasswordReset(
  { visitor, req }: Visitor,
  { userType, loginId, captcha }: Body<'startReset'>,
): Data<'startReset'> {
  const { resets } = getPortal();
  assertRoom(resets, req, PROVED);
  spendCaptcha(visitor, captcha);
  const id = randomUUID();
  const expiresAt = now() + RESET_LIFETIME;
  const claim = { userType, loginName: loginId };
  const accountId = findAccount(userType, loginId)?.id ?? null;
  const reset = { visitor, ...claim, accountId, expiresAt, triesLeft: PROOF_TRIES, due: 'proof' } as const;
  keepRecord(resets, id, reset, req, PROVED);
  return { id, expiresAt: toInstant(expiresAt) };
}

/** Returns a reset of the visitor and its account. Throws RESET_UNKNOWN once it has ended. */
export function getPasswordReset(
  visitor: string,
  id: string,
): { reset: PasswordReset; account: Account | undefined } {
  const reset = findLiveRecord(getPortal().resets, id, visitor);
  if (!reset) throw new Refusal('RESET_UNKNOWN');
  return { reset, account: reset.accountId === null ? undefined : findAccountById(reset.accountId) };
}

/** Sets the new password. Ends sessions, locks and pending proofs, and alerts the owner. */
export function finishPasswordReset(
  context: Pick<RequestContext, 'visitor' | 'req' | 'session' | 'setCookie'>,
  { id, newPwd, secretId }: Body<'finishReset'>,
): null {
  const { reset, account } = getPasswordReset(context.visitor, id);
  const { provedBy } = reset;
  // A proof by the payment app only begins a recovery (signIn/lostAccess.ts).
  if (reset.due !== null || !account || provedBy === 'paymentApp') throw new Refusal('RESET_UNKNOWN');
  const clear = decryptPasswords(context.visitor, secretId, { newPwd });
  assertPasswordAllowed(account, clear.newPwd);
  setPassword(account, clear.newPwd);
  account.passwordResetBy = provedBy;
  endSessions(account.id, context.session);
  clearFailures(account);
  clearFailures(reset);
  recordBehavior(context, { accountId: account.id, type: 'PWD_RESET' });
  const { setCookie } = context;
  concludeCredentialChange({ account, setCookie }, { topic: 'passwordReset' });
  return null;
}
