/** One-time codes by text message and mail: valid for 5 minutes, resend after 60 seconds, 5 tries. */
import * as v from 'valibot';
import { type EndpointRows, personal } from './endpoint';

export type { CodeScene, ProofScene } from '../validation/codes';

const textOrNone = v.optional(v.string(), '');

/**
 * The specification defines no field of the response. The client replaces missing times and an infinite number of
 * tries by the defaults.
 */
const entries = {
  /** Expiry of the code. */
  expiresAt: textOrNone,
  /** Time from which another code can be requested. */
  resendAt: textOrNone,
  triesLeft: v.optional(v.number(), Number.POSITIVE_INFINITY),
};
const codeSent = v.nullish(v.object(entries), {});
/** `destination`: masked address or number to which the code was sent. */
const ownCodeSent = v.nullish(v.object({ ...entries, destination: v.optional(personal(), '') }), {});

export type CodeSent = v.InferOutput<typeof codeSent>;
export type OwnCodeSent = v.InferOutput<typeof ownCodeSent>;

export const codesEndpoints = {
  loginCode: { call: 'POST /anonApi/uaa/v1/sendLoginMobile', data: codeSent },
  smsCode: { call: 'POST /anonApi/user/v1/captcha', data: codeSent },
  emailCode: { call: 'POST /anonApi/user/v1/emailCaptcha', data: codeSent },
  ownCode: { call: 'POST /authApi/user/v1/captcha', data: ownCodeSent },
} satisfies EndpointRows;
