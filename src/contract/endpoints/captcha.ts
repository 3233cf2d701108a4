/** The proof of work, which a page loads together with what computes it. */
import * as v from 'valibot';
import type { SomeEndpoints } from './rows';

const challenge = v.object({
  parameters: v.object({
    algorithm: v.literal('PBKDF2/SHA-256'),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    expiresAt: v.number(),
  }),
  signature: v.string(),
});

export const captchaEndpoints = {
  captchaChallenge: { call: 'GET /anonApi/component/v1/challenge', data: challenge },
} satisfies SomeEndpoints;
