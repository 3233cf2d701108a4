/** Appeals, with and without a session. */

import type { AppealAddition, Body, Data, Query } from '@/contract';
import { appealEndpoints } from '@/contract/appeal';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(appealEndpoints);

/** Submits an appeal. Resolves with its ticket number. */
export const makeAppeal = (body: Body<'makeAppeal'>): Promise<Data<'makeAppeal'>> =>
  call('makeAppeal', { body });

/** Finds an appeal by its ticket number and the contact's mobile number. The page handles a required captcha. */
export const getAppealProgress = (body: Body<'appealProgress'>): Promise<Data<'appealProgress'>> =>
  call('appealProgress', { body, silentFor: ['CAPTCHA_REQUIRED'] });

/** Adds the information that the reviewer requested, without a session. */
export const supplementAppeal = (body: Body<'supplementAppeal'>): Promise<Data<'supplementAppeal'>> =>
  call('supplementAppeal', { body });

/** Lists one page of the signed-in user's appeals. */
export const listOwnAppeals = (query: Query<'ownAppeals'>): Promise<Data<'ownAppeals'>> =>
  call('ownAppeals', { query });

/** Resolves with one appeal of the signed-in user. */
export const getOwnAppeal = (id: string): Promise<Data<'ownAppeal'>> => call('ownAppeal', { params: { id } });

/** Withdraws an appeal. */
export const withdrawAppeal = (id: string): Promise<Data<'withdrawAppeal'>> =>
  call('withdrawAppeal', { params: { id }, body: {} });

/** Adds the information that the reviewer requested. */
export const supplementOwnAppeal = (id: string, body: AppealAddition): Promise<Data<'supplementOwnAppeal'>> =>
  call('supplementOwnAppeal', { params: { id }, body });

/** Appeals again after a rejection. Resolves with the new appeal. */
export const appealAgain = (id: string, body: AppealAddition): Promise<Data<'appealAgain'>> =>
  call('appealAgain', { params: { id }, body });
