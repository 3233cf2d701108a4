/** Limits how often captchas are drawn and guessed at. */
import { CAPTCHA_CALLS_MAX, CAPTCHA_CALLS_WINDOW } from '../../../src/constants';
import { readNetwork } from '../lib/device';
import type { RequestContext } from '../store/context';
import { getPortal } from '../store/state';
import { assertBelow, countNow } from './limits';

export type CaptchaCaller = Pick<RequestContext, 'visitor' | 'req'>;

/**
 * Counts a call. Throws a 429 for a visitor or a network address with too many of them: a browser without its cookie is
 * a new visitor.
 */
export function countCaptchaCall({ visitor, req }: CaptchaCaller): void {
  const { captchaCalls } = getPortal();
  const most = new Map([
    [`address ${readNetwork(req)}`, CAPTCHA_CALLS_MAX.address],
    [`visitor ${visitor}`, CAPTCHA_CALLS_MAX.visitor],
  ]);
  assertBelow(captchaCalls, most, CAPTCHA_CALLS_WINDOW);
  countNow(captchaCalls, most.keys(), CAPTCHA_CALLS_WINDOW);
}
