/** Requests that change the signed-in person's mobile number. */
import * as v from 'valibot';
import type { mobileEndpoints } from '../mobile';
import { certificateRefusals, codeRefusals, oneTimeCode, signedChallenge, token, withMobile } from './fields';
import type { RequestsFor } from './request';

export const mobileRequests = {
  proveOwnMobile: {
    summary: 'Proves that the present number is at hand. The proof is good for one change.',
    body: v.variant('method', [
      /** A code of the scene `changeMobile` to the number. */
      v.object({ method: v.literal('sms'), code: oneTimeCode }),
      v.object({ method: v.literal('certificate'), challenge: token, ...signedChallenge }),
      /**
       * A verification that matched in this browser within the last 10 minutes by a channel that proves possession, of an
       * account above level 1. It is good for one proof.
       */
      v.object({ method: v.literal('verification') }),
    ]),
    refusals: [...codeRefusals, 'NO_DESTINATION', ...certificateRefusals, 'CERT_OTHERS', 'VERIFY_REQUIRED'],
    stepUp: 'withFactor',
  },
  changeMobile: {
    summary: 'Changes the number to one that a code of the scene `bind` has proved.',
    body: withMobile({ proof: token, code: oneTimeCode }),
    refusals: ['TICKET_UNKNOWN', ...codeRefusals, 'MOBILE_SAME', 'MOBILE_TAKEN'],
  },
} satisfies RequestsFor<typeof mobileEndpoints>;
