/** One-time codes by SMS and mail. Each answers when the code ends and when another may be asked for. */

import type { Body, Envelope } from '@/contract';
import { subCodes } from '@/contract/subCodes';
import { call } from '@/utils/http/request';

type OnFailure = (envelope: Envelope) => void;

/** The page answers by asking for the captcha: nothing has gone wrong. */
const silentFor = [subCodes.CAPTCHA_REQUIRED];

/** A code to a mobile number: register, reset, appeal, bind. */
export const sendSmsCode = (body: Body<'smsCode'>, onFailure?: OnFailure) =>
  call('smsCode', { body, onFailure, silentFor });

/** A code to a mail address: register and reset. */
export const sendEmailCode = (body: Body<'emailCode'>, onFailure?: OnFailure) =>
  call('emailCode', { body, onFailure, silentFor });

/** A code to the signed-in person's own mobile or mail; answers the masked destination too. */
export const sendOwnCode = (body: Body<'ownCode'>, onFailure?: OnFailure) =>
  call('ownCode', { body, onFailure });

/** The code of the SMS login. */
export const sendLoginCode = (body: Body<'loginCode'>, onFailure?: OnFailure) =>
  call('loginCode', { body, onFailure, silentFor });
