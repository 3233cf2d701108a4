/** One-time codes by SMS and mail: valid 5 minutes, resend after 60 seconds, 5 tries. */
import * as v from 'valibot';
import { type EndpointRows, personal } from './endpoint';

export type { CodeScene, ProofScene } from '../validation/codes';

const textOrNone = v.optional(v.string(), '');

/** The specification names no field of the response. The client replaces empty times and an infinite count by the usual values. */
const entries = {
  /** When the code ends. */
  expiresAt: textOrNone,
  /** When another may be asked for. */
  resendAt: textOrNone,
  triesLeft: v.optional(v.number(), Number.POSITIVE_INFINITY),
};
const codeSent = v.nullish(v.object(entries), {});
/** `destination` is where the code went. */
const ownCodeSent = v.nullish(v.object({ ...entries, destination: v.optional(personal(), '') }), {});

export type CodeSent = v.InferOutput<typeof codeSent>;
export type OwnCodeSent = v.InferOutput<typeof ownCodeSent>;

export const codesEndpoints = {
  loginCode: { call: 'POST /anonApi/uaa/v1/sendLoginMobile', data: codeSent },
  smsCode: { call: 'POST /anonApi/user/v1/captcha', data: codeSent },
  emailCode: { call: 'POST /anonApi/user/v1/emailCaptcha', data: codeSent },
  ownCode: { call: 'POST /authApi/user/v1/captcha', data: ownCodeSent },
} satisfies EndpointRows;
