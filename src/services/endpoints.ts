/**
 * Every endpoint by name, as 'METHOD /path' (`:name` marks a path parameter).
 * The only place with /anonApi, /authApi or /thirdPlatform literals: services and mock handlers both read it.
 */
export const endpoints = {
  getVersion: 'GET /anonApi/getVersion',
  domain: 'GET /anonApi/global/v1/domain',
  secret: 'GET /anonApi/security/v1/secret',
  captchaImage: 'GET /anonApi/component/v1/captcha',
  checkCaptcha: 'GET /anonApi/component/v1/checkCaptcha',
  defaultEncryption: 'GET /anonApi/uaa/v1/security/defaultEncryption',
  captchaNeeded: 'GET /anonApi/uaa/v1/security/captcha',
  login: 'POST /anonApi/uaa/v1/login',
  loginCode: 'POST /anonApi/uaa/v1/sendLoginMobile',
  getUuid: 'GET /anonApi/uaa/v1/getUuid',
  getQRCode: 'GET /anonApi/uaa/v1/getQRCode',
  obtainCode: 'GET /anonApi/uaa/v1/obtainCode',
  bindTicket: 'GET /anonApi/uaa/v1/bindTicket',
  registerTicket: 'GET /anonApi/uaa/v1/registerTicket',
  caChallenge: 'POST /anonApi/uaa/v1/caChallenge',
  caLogin: 'POST /anonApi/uaa/v1/caLogin',
  redirect: 'GET /anonApi/uaa/v1/redirect',
  online: 'GET /anonApi/user/v1/online',
  smsCode: 'POST /anonApi/user/v1/captcha',
  emailCode: 'POST /anonApi/user/v1/emailCaptcha',
  logout: 'GET /anonApi/custom/logout',
  findWithUserType: 'GET /thirdPlatform/findWithUserType',
  accountDetail: 'GET /authApi/account/v1/detail',
  ownCode: 'POST /authApi/user/v1/captcha',
  guide: 'GET /authApi/uaa/v1/guide',
  skipGuide: 'POST /authApi/uaa/v1/guide/skip',
  changePassword: 'PUT /authApi/account/v1/password',
  bindMobile: 'POST /authApi/info/v1/mobile',
  identity: 'GET /authApi/user/v1/identity',
  notices: 'GET /authApi/user/v1/notices',
  readNotices: 'PATCH /authApi/user/v1/notices',
} as const;

export type EndpointName = keyof typeof endpoints;

/** Where the endpoints above live. The client calls nothing else. */
export const apiPrefixes = ['/anonApi', '/authApi', '/thirdPlatform'];
/** The mock portal's tools, called only where the build has them. */
export const mockPrefix = '/mock';
/** Everything the server answers itself: no page lives below these. */
export const serverPrefixes = [...apiPrefixes, mockPrefix, '/oauth2'];
