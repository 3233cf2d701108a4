/** Getting back in: a forgotten password, a frozen account. */

import type { Body, Data } from '@/contract';
import { recoveryEndpoints } from '@/contract/recovery';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';
import { sealForRequest } from './secrets';

const call = createCaller(recoveryEndpoints);

/** Begins a reset; answers the same whether or not there is such an account. */
export const startReset = (body: Body<'startReset'>): Promise<Data<'startReset'>> =>
  call('startReset', { body });

/** Proves that the account belongs to the visitor; returns the next step. Refusals in `silentFor` show no notice. */
export const proveReset = (
  body: Body<'proveReset'>,
  silentFor?: readonly SubCodeName[],
): Promise<Data<'proveReset'>> => call('proveReset', { body, silentFor });

/** Answers the security questions of the reset `id`, in their order, sealed with one key. */
export const answerReset = (id: string, answers: string[]): Promise<Data<'answerReset'>> =>
  call('answerReset', {
    body: async () => {
      const { values, secretId } = await sealForRequest(answers);
      return { id, answers: values, secretId };
    },
  });

/** Sets the new password of the reset `id`, sealed; every session of the account ends. */
export const finishReset = (id: string, newPwd: string): Promise<Data<'finishReset'>> =>
  call('finishReset', {
    body: async () => {
      const { values, secretId } = await sealForRequest([newPwd]);
      return { id, newPwd: values[0] ?? '', secretId };
    },
  });

/** The frozen account a sign-in has proved. */
export const getFrozenAccount = (
  ticket: string,
  silentFor?: readonly SubCodeName[],
): Promise<Data<'frozenAccount'>> => call('frozenAccount', { query: { ticket }, silentFor });

/** Unfreezes it by a code to its own number. */
export const unfreeze = (body: Body<'unfreeze'>): Promise<Data<'unfreeze'>> => call('unfreeze', { body });
