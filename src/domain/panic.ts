/**
 * What can happen to an account whose owner reports that another person is in it, as a transition table (docs/api.md, Panic).
 * An event or an actor without a row is refused.
 */

/**
 * - NONE: nothing was reported
 * - PAUSED: no one can sign in, for 24 hours
 * - UNDONE: someone older than the trouble said that the report was wrong; for 72 hours
 */
export type PanicState = 'NONE' | 'PAUSED' | 'UNDONE';

/** Who reports it: a session after a step-up, or a password reset whose first proof was one of these. */
export type PanicReporter = 'session' | 'mobile' | 'email' | 'certificate';
/** Who takes it back: the link to a contact of 72 hours, or a browser with a session of 72 hours, after a proof. */
export type PanicUndoer = 'link' | 'oldBrowser';

/** What an event does, in this order. */
export type PanicEffect =
  | 'takeBack'
  | 'endTrust'
  | 'discardPassword'
  | 'stopClosing'
  | 'pause'
  | 'join'
  | 'restore'
  | 'endPause'
  | 'alert';

interface PanicTransition {
  from: PanicState;
  event: 'report' | 'undo';
  by: readonly (PanicReporter | PanicUndoer)[];
  /** Whether the same kind of reporter is refused, because its report was taken back. */
  unlessOverruled?: true;
  to: Exclude<PanicState, 'NONE'>;
  effects: readonly PanicEffect[];
}

const reporters: readonly PanicReporter[] = ['session', 'mobile', 'email', 'certificate'];
const cleanUp = ['takeBack', 'endTrust', 'discardPassword', 'stopClosing'] as const;

export const panicTransitions: readonly PanicTransition[] = [
  {
    from: 'NONE',
    event: 'report',
    by: reporters,
    to: 'PAUSED',
    effects: [...cleanUp, 'pause', 'alert'],
  },
  // Another person may have changed something meanwhile. The end of the pause stays.
  { from: 'PAUSED', event: 'report', by: reporters, to: 'PAUSED', effects: [...cleanUp, 'join'] },
  { from: 'PAUSED', event: 'undo', by: ['link'], to: 'UNDONE', effects: ['restore', 'endPause', 'alert'] },
  { from: 'PAUSED', event: 'undo', by: ['oldBrowser'], to: 'UNDONE', effects: ['endPause', 'alert'] },
  {
    from: 'UNDONE',
    event: 'report',
    by: reporters,
    unlessOverruled: true,
    to: 'PAUSED',
    effects: [...cleanUp, 'pause', 'alert'],
  },
];

interface PanicMoment {
  from: PanicState;
  by: PanicReporter | PanicUndoer;
  /** The kinds of reporters whose report was taken back. */
  overruled?: readonly PanicReporter[];
}

/** Returns what a report or its undoing does now; undefined if it is refused. */
export const findPanicTransition = (
  event: PanicTransition['event'],
  { from, by, overruled = [] }: PanicMoment,
): PanicTransition | undefined =>
  panicTransitions.find(
    (one) =>
      one.event === event &&
      one.from === from &&
      one.by.includes(by) &&
      !(one.unlessOverruled && overruled.some((kind) => kind === by)),
  );
