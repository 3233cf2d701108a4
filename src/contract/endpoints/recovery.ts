/** Getting back in. */
import * as v from 'valibot';
import type { SecurityQuestion } from '..';
import { nothing, type SomeEndpoints, wordOf } from './endpoint';

const resetStep = v.variant('next', [
  v.looseObject({ next: v.literal('questions'), questions: v.array(wordOf<SecurityQuestion>()) }),
  v.looseObject({ next: v.literal('password'), account: v.string() }),
]);

export const recoveryEndpoints = {
  startReset: {
    call: 'POST /anonApi/account/v1/reset',
    data: v.looseObject({ id: v.string(), expiresAt: v.string() }),
  },
  proveReset: { call: 'POST /anonApi/account/v1/reset/proof', data: resetStep },
  answerReset: { call: 'POST /anonApi/account/v1/reset/answers', data: resetStep },
  finishReset: { call: 'PUT /anonApi/account/v1/reset', data: nothing },
  frozenAccount: {
    call: 'GET /anonApi/account/v1/unfreeze',
    data: v.looseObject({ mobile: v.string(), frozenAt: v.string() }),
  },
  unfreeze: { call: 'POST /anonApi/account/v1/unfreeze', data: nothing },
} satisfies SomeEndpoints;
