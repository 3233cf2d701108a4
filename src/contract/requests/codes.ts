/** Requests of one-time codes. */
import * as v from 'valibot';
import { CODE_SENDS_MAX } from '../../constants';
import { mailScenes, ownScenes, smsScenes } from '../../validation/codes';
import type { codesEndpoints } from '../codes';
import { captcha, email, token, withMobile } from './fields';
import type { RequestsFor } from './request';

const refusals = ['CODE_TOO_SOON', 'CAPTCHA_REQUIRED', 'BAD_CAPTCHA'] as const;

const { destination, account, visitor, address } = CODE_SENDS_MAX;
const limits = `Codes an hour, of all calls together: ${destination} to a destination, ${visitor} of a visitor, ${account} of an account, ${address} of a network address.`;

export const codesRequests = {
  loginCode: {
    summary: 'Sends the code of the SMS login. An unregistered number gets one too.',
    body: withMobile({ captcha: v.optional(captcha) }),
    refusals,
    limits,
  },
  smsCode: {
    summary: 'Sends a code to a mobile number.',
    body: withMobile({ scene: v.picklist(smsScenes), captcha: v.optional(captcha) }),
    refusals,
    limits,
  },
  emailCode: {
    summary: 'Sends a code to a mail address.',
    body: v.object({ scene: v.picklist(mailScenes), email, captcha: v.optional(captcha) }),
    refusals,
    limits,
  },
  ownCode: {
    summary: "Sends a code to the signed-in person's own mobile number or mail address.",
    body: v.object({
      scene: v.picklist(ownScenes),
      channel: v.picklist(['mobile', 'email']),
      /** A linked account, for the scene `stepUp`. */
      accountId: v.optional(token),
    }),
    refusals: ['CODE_TOO_SOON', 'NO_DESTINATION'],
    namesRecord: true,
    limits: `Codes an hour, of all calls together: ${account} of an account, ${address} of a network address.`,
  },
} satisfies RequestsFor<typeof codesEndpoints>;
