/** The proof of work (ALTCHA, version 2), loaded together with the script that computes it. */
import * as v from 'valibot';
import type { EndpointRows } from './endpoint';

const challenge = v.object({
  /**
   * Parameters of the proof. The browser sends all of them back unchanged, including unknown ones, because the
   * signature covers them.
   */
  parameters: v.looseObject({
    algorithm: v.literal('PBKDF2/SHA-256'),
    nonce: v.string(),
    salt: v.string(),
    /** Iterations of each derivation. */
    cost: v.number(),
    keyLength: v.number(),
    /** Hexadecimal digits that the derived key begins with. */
    keyPrefix: v.string(),
    /** Expiry of the challenge, in seconds since 1970. */
    expiresAt: v.number(),
  }),
  /** HMAC of the parameters. */
  signature: v.string(),
});

export type WorkChallenge = v.InferOutput<typeof challenge>;

/** Sent as base64 of JSON in the `captcha` field of a request. */
export interface WorkPayload {
  challenge: WorkChallenge;
  solution: { counter: number; derivedKey: string };
}

export const captchaEndpoints = {
  captchaChallenge: { call: 'GET /anonApi/component/v1/challenge', data: challenge },
} satisfies EndpointRows;
