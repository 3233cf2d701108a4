/** One-time codes by SMS and mail. Each call resolves with the expiry of the code and the time until the next one. */

import type { Body } from '@/contract';
import { codesEndpoints } from '@/contract/codes';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(codesEndpoints);

/** Shows no notice, because the page shows the captcha: this is no error. */
const silentFor = ['CAPTCHA_REQUIRED'] as const;

/** Sends a code to a mobile number: register, reset, appeal, bind. */
export const sendSmsCode = (body: Body<'smsCode'>) => call('smsCode', { body, silentFor });

/** Sends a code to a mail address: register and reset. */
export const sendEmailCode = (body: Body<'emailCode'>) => call('emailCode', { body, silentFor });

/** Sends a code to the signed-in user's own mobile or mail. Also resolves with the masked destination. */
export const sendOwnCode = (body: Body<'ownCode'>) => call('ownCode', { body });

/** Sends the code of the SMS login. */
export const sendLoginCode = (body: Body<'loginCode'>) => call('loginCode', { body, silentFor });
