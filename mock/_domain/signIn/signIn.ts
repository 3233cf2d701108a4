/** The steps of every sign-in, from the check of the password to the alert of a new browser; and sign-out. */
import type { LoginChannels, LoginResult } from '../../../src/contract';
import { describeSignIn } from '../accounts/accounts';
import { notifyOwner, sendAlert } from '../accounts/alerts';
import { recordBehavior, recordMemberBehavior } from '../accounts/behavior';
import { noteBrowser } from '../accounts/browsers';
import { findAccount } from '../accounts/loginNames';
import { sendNotice } from '../accounts/notices';
import {
  endSession,
  formatSessionCookie,
  leaveBrowser,
  type Opening,
  openSession,
  replaceSession,
} from '../accounts/sessions';
import { offerUndo } from '../accounts/undoables';
import { assertMaySignIn, countFailedSignIn } from '../checks/callLimits';
import { spendCaptcha } from '../checks/captcha';
import { assertNotLocked, clearFailures, countFailure, isLocked, needsCaptcha } from '../checks/lockout';
import { decryptPasswords } from '../checks/secrets';
import { isSharedBrowser } from '../lib/cookies';
import { readDevice } from '../lib/device';
import { translate } from '../lib/messages';
import { ACCOUNT_SECURITY_PATH } from '../lib/pagePaths';
import { matchesPassword } from '../lib/passwords';
import { Refusal } from '../lib/refusals';
import { describeTime } from '../lib/times';
import { now } from '../store/clock';
import type { Caller, MemberRequest } from '../store/context';
import type { Account } from '../store/records/account';
import type { Session } from '../store/records/session';
import { renewVisitor } from '../store/visitors';
import { assertActivated } from './activation';
import { getGuideAddress } from './guides';
import { assertNotFrozenOrPaused } from './panic';

type Credentials = LoginChannels[1]['body'];

/**
 * Checks a password and returns its account. Unknown account, wrong user type and wrong password get the same
 * BAD_CREDENTIALS. The response depends only on the entered name.
 */
export function provePassword(context: Caller, credentials: Credentials, channel: number): Account {
  const { userType, account: loginName, password, captcha, secretId } = credentials;
  const claim = { userType, loginName };
  assertMaySignIn(context);
  assertNotLocked(claim);
  if (needsCaptcha(claim)) spendCaptcha(context.visitor, captcha);
  const clear = decryptPasswords(context.visitor, secretId, { password });
  const account = findAccount(userType, loginName);
  // An account that is locked through another of its names is treated as unknown. Otherwise the lock would
  // reveal that both names belong to one account.
  const unlockedAccount = account && !isLocked(account) ? account : undefined;
  if (!matchesPassword(unlockedAccount?.password, clear.password) || !unlockedAccount) {
    if (account) recordFailure(context, account, channel, 'BAD_CREDENTIALS');
    if (unlockedAccount) countFailure(unlockedAccount);
    countFailure(claim);
    countFailedSignIn(context);
    assertNotLocked(claim);
    throw new Refusal('BAD_CREDENTIALS');
  }
  clearFailures(unlockedAccount);
  clearFailures(claim);
  return unlockedAccount;
}

/** Records a failed sign-in of a known account; `channel` as in {@link signIn}. */
export function recordFailure(
  context: Caller,
  account: Account,
  channel: number | null,
  failReason: string,
): void {
  const event = { accountId: account.id, type: 'LOGIN_FAIL', channel } as const;
  recordBehavior(context, { ...event, result: 'FAILURE', failReason });
}

/**
 * Signs an account in and replaces the browser's session, also for the rest of this request. `channel` is a
 * code of docs/specification.md 4.8, or null for a certificate. `opening` has the proofs, or the time of
 * authentication after a switch. Throws FROZEN, PAUSED or NOT_ACTIVATED with the page that helps, only after
 * a proof.
 */
export function signIn(
  context: Caller,
  account: Account,
  channel: number | null,
  { keep = false, ...opening }: Omit<Opening, 'previous'>,
): LoginResult {
  assertNotFrozenOrPaused(context, account);
  assertActivated(context, account);
  const device = readDevice(context.req);
  const previous = account.lastLogin;
  const session = openSession(account.id, context.visitor, device, {
    ...opening,
    previous,
    keep: keep && !isSharedBrowser(context.req.headers.cookie),
  });
  if (context.session) replaceSession(context.session, session);
  context.setCookie(formatSessionCookie(session));
  // The user of a session that another browser ended is unknown here.
  const isAnother = context.session !== undefined && context.account !== account;
  renewVisitor(context, { forgets: isAnother || context.endedElsewhere });
  account.lastLogin = { at: now(), place: device.place };
  Object.assign(context, { session, account });
  recordMemberBehavior({ req: context.req, session }, { type: 'LOGIN', channel });
  const isNewBrowser = noteBrowser(context, account);
  // The first sign-in follows the registration, and a switch sends its own alert.
  if (isNewBrowser && previous && opening.authenticatedAt === undefined) alertOfNewBrowser(account, session);
  const undone = undoCancellation({ ...context, account, session });
  const redirectUrl = getGuideAddress({ account, session });
  return {
    redirectUrl,
    ...(previous && { lastLogin: describeSignIn(previous, context.lang) }),
    ...(undone && { cancellationUndone: true as const }),
  };
}

/** Alerts the owner of a new browser (docs/api.md, Browsers). The link undoes the sign-in. */
function alertOfNewBrowser({ id: accountId }: Account, session: Session): void {
  const { device, startedAt, publicId, openedWith } = session;
  const name = [device.browser, device.os].filter(Boolean).join(', ');
  sendAlert({
    accountId,
    topic: 'newBrowser',
    values: { device: name },
    times: { at: startedAt },
    words: { place: device.place, ...(!name && { device: 'device.unknown' }) },
    link: ACCOUNT_SECURITY_PATH,
    undo: offerUndo({
      kind: 'SIGN_IN',
      accountId,
      subject: publicId,
      previous: { device, openedWith },
    }),
    mailFirst: true,
    causedBy: publicId,
    // The user of this session has just signed in and needs no notice.
    readByCause: true,
  });
}

/** Undoes the cancellation of an account and notifies its owner. Returns whether there was one. */
function undoCancellation({ req, account, session }: MemberRequest): boolean {
  if (account.status !== 'CANCELLING') return false;
  account.status = 'ACTIVE';
  delete account.endsAt;
  recordMemberBehavior({ req, session }, { type: 'CANCEL_UNDO' });
  const { lang } = account;
  const causedBy = session.publicId;
  sendNotice({
    accountId: account.id,
    topic: 'cancellationUndone',
    link: ACCOUNT_SECURITY_PATH,
    lang,
    causedBy,
  });
  const values = { account: account.account, at: describeTime(now(), lang) };
  notifyOwner(account, translate(lang, 'message.cancellationUndone', values));
  return true;
}

/** Ends the session of the browser, if there is one. */
export function signOut(context: Caller): void {
  const { req, session } = context;
  if (!session) return;
  endSession(session.id);
  leaveBrowser(context);
  recordMemberBehavior({ req, session }, { type: 'LOGOUT' });
}
