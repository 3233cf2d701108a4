/** Requests of the report that another person is in the account. */
import * as v from 'valibot';
import type { panicEndpoints } from '../panic';
import { lookup, token } from './fields';
import type { RequestsFor } from './request';

export const panicRequests = {
  panic: {
    summary: 'Ends all sessions, pauses sign-in for 24 hours, and takes recent changes back.',
    refusals: ['PANIC_REFUSED'],
    stepUp: true,
  },
  panicByReset: {
    summary: 'Does the same signed out, for the account of a reset whose first proof was right.',
    /** The id of the reset. */
    body: v.object({ id: token }),
    refusals: ['RESET_UNKNOWN', 'PANIC_REFUSED'],
  },
  pausedAccount: {
    summary: 'Reads until when nobody can sign in, for the ticket that a refused sign-in has given out.',
    query: v.object({ ticket: lookup }),
    refusals: ['TICKET_UNKNOWN'],
  },
  endPause: {
    summary: 'Takes the report back, from a browser that had a session older than the trouble.',
    body: v.object({ ticket: token }),
    refusals: ['TICKET_UNKNOWN'],
  },
} satisfies RequestsFor<typeof panicEndpoints>;
