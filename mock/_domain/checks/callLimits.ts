/**
 * Limits failed sign-ins per network (docs/api.md, Sign-in): one password tried on many names locks no
 * account. Limits calls about captchas per visitor and network.
 */
import {
  CAPTCHA_CALLS_MAX,
  CAPTCHA_CALLS_WINDOW,
  CAPTCHA_QUESTIONS_MAX,
  SIGN_IN_FAILURES_MAX,
  SIGN_IN_FAILURES_WINDOW,
} from '../../../src/constants';
import { readNetwork } from '../lib/device';
import type { Visitor } from '../store/context';
import { getPortal } from '../store/state';
import { assertBelow, countNow, countVisitorCall } from './limits';

/** Throws a 429 if too many sign-ins from this network have failed. Then the password is not checked at all. */
export function assertMaySignIn({ req }: Pick<Visitor, 'req'>): void {
  const most = new Map([[readNetwork(req), SIGN_IN_FAILURES_MAX]]);
  assertBelow(getPortal().signInFailures, most, SIGN_IN_FAILURES_WINDOW);
}

/** Counts a failed sign-in of this network, for any login name. */
export function countFailedSignIn({ req }: Pick<Visitor, 'req'>): void {
  countNow(getPortal().signInFailures, [readNetwork(req)], SIGN_IN_FAILURES_WINDOW);
}

/** Counts a call that checks whether a name needs a captcha. Throws a 429 above the limit of the visitor or network. */
export const countCaptchaQuestion = (asker: Visitor): void =>
  countVisitorCall(getPortal().captchaQuestions, asker, CAPTCHA_QUESTIONS_MAX, CAPTCHA_CALLS_WINDOW);

/** Counts a captcha that is drawn or guessed at. Throws a 429 above the limit of the visitor or network. */
export const countCaptchaCall = (caller: Visitor): void =>
  countVisitorCall(getPortal().captchaCalls, caller, CAPTCHA_CALLS_MAX, CAPTCHA_CALLS_WINDOW);
