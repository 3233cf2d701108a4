/** Requests of the authorization provider's own pages. */
import * as v from 'valibot';
import { scopes } from '../../validation/scopes';
import type { authorizeEndpoints } from '../authorize';
import { token } from './fields';
import type { RequestsFor } from './request';

export const authorizeRequests = {
  authorizeRequest: {
    summary: "Validates an application's request, or resumes it, and reads what has to happen next.",
    body: v.object({
      /** The page's own query, byte for byte and without '?'; or only `requestId=` after a detour. */
      query: v.optional(v.string(), ''),
    }),
    refusals: [
      'AUTHORIZE_TOO_LONG',
      'AUTHORIZE_REPEATED',
      'AUTHORIZE_CLIENT',
      'AUTHORIZE_REDIRECT_URI',
      'AUTHORIZE_OVER',
    ],
  },
  autoAuth: {
    summary: 'Reads the address that signs in by a session elsewhere, or null.',
    query: v.objectWithRest({ ticket: v.optional(v.string()) }, v.string()),
  },
  consent: {
    summary: "Allows or denies an application's request. A repeated decision gets the first response.",
    body: v.object({
      requestId: token,
      /** The account that the page shows. */
      account: token,
      allow: v.boolean(),
      /** The scopes that stay selected. Repeated ones count once. */
      scopes: v.optional(
        v.pipe(
          v.array(v.picklist(scopes)),
          v.maxLength(scopes.length),
          v.transform((ticked) => [...new Set(ticked)]),
        ),
        [],
      ),
    }),
    refusals: ['AUTHORIZE_OVER', 'AUTHORIZE_PERSON'],
    stepUp: 'forApplication',
  },
} satisfies RequestsFor<typeof authorizeEndpoints>;
