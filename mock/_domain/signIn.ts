/** Signing in and out. */
import { LOGIN_CHANNEL, PASSWORD_BYTES_MAX } from '../../src/constants';
import type { LoginResult, PasswordLogin } from '../../src/services/contract';
import { subCodes } from '../../src/services/subCodes';
import { type Account, findAccount, sayWhere } from './accounts';
import { record } from './behaviour';
import { spendCaptcha } from './captcha';
import { now } from './clock';
import { cookieLine, expiredCookieLine, SESSION_COOKIE } from './cookies';
import { deviceOf } from './device';
import { oneOf, optional, readFields, text } from './fields';
import { dueGuide } from './guides';
import { assertNotLocked, countFailure, forgetFailures, needsCaptcha } from './lockout';
import { matchesPassword } from './passwords';
import { HttpRefusal, Refusal } from './refusals';
import { openSecrets } from './secrets';
import { endSession, openSession } from './sessions';
import type { Visit } from './visit';

const NAME_MAX = 64;
const CAPTCHA_MAX = 16;
const SECRET_ID_MAX = 64;
/** Base64 of a 2,048-bit ciphertext takes 344 characters. */
const WIRE_PASSWORD_MAX = 1024;

const form = {
  userType: oneOf('person', 'legal'),
  account: text(NAME_MAX),
  password: text(WIRE_PASSWORD_MAX),
  captcha: optional(text(CAPTCHA_MAX)),
  secretId: optional(text(SECRET_ID_MAX)),
};

/**
 * Channel 1. Lock and captcha come before the password is looked at; an unknown account, the wrong user type
 * and a wrong password are one refusal. A frozen account is told so only after its right password.
 */
export function signInWithPassword(
  visit: Visit,
  body: { [K in keyof PasswordLogin]?: unknown },
): LoginResult {
  const { userType, account: loginName, password, captcha, secretId } = readFields(body, form);
  assertNotLocked(loginName);
  if (needsCaptcha(loginName)) spendCaptcha(visit.visitor, captcha);
  const account = findAccount(userType, loginName);
  if (!matchesPassword(account?.password, clearPassword(visit.visitor, secretId, password)) || !account) {
    refuse(visit, loginName, account);
  }
  forgetFailures(loginName);
  if (account.status === 'FROZEN') throw new Refusal('FROZEN');
  return signIn(visit, account, LOGIN_CHANNEL.password);
}

function clearPassword(visitor: string, secretId: string | undefined, password: string): string {
  const [clear = ''] = openSecrets(visitor, secretId, [password]);
  if (Buffer.byteLength(clear) <= PASSWORD_BYTES_MAX) return clear;
  throw new HttpRefusal(422, 'FIELDS_WRONG', { password: subCodes.FIELD_TOO_LONG });
}

function refuse(visit: Visit, loginName: string, account: Account | undefined): never {
  if (account) {
    const event = { accountId: account.id, type: 'LOGIN_FAIL', channel: LOGIN_CHANNEL.password } as const;
    record({ ...event, result: 'FAILURE', failReason: 'BAD_CREDENTIALS' }, deviceOf(visit.req));
  }
  countFailure(loginName);
  throw new Refusal('BAD_CREDENTIALS');
}

/** Signs an account in on this browser, whichever channel proved it. An older session of the browser ends. */
export function signIn(visit: Visit, account: Account, channel: number): LoginResult {
  if (visit.session) endSession(visit.session.id);
  const device = deviceOf(visit.req);
  const previous = account.lastLogin;
  const session = openSession(account.id, device, previous);
  visit.setCookie(cookieLine(SESSION_COOKIE, session.id));
  account.lastLogin = { at: now(), place: device.place };
  record({ accountId: account.id, type: 'LOGIN', channel }, device);
  return { redirectUrl: dueGuide(account), ...(previous && { lastLogin: sayWhere(previous, visit.lang) }) };
}

/** Ends the browser's session, if it has one. */
export function signOut(visit: Visit): void {
  if (!visit.session) return;
  endSession(visit.session.id);
  visit.setCookie(expiredCookieLine(SESSION_COOKIE));
  record({ accountId: visit.session.accountId, type: 'LOGOUT' }, deviceOf(visit.req));
}
