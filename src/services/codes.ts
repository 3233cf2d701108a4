/** One-time codes by SMS and mail. Each answers when the code ends and when another may be asked for. */

import type { Body, Data } from '@/contract';
import { codesEndpoints } from '@/contract/codes';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(codesEndpoints);

/** The page answers by asking for the captcha: nothing has gone wrong. */
const silentFor = ['CAPTCHA_REQUIRED'] as const;

/** A code to a mobile number: register, reset, appeal, bind. */
export const sendSmsCode = (body: Body<'smsCode'>): Promise<Data<'smsCode'>> =>
  call('smsCode', { body, silentFor });

/** A code to a mail address: register and reset. */
export const sendEmailCode = (body: Body<'emailCode'>): Promise<Data<'emailCode'>> =>
  call('emailCode', { body, silentFor });

/** A code to the signed-in person's own mobile or mail; answers the masked destination too. */
export const sendOwnCode = (body: Body<'ownCode'>): Promise<Data<'ownCode'>> => call('ownCode', { body });

/** The code of the SMS login. */
export const sendLoginCode = (body: Body<'loginCode'>): Promise<Data<'loginCode'>> =>
  call('loginCode', { body, silentFor });
