/** Requests of certificates, tickets and the guides after sign-in. */
import * as v from 'valibot';
import { guideKind, type guidesEndpoints } from '../guides';
import { certificateRefusals, lookup, signedChallenge, token } from './fields';
import type { RequestsFor } from './request';

/** Id of the request of the waiting application. */
const requestId = v.optional(token);

export const guidesRequests = {
  bindTicket: {
    summary: 'Reads the unbound provider account of a ticket.',
    query: v.object({ bind: lookup }),
    refusals: ['TICKET_UNKNOWN'],
  },
  registerTicket: {
    summary: 'Reads the number that an SMS login proved. The ticket stays usable.',
    query: v.object({ ticket: lookup }),
    refusals: ['TICKET_UNKNOWN'],
  },
  caChallenge: { summary: 'Creates a challenge that a certificate signs, once, within 5 minutes.' },
  caLogin: {
    summary: 'Signs in by a certificate and its signature over the challenge `id`.',
    body: v.object({ id: token, ...signedChallenge }),
    refusals: [...certificateRefusals, 'FROZEN', 'PAUSED', 'NOT_ACTIVATED'],
  },
  guide: {
    summary: 'Reads the guide that is due, or null.',
    query: v.object({ requestId }),
    refusals: ['REQUEST_UNKNOWN'],
  },
  skipGuide: {
    summary: 'Puts a guide off for this session.',
    body: v.object({ kind: guideKind, requestId }),
    refusals: ['REQUEST_UNKNOWN'],
  },
} satisfies RequestsFor<typeof guidesEndpoints>;
