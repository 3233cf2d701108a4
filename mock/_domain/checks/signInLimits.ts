/**
 * How often one network may fail to sign in by a password, and how often it may be asked whether a name takes a captcha
 * (docs/api.md, Sign-in). One password tried on many names locks none of them, so the network counts as well.
 */
import {
  CAPTCHA_CALLS_WINDOW,
  CAPTCHA_QUESTIONS_MAX,
  SIGN_IN_FAILURES_MAX,
  SIGN_IN_FAILURES_WINDOW,
} from '../../../src/constants';
import { readNetwork } from '../lib/device';
import type { RequestContext } from '../store/context';
import { getPortal } from '../store/state';
import { assertBelow, countNow } from './limits';

type Asker = Pick<RequestContext, 'visitor' | 'req'>;

/** Throws a 429 if too many sign-ins have failed from this network; then not even the right password is looked at. */
export function assertMaySignIn({ req }: Pick<Asker, 'req'>): void {
  const most = new Map([[readNetwork(req), SIGN_IN_FAILURES_MAX]]);
  assertBelow(getPortal().signInFailures, most, SIGN_IN_FAILURES_WINDOW);
}

/** Counts a failed sign-in of this network, whosever name it was. */
export function countFailedSignIn({ req }: Pick<Asker, 'req'>): void {
  countNow(getPortal().signInFailures, [readNetwork(req)], SIGN_IN_FAILURES_WINDOW);
}

/** Counts a question whether a name takes a captcha. Throws a 429 if the visitor or the network has asked too often. */
export function countCaptchaQuestion({ visitor, req }: Asker): void {
  const { captchaQuestions } = getPortal();
  const most = new Map([
    [`visitor ${visitor}`, CAPTCHA_QUESTIONS_MAX.visitor],
    [`address ${readNetwork(req)}`, CAPTCHA_QUESTIONS_MAX.address],
  ]);
  assertBelow(captchaQuestions, most, CAPTCHA_CALLS_WINDOW);
  countNow(captchaQuestions, most.keys(), CAPTCHA_CALLS_WINDOW);
}
