/** Requests of the report that another person is in the account. */
import * as v from 'valibot';
import type { panicEndpoints } from '../panic';
import { lookup, token } from './fields';
import type { RequestsFor } from './request';

/** An account has 20 passkeys, and few other changes. */
const MINE_MAX = 60;

export const panicRequests = {
  panicPreview: { summary: 'Lists what a report would take back, and what it leaves alone.' },
  panic: {
    summary: 'Ends all sessions, pauses sign-in for 24 hours, and takes recent changes back.',
    /** The ids of changes that the owner has made, which stay. Unknown ones are ignored. */
    body: v.object({ mine: v.optional(v.pipe(v.array(token), v.maxLength(MINE_MAX)), []) }),
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
    summary: 'Reads until when no one can sign in, for the ticket that a refused sign-in has given out.',
    query: v.object({ ticket: lookup }),
    refusals: ['TICKET_UNKNOWN'],
  },
  endPause: {
    summary: 'Takes the report back, from a browser that had a session older than the trouble.',
    body: v.object({ ticket: token }),
    refusals: ['TICKET_UNKNOWN'],
  },
} satisfies RequestsFor<typeof panicEndpoints>;
