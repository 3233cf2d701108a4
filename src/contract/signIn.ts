/** The endpoints of the sign-in page. */
import * as v from 'valibot';
import { addressOrNull, type EndpointRows, flag, personal } from './endpoint';
import { loginResult } from './shared';

export type { UserType } from '../validation/people';
export type { LoginResult } from './shared';

/**
 * The encryption key for the secrets of one request. Without an id, the server has one key for all. Without random
 * value or key, secrets are sent unencrypted (specification, section 3). The key is base64 SPKI of 2,048 bits, the
 * random value has at most 64 bytes.
 */
const secret = v.pipe(
  v.nullish(
    v.object({
      id: v.optional(v.string()),
      random: v.nullish(v.string()),
      publicKey: v.nullish(v.string()),
    }),
  ),
  v.transform((given) => given ?? {}),
);

/** The state of a QR code that a phone has scanned. Before that, the response is the waiting refusal. */
const qrProgress = v.object({
  state: v.picklist(['scanned', 'cancelled', 'expired']),
  /** The user who scanned the code. */
  name: v.optional(personal()),
});

const provider = v.object({ provider: v.string(), channelCode: v.number(), name: v.string() });

export type Secret = v.InferOutput<typeof secret>;
export type QrProgress = v.InferOutput<typeof qrProgress>;
export type Provider = v.InferOutput<typeof provider>;

export const signInEndpoints = {
  secret: { call: 'GET /anonApi/security/v1/secret', data: secret },
  /** A raster image as data URI, which contains no text and no vector shapes. */
  captchaImage: { call: 'GET /anonApi/component/v1/captcha', data: v.string() },
  checkCaptcha: { call: 'GET /anonApi/component/v1/checkCaptcha', data: flag },
  defaultEncryption: { call: 'GET /anonApi/uaa/v1/security/defaultEncryption', data: flag },
  captchaNeeded: { call: 'GET /anonApi/uaa/v1/security/captcha', data: flag },
  login: { call: 'POST /anonApi/uaa/v1/login', data: v.union([qrProgress, loginResult]) },
  redirect: { call: 'GET /anonApi/uaa/v1/redirect', data: addressOrNull },
  obtainCode: { call: 'GET /anonApi/uaa/v1/obtainCode', data: v.string() },
  findWithUserType: {
    call: 'GET /thirdPlatform/findWithUserType',
    data: v.pipe(
      v.nullish(v.array(provider), []),
      v.transform((list) => list ?? []),
    ),
  },
} satisfies EndpointRows;
