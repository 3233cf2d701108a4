/** One-time codes by SMS and mail. */
import * as v from 'valibot';
import type { SomeEndpoints } from './rows';

const textOrNone = v.optional(v.string(), '');

/** The specification names no field of the response. The client replaces empty times and an infinite count by the usual values. */
const entries = {
  expiresAt: textOrNone,
  resendAt: textOrNone,
  triesLeft: v.optional(v.number(), Number.POSITIVE_INFINITY),
};
const codeSent = v.nullish(v.object(entries), {});
const ownCodeSent = v.nullish(v.object({ ...entries, destination: textOrNone }), {});

export const codesEndpoints = {
  loginCode: { call: 'POST /anonApi/uaa/v1/sendLoginMobile', data: codeSent },
  smsCode: { call: 'POST /anonApi/user/v1/captcha', data: codeSent },
  emailCode: { call: 'POST /anonApi/user/v1/emailCaptcha', data: codeSent },
  ownCode: { call: 'POST /authApi/user/v1/captcha', data: ownCodeSent },
} satisfies SomeEndpoints;
