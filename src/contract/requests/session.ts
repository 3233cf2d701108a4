/** Requests of the data that every page reads first, and of sign-out. */
import * as v from 'valibot';
import type { sessionEndpoints } from '../session';
import type { RequestsFor } from './request';

const optionalText = v.optional(v.string());

export const sessionRequests = {
  getVersion: { summary: 'Reads the version of the server.' },
  domain: { summary: "Reads the deployment's settings and names." },
  online: {
    summary: 'Tells whether this browser is signed in. It counts as a sign of life.',
    refusals: ['SESSION_ENDED_ELSEWHERE'],
  },
  accountDetail: { summary: 'Reads the signed-in person, masked.' },
  logout: {
    summary:
      'Signs out (OpenID Connect RP-Initiated Logout 1.0). Returns the address that the client registered, with `state`.',
    query: v.object({
      post_logout_redirect_uri: optionalText,
      state: optionalText,
      id_token_hint: optionalText,
      client_id: optionalText,
    }),
  },
} satisfies RequestsFor<typeof sessionEndpoints>;
