/** Calls of the specification, section 7: the endpoints that every server has. */
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
