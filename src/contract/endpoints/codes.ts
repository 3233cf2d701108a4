/** One-time codes by SMS and mail. */
import * as v from 'valibot';
import type { SomeEndpoints } from './endpoint';

const codeSent = v.looseObject({ expiresAt: v.string(), resendAt: v.string(), triesLeft: v.number() });
const ownCodeSent = v.looseObject({ ...codeSent.entries, destination: v.string() });

export const codesEndpoints = {
  loginCode: { call: 'POST /anonApi/uaa/v1/sendLoginMobile', data: codeSent },
  smsCode: { call: 'POST /anonApi/user/v1/captcha', data: codeSent },
  emailCode: { call: 'POST /anonApi/user/v1/emailCaptcha', data: codeSent },
  ownCode: { call: 'POST /authApi/user/v1/captcha', data: ownCodeSent },
} satisfies SomeEndpoints;
