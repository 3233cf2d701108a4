/** Appeals, with and without a session. */

import type { AppealAddition, Body, Envelope, Query } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { call } from '@/utils/http/request';

type OnFailure = (envelope: Envelope) => void;

/** Submits an appeal; answers its ticket number. */
export const makeAppeal = (body: Body<'makeAppeal'>, onFailure: OnFailure) =>
  call('makeAppeal', { body, onFailure });

/** Looks an appeal up by its ticket number and the contact's mobile number. The page asks for the captcha itself. */
export const getAppealProgress = (body: Body<'appealProgress'>, onFailure: OnFailure) =>
  call('appealProgress', { body, onFailure, silentFor: [subCodes.CAPTCHA_REQUIRED] });

/** Adds what the reviewer asked for, without a session. */
export const supplementAppeal = (body: Body<'supplementAppeal'>, onFailure: OnFailure) =>
  call('supplementAppeal', { body, onFailure });

/** The signed-in person's appeals, a page of them. */
export const listOwnAppeals = (query: Query<'ownAppeals'>) => call('ownAppeals', { query });

/** One of them. */
export const getOwnAppeal = (id: string) => call('ownAppeal', { params: { id } });

/** Takes an appeal back. */
export const withdrawAppeal = (id: string, onFailure: OnFailure) =>
  call('withdrawAppeal', { params: { id }, body: {}, onFailure });

/** Adds what the reviewer asked for. */
export const supplementOwnAppeal = (id: string, body: AppealAddition, onFailure: OnFailure) =>
  call('supplementOwnAppeal', { params: { id }, body, onFailure });

/** Appeals once more after a rejection; answers the new appeal. */
export const appealAgain = (id: string, body: AppealAddition, onFailure: OnFailure) =>
  call('appealAgain', { params: { id }, body, onFailure });
