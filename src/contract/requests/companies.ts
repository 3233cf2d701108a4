/** Requests of one company, through a role in it. */
import * as v from 'valibot';
import { SUCCESSOR_SEARCH_MISSES } from '../../constants';
import { checkPostcode } from '../../validation/details';
import { isMobile } from '../../validation/fields';
import type { companiesEndpoints } from '../companies';
import { challengeRefusals, email, personLoginId, signedChallenge, text, token, version } from './fields';
import { personName } from './persons';
import type { RequestsFor } from './request';

const MOBILE_MAX = 20;
const POSTCODE_MAX = 6;

export const companiesRequests = {
  company: {
    summary: 'Reads what the registry and the portal know of the company.',
    role: ['viewCompany'],
  },
  changeCompanyContact: {
    summary: 'Changes how to reach the company.',
    body: v.object({
      contactName: personName,
      /** Of the mainland. */
      contactMobile: v.pipe(
        text(MOBILE_MAX),
        v.check((mobile) => isMobile(mobile, '+86')),
      ),
      contactEmail: email,
      /** Six digits. */
      postcode: v.optional(
        v.pipe(
          text(POSTCODE_MAX),
          v.check((postcode) => checkPostcode(postcode) === null),
        ),
        '',
      ),
      version,
    }),
    refusals: ['CHANGED_MEANWHILE'],
    role: ['changeContact'],
  },
  replaceLegalRep: {
    summary:
      'Invites the successor, whom the registry has to name already, to be the legal representative; the asking role stays until they accept.',
    body: v.object({ loginId: personLoginId, name: personName }),
    refusals: ['SUCCESSOR_PENDING', 'HANDLER_SELF', 'SUCCESSOR_UNCONFIRMED'],
    role: ['replaceLegalRep'],
    limits: `${SUCCESSOR_SEARCH_MISSES} unconfirmed successors of an account on a day in China.`,
    stepUp: true,
  },
  companyCertificates: {
    summary: 'Lists the certificates of the company, the one that ends first in front.',
    role: ['viewCertificates'],
  },
  bindCompanyCertificate: {
    summary: 'Binds the certificate that signed a challenge to the company.',
    body: v.object({
      /** The id of a challenge of caChallenge. */
      challenge: token,
      ...signedChallenge,
    }),
    refusals: [...challengeRefusals, 'CERT_BOUND', 'CERT_OTHER_COMPANY'],
    role: ['bindCertificate'],
    stepUp: true,
  },
  unbindCompanyCertificate: {
    summary: 'Removes a certificate from the company.',
    role: ['unbindCertificate'],
    stepUp: true,
  },
} satisfies RequestsFor<typeof companiesEndpoints>;
