/** Signing in and out. */
import { LOGIN_CHANNEL } from '../../../src/constants';
import type { LoginResult, PasswordLogin } from '../../../src/contract';
import { userTypes } from '../../../src/validation/people';
import { describeSignIn, findAccount } from '../accounts/accounts';
import { recordBehavior, recordMemberBehavior } from '../accounts/behavior';
import { endSession, openSession } from '../accounts/sessions';
import { optionalCaptcha, spendCaptcha } from '../checks/captcha';
import { assertNotLocked, clearFailures, countFailure, needsCaptcha } from '../checks/lockout';
import { decryptPasswords, encryptedPassword, secretIdField } from '../checks/secrets';
import { oneOf, readFields, text } from '../forms/fields';
import { formatCookie, formatExpiredCookie, SESSION_COOKIE } from '../lib/cookies';
import { readDevice } from '../lib/device';
import { matchesPassword } from '../lib/passwords';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { Account } from '../store/records/account';
import { assertActivated } from './activation';
import { getGuideAddress } from './guides';
import { undoCancellation } from './undoCancellation';
import { createFrozenRefusal } from './unfreeze';

const NAME_MAX = 64;

const form = {
  userType: oneOf(...userTypes),
  account: text(NAME_MAX),
  password: encryptedPassword,
  captcha: optionalCaptcha,
  secretId: secretIdField,
};

type Credentials = { [K in keyof PasswordLogin]?: unknown };

/** Channel 1. */
export function signInWithPassword(context: RequestContext, body: Credentials): LoginResult {
  return signIn(context, provePassword(context, body, LOGIN_CHANNEL.password), LOGIN_CHANNEL.password);
}

/**
 * The account whose password came. Lock and captcha come before the password is looked at; an unknown account,
 * the wrong user type and a wrong password are one refusal.
 */
export function provePassword(context: RequestContext, body: Credentials, channel: number): Account {
  const { userType, account: loginName, password, captcha, secretId } = readFields(body, form);
  assertNotLocked(loginName);
  if (needsCaptcha(loginName)) spendCaptcha(context.visitor, captcha);
  const account = findAccount(userType, loginName);
  const clear = decryptPasswords(context.visitor, secretId, { password });
  if (!matchesPassword(account?.password, clear.password) || !account) {
    if (account) recordFailure(context, account, channel, 'BAD_CREDENTIALS');
    countFailure(loginName);
    throw new Refusal('BAD_CREDENTIALS');
  }
  clearFailures(loginName);
  return account;
}

/** Records a sign-in that failed for somebody the portal knows; `channel` as in {@link signIn}. */
export function recordFailure(
  context: RequestContext,
  account: Account,
  channel: number | null,
  failReason: string,
): void {
  const event = { accountId: account.id, type: 'LOGIN_FAIL', channel } as const;
  recordBehavior({ ...event, result: 'FAILURE', failReason }, readDevice(context.req));
}

/**
 * Signs an account in on this browser, whichever channel proved it; one that is frozen or not activated is told so
 * only now, with the page that helps.
 * An older session of the browser ends; what follows in this request happens in the new one. `channel` is one of the specification, section 4; null for a
 * certificate, which has none.
 */
export function signIn(context: RequestContext, account: Account, channel: number | null): LoginResult {
  if (account.status === 'FROZEN') throw createFrozenRefusal(context, account);
  assertActivated(context, account);
  if (context.session) endSession(context.session.id);
  const device = readDevice(context.req);
  const previous = account.lastLogin;
  const session = openSession(account.id, device, previous);
  context.setCookie(formatCookie(SESSION_COOKIE, session.id));
  account.lastLogin = { at: now(), place: device.place };
  Object.assign(context, { session, account });
  recordMemberBehavior({ req: context.req, session }, { type: 'LOGIN', channel });
  const undone = undoCancellation({ ...context, account, session });
  const redirectUrl = getGuideAddress({ account, session });
  return {
    redirectUrl,
    ...(previous && { lastLogin: describeSignIn(previous, context.lang) }),
    ...(undone && { cancellationUndone: true as const }),
  };
}

/** Ends the browser's session, if it has one. */
export function signOut(context: RequestContext): void {
  const { req, session } = context;
  if (!session) return;
  endSession(session.id);
  context.setCookie(formatExpiredCookie(SESSION_COOKIE));
  recordMemberBehavior({ req, session }, { type: 'LOGOUT' });
}
