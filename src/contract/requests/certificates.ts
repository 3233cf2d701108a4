/** Requests of the digital certificates of the user's account. */
import * as v from 'valibot';
import type { certificatesEndpoints } from '../certificates';
import { challengeRefusals, signedChallenge, token } from './fields';
import type { RequestsFor } from './request';

export const certificatesRequests = {
  certificates: { summary: 'Lists the certificates that sign in to the account, the oldest binding first.' },
  bindCertificate: {
    summary: 'Binds the certificate that has signed a challenge of caChallenge.',
    body: v.object({
      /** The id of the challenge. */
      id: token,
      ...signedChallenge,
    }),
    refusals: [...challengeRefusals, 'CERT_BOUND', 'CERT_OTHERS', 'CERT_OTHER_PERSON'],
    stepUp: true,
  },
  unbindCertificate: {
    summary: 'Ends the binding of a certificate.',
    refusals: ['LAST_WAY_IN', 'FACTOR_REQUIRED'],
    stepUp: true,
  },
} satisfies RequestsFor<typeof certificatesEndpoints>;
