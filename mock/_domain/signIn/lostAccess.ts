/** Begins, shows, stops and finishes the recovery of an account (docs/api.md, Lost access). */
import type { Body, Data } from '../../../src/contract';
import { lostAccessProofs } from '../../../src/domain/lostAccess';
import { choosePrimaryAccount, findAccountByMobile } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { recordBehavior, recordMemberBehavior } from '../accounts/behavior';
import { forgetBrowsers } from '../accounts/browsers';
import { listDestinations, listSettledContacts, readContacts, rememberContacts } from '../accounts/contacts';
import {
  deleteAuthenticator,
  findAuthenticator,
  keepRemovedFactor,
  listRecoveryCodes,
} from '../accounts/factors';
import { isVerified } from '../accounts/identityClaims';
import { findAccount } from '../accounts/loginNames';
import {
  beginLostAccess,
  findLostAccess,
  findLostAccessByTicket,
  isBegunBy,
  moveLostAccess,
} from '../accounts/lostAccess';
import { assertPasswordAllowed, setPassword } from '../accounts/newPassword';
import { endPendingRecovery, endPendingVerifications } from '../accounts/recovery';
import { endSessions } from '../accounts/sessions';
import { offerContactUndo, offerUndo } from '../accounts/undoables';
import { spendCode } from '../checks/codes';
import { clearFailures } from '../checks/lockout';
import { decryptPasswords } from '../checks/secrets';
import { assertSteppedUp } from '../checks/stepUp';
import { RESET_PASSWORD_PATH } from '../lib/pagePaths';
import { Refusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import type { MemberRequest, RequestContext, Visitor } from '../store/context';
import type { Account, Destination } from '../store/records/account';
import type { Submission } from '../store/records/appeal';
import type { PasswordReset } from '../store/records/signIn';
import { getPortal } from '../store/state';
import { assertNotFrozenOrPaused, isPaused } from './panic';
import { getPasswordReset } from './passwordReset';

const CONTACT_KINDS: Partial<Record<NonNullable<PasswordReset['provedBy']>, Destination['kind']>> = {
  mobile: 'sms',
  email: 'mail',
};

/** Begins a recovery by a completed password reset, or sends the link again. A reset begins one once. */
export function beginByReset(context: Visitor, { id }: Body<'beginLostAccess'>): Data<'beginLostAccess'> {
  const { reset, account } = getPasswordReset(context.visitor, id);
  if (reset.due !== null || !account) throw new Refusal('RESET_UNKNOWN');
  assertNotFrozenOrPaused(context, account);
  const { provedBy } = reset;
  const kind = provedBy && CONTACT_KINDS[provedBy];
  if (!findAuthenticator(account) || !kind) throw new Refusal('CHANGED_MEANWHILE');
  const requester = listDestinations(listSettledContacts(account)).find((one) => one.kind === kind);
  if (!requester) throw new Refusal('CONTACT_NEW');
  return begin(context, { reset, account }, { proof: 'contact', requester });
}

/**
 * Begins a recovery by a reset that the payment app has proved. The code proves the number that gets the
 * links.
 */
export function beginByIdentity(
  context: Visitor & Pick<RequestContext, 'account' | 'lang'>,
  { id, region, mobile, code }: Body<'beginLostAccessByIdentity'>,
): Data<'beginLostAccessByIdentity'> {
  const { reset, account } = getPasswordReset(context.visitor, id);
  const { due, document } = reset;
  if (due !== null || !account) throw new Refusal('RESET_UNKNOWN');
  const isSame = document?.idType === account.idType && document.idNo === account.idNo;
  if (!isSame || !isVerified(account)) throw new Refusal('RESET_UNKNOWN');
  assertNotFrozenOrPaused(context, account);
  const requester = { kind: 'sms', region, to: mobile } as const;
  spendCode(context, { scene: 'reset', ...requester, code });
  return begin(context, { reset, account }, { proof: 'identity', requester, document });
}

function begin(
  context: Visitor,
  { reset, account }: { reset: PasswordReset; account: Account },
  beginning: Parameters<typeof beginLostAccess>[1],
): Data<'beginLostAccess'> {
  const { proof } = beginning;
  const current = findLostAccess(account);
  const isOwn = current !== undefined && current.state !== 'STOPPED' && isBegunBy(current, beginning);
  // Otherwise one reset could restart a withdrawn recovery, and alert every contact, any number of times.
  if (reset.begunBy?.includes(proof)) {
    if (!isOwn) throw new Refusal('RESET_UNKNOWN');
    return { until: toInstant(current.expiresAt), told: current.told };
  }
  const { endsAt } = account;
  if (!isOwn && endsAt && endsAt < now() + lostAccessProofs[proof].wait)
    throw new Refusal('LOST_ACCESS_CLOSING');
  const record = beginLostAccess(account, beginning);
  recordBehavior(context, { accountId: account.id, type: 'LOST_ACCESS_BEGIN' });
  reset.begunBy = [...(reset.begunBy ?? []), proof];
  return { until: toInstant(record.expiresAt), told: record.told };
}

/**
 * Begins a recovery for the verified account of an approved appeal's document, if there is one. The proved
 * number will become the account's. Throws LOST_ACCESS_REFUSED or LOST_ACCESS_RUNNING.
 */
export function beginByAppeal({ req }: Pick<RequestContext, 'req'>, submission: Submission): void {
  const { idType, idNo, name, loginId = '', region, mobile } = submission;
  const isOwn = (one: Account) =>
    isVerified(one) && one.idType === idType && one.idNo === idNo && one.name === name;
  const own = getPortal().accounts.filter(isOwn);
  const named = own.find((one) => findAccount(one.userType, loginId) === one);
  const account = loginId === '' ? choosePrimaryAccount(own) : named;
  if (!account) return;
  if (account.status === 'FROZEN' || isPaused(account)) throw new Refusal('LOST_ACCESS_REFUSED');
  const requester = { kind: 'sms', region, to: mobile } as const;
  beginLostAccess(account, { proof: 'appeal', requester, document: { idType, idNo } });
  recordBehavior({ req }, { accountId: account.id, type: 'LOST_ACCESS_BEGIN' });
}

/** Returns the state of a ticket's recovery. Throws TICKET_UNKNOWN. */
export function checkLostAccess({ ticket }: Body<'checkLostAccess'>): Data<'checkLostAccess'> {
  const { account, record, role, mayFinish } = findLostAccessByTicket(ticket);
  const { state, proof, beganAt, expiresAt } = record;
  if (state === 'STOPPED') throw new Refusal('TICKET_UNKNOWN');
  return {
    account: account.account,
    role,
    state,
    proof,
    beganAt: toInstant(beganAt),
    until: toInstant(expiresAt),
    mayFinish,
  };
}

/** Stops the recovery of a ticket. The requester's own withdraws it, which does not bar another one. */
export function stopByTicket({ req }: Pick<RequestContext, 'req'>, { ticket }: Body<'stopLostAccess'>): null {
  const { account, role } = findLostAccessByTicket(ticket);
  if (role === 'REQUESTER') moveLostAccess(account, 'withdraw', 'requester');
  else moveLostAccess(account, 'stop', 'link');
  recordBehavior({ req }, { accountId: account.id, type: 'LOST_ACCESS_STOP' });
  return null;
}

/** Stops the recovery of the own account. Needs a step-up. Throws CHANGED_MEANWHILE. */
export function stopAsMember(context: MemberRequest): null {
  assertSteppedUp(context);
  if (!moveLostAccess(context.account, 'stop', 'session')) throw new Refusal('CHANGED_MEANWHILE');
  recordMemberBehavior(context, { type: 'LOST_ACCESS_STOP' });
  return null;
}

/** Stops the recovery of an account whose owner has just signed in by a second factor: access is not lost. */
export function stopByFactor({ req }: Pick<RequestContext, 'req'>, account: Account): void {
  if (!moveLostAccess(account, 'stop', 'factor')) return;
  recordBehavior({ req }, { accountId: account.id, type: 'LOST_ACCESS_STOP' });
}

/** Sets a new password and removes the app after the wait. Ends all sessions, and alerts every contact. */
export function finishLostAccess(
  context: Visitor & Pick<RequestContext, 'session'>,
  { ticket, newPwd, secretId }: Body<'finishLostAccess'>,
): null {
  const clear = decryptPasswords(context.visitor, secretId, { newPwd });
  const { account, record, mayFinish } = findLostAccessByTicket(ticket);
  if (!mayFinish || record.state !== 'READY') throw new Refusal('TICKET_UNKNOWN');
  assertNotFrozenOrPaused(context, account);
  assertPasswordAllowed(account, clear.newPwd);
  moveLostAccess(account, 'finish', 'requester');
  const { id: accountId } = account;
  const former = readContacts(account);
  const { proof, requester } = record;
  // Offer the undo first: it reverts everything from this moment on.
  const undo = offerUndo({
    kind: 'LOST_ACCESS',
    accountId,
    subject: accountId,
    previous: { proof, requester },
  });
  removeApp(account);
  const isAdopted = proof !== 'contact' && adoptNumber(account, requester);
  setPassword(account, clear.newPwd);
  // The number was enough to set the password, so a code to it does not count as a second factor.
  account.passwordResetBy = requester.kind === 'sms' ? 'mobile' : 'email';
  forgetBrowsers(account);
  endPendingRecovery(accountId, undefined, former);
  endPendingVerifications(accountId, undefined);
  endSessions(accountId, context.session);
  clearFailures(account);
  recordBehavior(context, { accountId, type: 'LOST_ACCESS_FINISH' });
  sendAlert({
    accountId,
    topic: 'lostAccessFinished',
    words: {
      number: isAdopted ? 'lostAccess.number.replaced' : account.mobile ? 'lostAccess.number.kept' : [],
    },
    link: RESET_PASSWORD_PATH,
    former,
    undo,
    everywhere: 'withLink',
  });
  return null;
}

function removeApp(account: Account): void {
  const authenticator = findAuthenticator(account);
  if (!authenticator) return;
  const codes = listRecoveryCodes(account);
  deleteAuthenticator(account);
  keepRemovedFactor({ accountId: account.id, by: '', authenticator, codes });
}

/** Sets the number that began the recovery, unless another account has it. Returns whether it was set. */
function adoptNumber(account: Account, { region, to }: Destination): boolean {
  if (findAccountByMobile(region, to, account.userType)) return false;
  const former = readContacts(account);
  offerContactUndo(account.id, former);
  rememberContacts(account.id, former);
  Object.assign(account, { region, mobile: to, mobileSetAt: now() });
  return true;
}
