/** Requests of a password reset and of unfreezing an account. */
import * as v from 'valibot';
import { securityQuestions } from '../../validation/securityQuestions';
import type { recoveryEndpoints } from '../recovery';
import { userType } from '../shared';
import {
  captcha,
  certificateRefusals,
  codeRefusals,
  email,
  loginName,
  lookup,
  oneTimeCode,
  passwordRefusals,
  paymentAppAnswer,
  sealed,
  secretId,
  signedChallenge,
  ticked,
  token,
  withMobile,
} from './fields';
import type { RequestsFor } from './request';

/** A proof that the account is the visitor's. Number and address are typed, never shown; codes are of the scene `reset`. */
const resetProof = v.variant('method', [
  withMobile({ method: v.literal('mobile'), code: oneTimeCode }),
  v.object({ method: v.literal('email'), email, code: oneTimeCode }),
  v.object({ method: v.literal('certificate'), challenge: token, ...signedChallenge }),
]);

export type ResetProof = v.InferOutput<typeof resetProof>;

export const recoveryRequests = {
  startReset: {
    summary: 'Starts a password reset. The response is the same for an unknown account.',
    body: v.object({ userType, loginId: loginName, captcha }),
    refusals: ['BAD_CAPTCHA'],
  },
  proveReset: {
    summary: "Proves that the account of a reset is the visitor's.",
    body: v.intersect([v.object({ id: token }), resetProof]),
    refusals: ['RESET_UNKNOWN', ...codeRefusals, ...certificateRefusals, 'PROOF_MISMATCH', 'PROOF_USED_UP'],
  },
  leaveReset: {
    summary:
      'Leads to the payment app, which proves who its user is. The response is the same for an unknown account.',
    /** `consent` is to leaving the portal, and to the comparison of name and document. */
    body: v.object({ id: token, consent: ticked }),
    refusals: ['RESET_UNKNOWN', 'VERIFY_DOWN'],
  },
  returnReset: {
    summary: 'Takes what the payment app sent back, as a proof of the reset that led to it.',
    body: paymentAppAnswer,
    refusals: ['VERIFY_STATE', 'PROVIDER_REFUSED', 'RESET_UNKNOWN', 'PROOF_MISMATCH', 'PROOF_USED_UP'],
  },
  answerReset: {
    summary: 'Answers the security questions of a reset, in their order.',
    body: v.object({
      id: token,
      /** One for each question, else a 422. Each is encrypted if the body has a `secretId`. */
      answers: v.pipe(v.array(v.pipe(sealed, v.nonEmpty())), v.maxLength(securityQuestions.length)),
      secretId,
    }),
    refusals: ['SECRET_INVALID', 'RESET_UNKNOWN', 'ANSWERS_WRONG', 'PROOF_USED_UP'],
  },
  finishReset: {
    summary: 'Sets the new password. Every session of the account ends.',
    body: v.object({ id: token, newPwd: sealed, secretId }),
    refusals: ['SECRET_INVALID', 'RESET_UNKNOWN', ...passwordRefusals],
  },
  frozenAccount: {
    summary: 'Reads the frozen account of a ticket that a sign-in has given out.',
    query: v.object({ ticket: lookup }),
    refusals: ['TICKET_UNKNOWN'],
  },
  unfreeze: {
    summary: 'Unfreezes an account by a code of the scene `unfreeze` to its own number.',
    body: withMobile({ ticket: token, code: oneTimeCode }),
    refusals: ['TICKET_UNKNOWN', ...codeRefusals, 'PROOF_MISMATCH', 'PROOF_USED_UP'],
  },
} satisfies RequestsFor<typeof recoveryEndpoints>;
