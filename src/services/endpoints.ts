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
  authorizeRequest: 'POST /anonApi/uaa/v1/authorizeRequest',
  autoAuth: 'GET /anonApi/uaa/v1/autoAuth',
  smsCode: 'POST /anonApi/user/v1/captcha',
  emailCode: 'POST /anonApi/user/v1/emailCaptcha',
  proveMobile: 'POST /anonApi/user/v1/proof',
  checkRegistration: 'POST /anonApi/user/v1/registration/check',
  register: 'POST /anonApi/user/v1/registration',
  activation: 'GET /anonApi/user/v1/activation',
  activate: 'POST /anonApi/user/v1/activation',
  resendActivation: 'POST /anonApi/user/v1/activation/resend',
  startReset: 'POST /anonApi/account/v1/reset',
  proveReset: 'POST /anonApi/account/v1/reset/proof',
  answerReset: 'POST /anonApi/account/v1/reset/answers',
  finishReset: 'PUT /anonApi/account/v1/reset',
  frozenAccount: 'GET /anonApi/account/v1/unfreeze',
  unfreeze: 'POST /anonApi/account/v1/unfreeze',
  uploadFile: 'POST /anonApi/component/v1/file',
  makeAppeal: 'POST /anonApi/appeal/v1/appeals',
  appealProgress: 'POST /anonApi/appeal/v1/progress',
  supplementAppeal: 'POST /anonApi/appeal/v1/supplement',
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
  consent: 'POST /authApi/uaa/v1/consent',
  uploadOwnFile: 'POST /authApi/component/v1/file',
  ownAppeals: 'GET /authApi/appeal/v1/appeals',
  ownAppeal: 'GET /authApi/appeal/v1/appeals/:id',
  withdrawAppeal: 'POST /authApi/appeal/v1/appeals/:id/withdraw',
  supplementOwnAppeal: 'POST /authApi/appeal/v1/appeals/:id/supplement',
  appealAgain: 'POST /authApi/appeal/v1/appeals/:id/again',
} as const;

export type EndpointName = keyof typeof endpoints;

/** Where the endpoints above live. The client calls nothing else. */
export const apiPrefixes = ['/anonApi', '/authApi', '/thirdPlatform'];
/** The mock portal's tools, called only where the build has them. */
export const mockPrefix = '/mock';
/** Everything the server answers itself: no page lives below these. */
export const serverPrefixes = [...apiPrefixes, mockPrefix, '/oauth2', '/.well-known'];
