/** Calls of the specification, section 7: the endpoints that a server has by the specification alone. */
import type { EndpointName } from '@/contract';

export const specifiedCalls: readonly EndpointName[] = [
  'getVersion',
  'emailCode',
  'smsCode',
  'ownCode',
  'secret',
  'accountDetail',
  'domain',
  'captchaImage',
  'autoAuth',
  'redirect',
  'obtainCode',
  'findWithUserType',
  'captchaNeeded',
  'checkCaptcha',
  'loginCode',
  'getUuid',
  'getQRCode',
  'login',
  'defaultEncryption',
  'online',
  'logout',
];
