/** Getting back in: a forgotten password, a frozen account. */

import type { Body, Envelope } from '@/contract';
import type { SubCode } from '@/contract/subCodes';
import { call } from '@/utils/http/request';

type OnFailure = (envelope: Envelope) => void;

/** Begins a reset; answers the same whether or not there is such an account. */
export const startReset = (body: Body<'startReset'>, onFailure: OnFailure) =>
  call('startReset', { body, onFailure });

/** Shows that the account is one's own; answers what comes next. Refusals in `silentFor` show no notice. */
export const proveReset = (body: Body<'proveReset'>, onFailure: OnFailure, silentFor?: readonly SubCode[]) =>
  call('proveReset', { body, onFailure, silentFor });

/** Answers the security questions, in their order. */
export const answerReset = (body: Body<'answerReset'>, onFailure: OnFailure) =>
  call('answerReset', { body, onFailure });

/** Sets the new password; every session of the account ends. */
export const finishReset = (body: Body<'finishReset'>, onFailure: OnFailure) =>
  call('finishReset', { body, onFailure });

/** The frozen account a sign-in has proved. */
export const getFrozenAccount = (ticket: string, onFailure?: OnFailure, silentFor?: readonly SubCode[]) =>
  call('frozenAccount', { query: { ticket }, onFailure, silentFor });

/** Unfreezes it by a code to its own number. */
export const unfreeze = (body: Body<'unfreeze'>, onFailure: OnFailure) =>
  call('unfreeze', { body, onFailure });
