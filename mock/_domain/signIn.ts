/** Signing in and out. */

import { LOGIN_CHANNEL } from '../../src/constants';
import type { LoginResult, PasswordLogin } from '../../src/contract';
import { userTypes } from '../../src/validation/people';
import { type Account, findAccount, sayWhere } from './accounts';
import { assertActivated } from './activation';
import { record, recordAct } from './behaviour';
import { undoCancellation } from './cancellation';
import { captchaAnswer, spendCaptcha } from './captcha';
import { now } from './clock';
import { cookieLine, expiredCookieLine, SESSION_COOKIE } from './cookies';
import { deviceOf } from './device';
import { oneOf, readFields, text } from './fields';
import { frozenRefusal } from './frozen';
import { dueGuide } from './guides';
import { assertNotLocked, countFailure, forgetFailures, needsCaptcha } from './lockout';
import { matchesPassword } from './passwords';
import { Refusal } from './refusals';
import { openPasswords, secretIdOf, wirePassword } from './secrets';
import { endSession, openSession } from './sessions';
import type { Visit } from './visit';

const NAME_MAX = 64;

const form = {
  userType: oneOf(...userTypes),
  account: text(NAME_MAX),
  password: wirePassword,
  captcha: captchaAnswer,
  secretId: secretIdOf,
};

type Credentials = { [K in keyof PasswordLogin]?: unknown };

/** Channel 1. */
export function signInWithPassword(visit: Visit, body: Credentials): LoginResult {
  return signIn(visit, provePassword(visit, body, LOGIN_CHANNEL.password), LOGIN_CHANNEL.password);
}

/**
 * The account whose password came. Lock and captcha come before the password is looked at; an unknown account,
 * the wrong user type and a wrong password are one refusal.
 */
export function provePassword(visit: Visit, body: Credentials, channel: number): Account {
  const { userType, account: loginName, password, captcha, secretId } = readFields(body, form);
  assertNotLocked(loginName);
  if (needsCaptcha(loginName)) spendCaptcha(visit.visitor, captcha);
  const account = findAccount(userType, loginName);
  const clear = openPasswords(visit.visitor, secretId, { password });
  if (!matchesPassword(account?.password, clear.password) || !account) {
    if (account) recordFailure(visit, account, channel, 'BAD_CREDENTIALS');
    countFailure(loginName);
    throw new Refusal('BAD_CREDENTIALS');
  }
  forgetFailures(loginName);
  return account;
}

/** Records a sign-in that failed for somebody the portal knows; `channel` as in {@link signIn}. */
export function recordFailure(
  visit: Visit,
  account: Account,
  channel: number | null,
  failReason: string,
): void {
  const event = { accountId: account.id, type: 'LOGIN_FAIL', channel } as const;
  record({ ...event, result: 'FAILURE', failReason }, deviceOf(visit.req));
}

/**
 * Signs an account in on this browser, whichever channel proved it; one that is frozen or not activated is told so
 * only now, with the page that helps.
 * An older session of the browser ends; what follows in this request happens in the new one. `channel` is one of the specification, section 4; null for a
 * certificate, which has none.
 */
export function signIn(visit: Visit, account: Account, channel: number | null): LoginResult {
  if (account.status === 'FROZEN') throw frozenRefusal(visit, account);
  assertActivated(visit, account);
  if (visit.session) endSession(visit.session.id);
  const device = deviceOf(visit.req);
  const previous = account.lastLogin;
  const session = openSession(account.id, device, previous);
  visit.setCookie(cookieLine(SESSION_COOKIE, session.id));
  account.lastLogin = { at: now(), place: device.place };
  Object.assign(visit, { session, account });
  recordAct({ req: visit.req, session }, { type: 'LOGIN', channel });
  const undone = undoCancellation({ ...visit, account, session });
  const redirectUrl = dueGuide({ account, session });
  return {
    redirectUrl,
    ...(previous && { lastLogin: sayWhere(previous, visit.lang) }),
    ...(undone && { cancellationUndone: true as const }),
  };
}

/** Ends the browser's session, if it has one. */
export function signOut(visit: Visit): void {
  const { req, session } = visit;
  if (!session) return;
  endSession(session.id);
  visit.setCookie(expiredCookieLine(SESSION_COOKIE));
  recordAct({ req, session }, { type: 'LOGOUT' });
}
