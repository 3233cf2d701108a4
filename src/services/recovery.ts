/** Account recovery: a forgotten password, a frozen account. */

import type { Body } from '@/contract';
import { recoveryEndpoints } from '@/contract/recovery';
import type { SubCodeName } from '@/contract/subCodes';
import { createCaller } from '@/utils/http/callApi';
import { sealForRequest } from './secrets';

const call = createCaller(recoveryEndpoints);

/** Starts a reset. The response is the same whether or not the account exists. */
export const startReset = (body: Body<'startReset'>) => call('startReset', { body });

/**
 * Proves that the account belongs to the visitor. Resolves with the next step. Refusals in `silentFor` show no notice.
 */
export const proveReset = (body: Body<'proveReset'>, silentFor?: readonly SubCodeName[]) =>
  call('proveReset', { body, silentFor });

/** Resolves with the address of the payment app, which proves the identity of the visitor, who has consented to it. */
export const leaveReset = (id: string) => call('leaveReset', { body: { id, consent: true } });

/** Sends the response of the payment app; it is valid once. The page shows errors. */
export const returnReset = (body: Body<'returnReset'>) => call('returnReset', { body, quiet: true });

/** Sends the answers to the security questions of the reset `id`, in their order, sealed with one key. */
export const answerReset = (id: string, answers: string[]) =>
  call('answerReset', {
    body: async () => {
      const { values, secretId } = await sealForRequest(answers);
      return { id, answers: values, secretId };
    },
  });

/** Sets the new password of the reset `id`, sealed. Ends all sessions of the account. */
export const finishReset = (id: string, newPwd: string) =>
  call('finishReset', {
    body: async () => {
      const { values, secretId } = await sealForRequest([newPwd]);
      return { id, newPwd: values[0] ?? '', secretId };
    },
  });

/** Resolves with the frozen account that a sign-in has proved. */
export const getFrozenAccount = (ticket: string) =>
  call('frozenAccount', { query: { ticket }, silentFor: ['TICKET_UNKNOWN'] });

/** Unfreezes the account by a code to its own number. */
export const unfreeze = (body: Body<'unfreeze'>) => call('unfreeze', { body });
