/** Appeals, with and without a session. */

import type { AppealAddition, Body, Query } from '@/contract';
import { appealEndpoints } from '@/contract/appeal';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(appealEndpoints);

/** Submits an appeal. Resolves with its ticket number. */
export const makeAppeal = (body: Body<'makeAppeal'>) => call('makeAppeal', { body });

/** Finds an appeal by its ticket number and the contact's mobile number. The page handles a required captcha. */
export const getAppealProgress = (body: Body<'appealProgress'>) =>
  call('appealProgress', { body, silentFor: ['CAPTCHA_REQUIRED'] });

/** Adds the information that the reviewer requested, without a session. */
export const supplementAppeal = (body: Body<'supplementAppeal'>) => call('supplementAppeal', { body });

/** Lists one page of the signed-in user's appeals. */
export const listOwnAppeals = (query: Query<'ownAppeals'>) => call('ownAppeals', { query });

/** Resolves with one appeal of the signed-in user. */
export const getOwnAppeal = (id: string) => call('ownAppeal', { params: { id } });

/** Withdraws an appeal. */
export const withdrawAppeal = (id: string) => call('withdrawAppeal', { params: { id }, body: {} });

/** Adds the information that the reviewer requested. */
export const supplementOwnAppeal = (id: string, body: AppealAddition) =>
  call('supplementOwnAppeal', { params: { id }, body });

/** Appeals again after a rejection. Resolves with the new appeal. */
export const appealAgain = (id: string, body: AppealAddition) =>
  call('appealAgain', { params: { id }, body });
