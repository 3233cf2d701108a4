/** Limits how often captchas are drawn and guessed at. */
import { CAPTCHA_CALLS_MAX, CAPTCHA_CALLS_WINDOW } from '../../../src/constants';
import type { Visitor } from '../store/context';
import { getPortal } from '../store/state';
import { countVisitorCall } from './limits';

/** Counts a call. Throws a 429 for a visitor or a network address with too many of them. */
export const countCaptchaCall = (caller: Visitor): void =>
  countVisitorCall(getPortal().captchaCalls, caller, CAPTCHA_CALLS_MAX, CAPTCHA_CALLS_WINDOW);
