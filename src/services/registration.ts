/** Becoming a user: a proved number, the form, the link in the mail. */

import type { Body, Envelope } from '@/contract';
import { call } from '@/utils/http/request';

type OnFailure = (envelope: Envelope) => void;

/** Trades a code for a ticket that stands for the number: of a registration, a guardian, an appeal. */
export const proveMobile = (body: Body<'proveMobile'>, onFailure: OnFailure) =>
  call('proveMobile', { body, onFailure });

/** Whether account name, ID number and credit code are free; nothing is reserved. */
export const checkRegistration = (body: Body<'checkRegistration'>, onFailure: OnFailure) =>
  call('checkRegistration', { body, onFailure });

/** Makes the account; a mail to activate it is sent. */
export const register = (body: Body<'register'>, onFailure: OnFailure) =>
  call('register', { body, onFailure });

/** Where a registration stands. Quiet, like the next: the page that asks says all there is to say. */
export const getActivation = (id: string, onFailure: OnFailure) =>
  call('activation', { query: { id }, onFailure, quiet: true });

/** Follows the link of an activation mail. */
export const activate = (token: string, onFailure: OnFailure) =>
  call('activate', { body: { token }, onFailure, quiet: true });

/** Sends the mail anew; the former link ends. */
export const resendActivation = (id: string, onFailure: OnFailure) =>
  call('resendActivation', { body: { id }, onFailure });
