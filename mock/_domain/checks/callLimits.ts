/**
 * Limits failed sign-ins per network (docs/api.md, Sign-in): one password tried on many names locks no
 * account. Limits other calls per visitor and network.
 */
import {
  BREACHED_RANGE_CALLS_MAX,
  CAPTCHA_CALLS_MAX,
  CAPTCHA_CALLS_WINDOW,
  CAPTCHA_QUESTIONS_MAX,
  PHRASE_CALLS_MAX,
  SIGN_IN_FAILURES_MAX,
  SIGN_IN_FAILURES_WINDOW,
} from '../../../src/constants';
import { readNetwork } from '../lib/device';
import type { Visitor } from '../store/context';
import { getPortal } from '../store/state';
import { assertBelow, countNow } from './limits';

/** Throws a 429 if too many sign-ins from this network have failed. Then the password is not checked at all. */
export function assertMaySignIn({ req }: Pick<Visitor, 'req'>): void {
  const most = new Map([[readNetwork(req), SIGN_IN_FAILURES_MAX]]);
  assertBelow(getPortal().signInFailures, most, SIGN_IN_FAILURES_WINDOW);
}

/** Counts a failed sign-in of this network, for any login name. */
export function countFailedSignIn({ req }: Pick<Visitor, 'req'>): void {
  countNow(getPortal().signInFailures, [readNetwork(req)], SIGN_IN_FAILURES_WINDOW);
}

/** The limits of each kind of calls, which the portal's map of this name counts. */
const CALLS_MAX = {
  /** Captchas that are drawn or guessed at. */
  captchaCalls: CAPTCHA_CALLS_MAX,
  /** Checks whether a name needs a captcha. */
  captchaQuestions: CAPTCHA_QUESTIONS_MAX,
  breachedRangeCalls: BREACHED_RANGE_CALLS_MAX,
  phraseCalls: PHRASE_CALLS_MAX,
};

/**
 * Counts a call. Throws a 429 above the limit of the visitor or the network: a browser without cookie is a
 * new visitor.
 */
export function countCall(kind: keyof typeof CALLS_MAX, { visitor, req }: Visitor): void {
  const moments = getPortal()[kind];
  const limits = new Map([
    [`address ${readNetwork(req)}`, CALLS_MAX[kind].address],
    [`visitor ${visitor}`, CALLS_MAX[kind].visitor],
  ]);
  assertBelow(moments, limits, CAPTCHA_CALLS_WINDOW);
  countNow(moments, limits.keys(), CAPTCHA_CALLS_WINDOW);
}
