/** What the sign-in page calls. */
import * as v from 'valibot';
import { addressOrNull, type SomeEndpoints } from './endpoint';
import { loginResult } from './shared';

const secret = v.looseObject({
  id: v.string(),
  random: v.nullable(v.string()),
  publicKey: v.nullable(v.string()),
});

const qrProgress = v.looseObject({
  state: v.picklist(['scanned', 'cancelled', 'expired']),
  name: v.optional(v.string()),
});

const provider = v.looseObject({ provider: v.string(), channelCode: v.number(), name: v.string() });

export const signInEndpoints = {
  secret: { call: 'GET /anonApi/security/v1/secret', data: secret },
  captchaImage: { call: 'GET /anonApi/component/v1/captcha', data: v.string() },
  checkCaptcha: { call: 'GET /anonApi/component/v1/checkCaptcha', data: v.boolean() },
  defaultEncryption: { call: 'GET /anonApi/uaa/v1/security/defaultEncryption', data: v.boolean() },
  captchaNeeded: { call: 'GET /anonApi/uaa/v1/security/captcha', data: v.boolean() },
  login: { call: 'POST /anonApi/uaa/v1/login', data: v.union([qrProgress, loginResult]) },
  redirect: { call: 'GET /anonApi/uaa/v1/redirect', data: addressOrNull },
  obtainCode: { call: 'GET /anonApi/uaa/v1/obtainCode', data: v.string() },
  findWithUserType: { call: 'GET /thirdPlatform/findWithUserType', data: v.array(provider) },
} satisfies SomeEndpoints;
