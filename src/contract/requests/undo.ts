/** Requests of undoing a change by the link of its alert. */
import * as v from 'valibot';
import type { undoEndpoints } from '../undo';
import { token } from './fields';
import type { RequestsFor } from './request';

/** The token of the link. */
const body = v.object({ token });

export const undoRequests = {
  checkUndo: {
    summary: 'Reads what the link of an alert can undo. Changes nothing.',
    body,
    refusals: ['UNDO_UNKNOWN'],
  },
  undoChange: { summary: 'Undoes what the link names, once.', body, refusals: ['UNDO_UNKNOWN'] },
} satisfies RequestsFor<typeof undoEndpoints>;
