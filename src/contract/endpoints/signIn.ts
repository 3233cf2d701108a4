/** What the sign-in page calls. */
import { anyData, type SomeEndpoints } from './endpoint';

export const signInEndpoints = {
  secret: { call: 'GET /anonApi/security/v1/secret', data: anyData<'secret'>() },
  captchaImage: { call: 'GET /anonApi/component/v1/captcha', data: anyData<'captchaImage'>() },
  checkCaptcha: { call: 'GET /anonApi/component/v1/checkCaptcha', data: anyData<'checkCaptcha'>() },
  defaultEncryption: {
    call: 'GET /anonApi/uaa/v1/security/defaultEncryption',
    data: anyData<'defaultEncryption'>(),
  },
  captchaNeeded: { call: 'GET /anonApi/uaa/v1/security/captcha', data: anyData<'captchaNeeded'>() },
  login: { call: 'POST /anonApi/uaa/v1/login', data: anyData<'login'>() },
  redirect: { call: 'GET /anonApi/uaa/v1/redirect', data: anyData<'redirect'>() },
  obtainCode: { call: 'GET /anonApi/uaa/v1/obtainCode', data: anyData<'obtainCode'>() },
  findWithUserType: { call: 'GET /thirdPlatform/findWithUserType', data: anyData<'findWithUserType'>() },
} satisfies SomeEndpoints;
