/** One-time codes by SMS and mail. */
import { anyData, type SomeEndpoints } from './endpoint';

export const codesEndpoints = {
  loginCode: { call: 'POST /anonApi/uaa/v1/sendLoginMobile', data: anyData<'loginCode'>() },
  smsCode: { call: 'POST /anonApi/user/v1/captcha', data: anyData<'smsCode'>() },
  emailCode: { call: 'POST /anonApi/user/v1/emailCaptcha', data: anyData<'emailCode'>() },
  ownCode: { call: 'POST /authApi/user/v1/captcha', data: anyData<'ownCode'>() },
} satisfies SomeEndpoints;
