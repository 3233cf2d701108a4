/** Getting back in. */
import * as v from 'valibot';
import type { SecurityQuestion } from '..';
import { nothing, wordOf } from '../endpoint';
import type { SomeEndpoints } from './rows';

const resetStep = v.variant('next', [
  v.object({ next: v.literal('questions'), questions: v.array(wordOf<SecurityQuestion>()) }),
  v.object({ next: v.literal('password'), account: v.string() }),
]);

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
    data: v.object({ mobile: v.string(), frozenAt: v.string() }),
  },
  unfreeze: { call: 'POST /anonApi/account/v1/unfreeze', data: nothing },
} satisfies SomeEndpoints;
