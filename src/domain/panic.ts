/**
 * What can happen to an account whose owner reports that another person is in it (docs/api.md, Panic). The states and events
 * as a table; a missing event is refused.
 */

/**
 * - NONE: nothing was reported
 * - PAUSED: nobody can sign in
 * - UNDONE: an older contact or browser said that the report was wrong, so no other one counts for a while
 */
export type PanicState = 'NONE' | 'PAUSED' | 'UNDONE';
/** panic: a report. undo: the report is taken back. end: the time of the state is over. */
export type PanicEvent = 'panic' | 'undo' | 'end';

export const panicTransitions: Record<PanicState, Partial<Record<PanicEvent, PanicState>>> = {
  NONE: { panic: 'PAUSED' },
  // A second report changes nothing: it must not extend the pause.
  PAUSED: { panic: 'PAUSED', undo: 'UNDONE', end: 'NONE' },
  UNDONE: { end: 'NONE' },
};

/** Returns the next state; undefined if the event is refused. */
export const findNextPanicState = (state: PanicState, event: PanicEvent): PanicState | undefined =>
  panicTransitions[state][event];
