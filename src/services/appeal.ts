/** Appeals, with and without a session. */

import type { AppealAddition, Body, Data, Query } from '@/contract';
import { appealEndpoints } from '@/contract/appeal';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(appealEndpoints);

/** Submits an appeal; answers its ticket number. */
export const makeAppeal = (body: Body<'makeAppeal'>): Promise<Data<'makeAppeal'>> =>
  call('makeAppeal', { body });

/** Looks an appeal up by its ticket number and the contact's mobile number. The page asks for the captcha itself. */
export const getAppealProgress = (body: Body<'appealProgress'>): Promise<Data<'appealProgress'>> =>
  call('appealProgress', { body, silentFor: ['CAPTCHA_REQUIRED'] });

/** Adds what the reviewer asked for, without a session. */
export const supplementAppeal = (body: Body<'supplementAppeal'>): Promise<Data<'supplementAppeal'>> =>
  call('supplementAppeal', { body });

/** The signed-in person's appeals, a page of them. */
export const listOwnAppeals = (query: Query<'ownAppeals'>): Promise<Data<'ownAppeals'>> =>
  call('ownAppeals', { query });

/** One of them. */
export const getOwnAppeal = (id: string): Promise<Data<'ownAppeal'>> => call('ownAppeal', { params: { id } });

/** Takes an appeal back. */
export const withdrawAppeal = (id: string): Promise<Data<'withdrawAppeal'>> =>
  call('withdrawAppeal', { params: { id }, body: {} });

/** Adds what the reviewer asked for. */
export const supplementOwnAppeal = (id: string, body: AppealAddition): Promise<Data<'supplementOwnAppeal'>> =>
  call('supplementOwnAppeal', { params: { id }, body });

/** Appeals once more after a rejection; answers the new appeal. */
export const appealAgain = (id: string, body: AppealAddition): Promise<Data<'appealAgain'>> =>
  call('appealAgain', { params: { id }, body });
