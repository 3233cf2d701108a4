/** Getting back in. */
import { anyData, type SomeEndpoints } from './endpoint';

export const recoveryEndpoints = {
  startReset: { call: 'POST /anonApi/account/v1/reset', data: anyData<'startReset'>() },
  proveReset: { call: 'POST /anonApi/account/v1/reset/proof', data: anyData<'proveReset'>() },
  answerReset: { call: 'POST /anonApi/account/v1/reset/answers', data: anyData<'answerReset'>() },
  finishReset: { call: 'PUT /anonApi/account/v1/reset', data: anyData<'finishReset'>() },
  frozenAccount: { call: 'GET /anonApi/account/v1/unfreeze', data: anyData<'frozenAccount'>() },
  unfreeze: { call: 'POST /anonApi/account/v1/unfreeze', data: anyData<'unfreeze'>() },
} satisfies SomeEndpoints;
