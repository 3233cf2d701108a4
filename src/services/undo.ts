/** Undoing a change by the link of its alert. */
import { undoEndpoints } from '@/contract/undo';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(undoEndpoints);

/** Resolves with the change that the link can undo. Changes nothing. */
export const checkUndo = (token: string) =>
  call('checkUndo', { body: { token }, silentFor: ['UNDO_UNKNOWN'] });

/** Undoes the change. Ends all sessions of the account. */
export const undoChange = (token: string) => call('undoChange', { body: { token } });
