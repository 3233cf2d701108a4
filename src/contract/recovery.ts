/** Recovery: a forgotten password, a frozen account. */
import * as v from 'valibot';
import type { SecurityQuestion } from '../validation/securityQuestions';
import { type EndpointRows, nothing, openEnum, personal } from './endpoint';

export type { SecurityQuestion } from '../validation/securityQuestions';

const resetStep = v.variant('next', [
  /** The second factor of an account with security questions, in the order in which they must be answered. */
  v.object({ next: v.literal('questions'), questions: v.array(openEnum<SecurityQuestion>()) }),
  v.object({
    next: v.literal('password'),
    /** The account's name, for the password manager. */
    account: personal('ownName'),
    /**
     * possible: a contact proved an account with an authenticator app, which a recovery can open without the app.
     * required: the payment app proved it, so the new password can only be set at the end of a recovery.
     */
    recovery: v.optional(v.picklist(['possible', 'required'])),
  }),
]);

export type ResetStep = v.InferOutput<typeof resetStep>;

export const recoveryEndpoints = {
  startReset: {
    call: 'POST /anonApi/account/v1/reset',
    data: v.object({ id: v.string(), expiresAt: v.string() }),
  },
  proveReset: { call: 'POST /anonApi/account/v1/reset/proof', data: resetStep },
  leaveReset: {
    call: 'POST /anonApi/account/v1/reset/paymentApp',
    /** `redirectUrl` is the page of the payment app, which redirects back to /uaa/resetPwd. */
    data: v.object({ redirectUrl: v.string() }),
  },
  returnReset: {
    call: 'POST /anonApi/account/v1/reset/paymentApp/return',
    /** Id of the reset, because the redirect back may open another tab. */
    data: v.object({ id: v.string(), expiresAt: v.string(), step: resetStep }),
  },
  answerReset: { call: 'POST /anonApi/account/v1/reset/answers', data: resetStep },
  finishReset: { call: 'PUT /anonApi/account/v1/reset', data: nothing },
  frozenAccount: {
    call: 'GET /anonApi/account/v1/unfreeze',
    /** `mobile` is '' if the account has none. */
    data: v.object({ mobile: personal(), frozenAt: v.string() }),
  },
  unfreeze: { call: 'POST /anonApi/account/v1/unfreeze', data: nothing },
} satisfies EndpointRows;
