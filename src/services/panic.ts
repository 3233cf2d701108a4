/** The report that another person uses the account. */
import { panicEndpoints } from '@/contract/panic';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(panicEndpoints);

/** Lists the changes that a report would undo. */
export const getPanicPreview = () => call('panicPreview');

/** Ends all sessions, pauses sign-in and undoes recent changes, except those in `mine`. Requires a step-up. */
export const panic = (mine: string[]) => call('panic', { body: { mine } });

/** Sends the same report without a session, for the account of a reset whose first proof was correct. */
export const panicByReset = (id: string) => call('panicByReset', { body: { id } });

/** Resolves with the end of the pause. */
export const getPausedAccount = (ticket: string) =>
  call('pausedAccount', { query: { ticket }, silentFor: ['TICKET_UNKNOWN'] });

/** Ends the pause, if the server permits it in this browser. */
export const endPause = (ticket: string) =>
  call('endPause', { body: { ticket }, silentFor: ['TICKET_UNKNOWN'] });
