/** Regaining access: a forgotten password, a frozen account. */
import * as v from 'valibot';
import type { SecurityQuestion } from '../validation/securityQuestions';
import { type EndpointRows, nothing, personal, wordOf } from './endpoint';

export type { SecurityQuestion } from '../validation/securityQuestions';

const resetStep = v.variant('next', [
  /** A second factor of an account with security questions, to be answered in this order. */
  v.object({ next: v.literal('questions'), questions: v.array(wordOf<SecurityQuestion>()) }),
  v.object({
    next: v.literal('password'),
    /** Its name, for the password manager. */
    account: personal('ownName'),
    /** Whether the account has an authenticator app, and a contact proved it, which can begin a recovery without the app. */
    asksForApp: v.optional(v.literal(true)),
  }),
]);

export type ResetStep = v.InferOutput<typeof resetStep>;

export const recoveryEndpoints = {
  startReset: {
    call: 'POST /anonApi/account/v1/reset',
    data: v.object({ id: v.string(), expiresAt: v.string() }),
  },
  proveReset: { call: 'POST /anonApi/account/v1/reset/proof', data: resetStep },
  answerReset: { call: 'POST /anonApi/account/v1/reset/answers', data: resetStep },
  finishReset: { call: 'PUT /anonApi/account/v1/reset', data: nothing },
  frozenAccount: {
    call: 'GET /anonApi/account/v1/unfreeze',
    /** `mobile` is '' if the account has none. */
    data: v.object({ mobile: personal(), frozenAt: v.string() }),
  },
  unfreeze: { call: 'POST /anonApi/account/v1/unfreeze', data: nothing },
} satisfies EndpointRows;
