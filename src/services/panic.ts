/** The report that another person is in the account. */
import { panicEndpoints } from '@/contract/panic';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(panicEndpoints);

/** Lists the changes that a report would take back. */
export const getPanicPreview = () => call('panicPreview');

/** Ends all sessions, pauses sign-in and takes recent changes back, except those named. Requires a step-up. */
export const panic = (mine: string[]) => call('panic', { body: { mine } });

/** The same signed out, for the account of a reset whose first proof was right. */
export const panicByReset = (id: string) => call('panicByReset', { body: { id } });

/** Resolves with the end of the pause. */
export const getPausedAccount = (ticket: string) =>
  call('pausedAccount', { query: { ticket }, silentFor: ['TICKET_UNKNOWN'] });

/** Ends the pause, in a browser that may. */
export const endPause = (ticket: string) =>
  call('endPause', { body: { ticket }, silentFor: ['TICKET_UNKNOWN'] });
