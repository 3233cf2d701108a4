/**
 * Transition table of an account whose owner reports that another person uses it (docs/api.md, Panic). Events and
 * actors without a row are refused.
 */

/**
 * - NONE: no report is effective
 * - PAUSED: no one can sign in, for 24 hours
 */
export type PanicState = 'NONE' | 'PAUSED';

/** The source of a report: a session after a step-up, or a password reset whose first proof was one of the others. */
export type PanicReporter = 'session' | 'mobile' | 'email' | 'paymentApp' | 'certificate';
/**
 * The source of an undo: the link sent to a contact that is at least 72 hours old, or a browser with a session of
 * that age, after a proof.
 */
export type PanicUndoer = 'link' | 'oldBrowser';

/** Effects of a report, in this order. `join`: adds the reporter to the current report. */
export type ReportEffect =
  | 'takeBack'
  | 'endTrust'
  | 'discardPassword'
  | 'stopCancellation'
  | 'pause'
  | 'join'
  | 'alert';
/** Effects of an undo, in this order. `overrule`: reports of the same sources are refused for 72 hours. */
export type PanicUndoEffect = 'restore' | 'endPause' | 'overrule' | 'alert';

interface Transition<By, Effect> {
  from: PanicState;
  by: readonly By[];
  to: PanicState;
  effects: readonly Effect[];
}

const reporters: readonly PanicReporter[] = ['session', 'mobile', 'email', 'paymentApp', 'certificate'];
const cleanUp = ['takeBack', 'endTrust', 'discardPassword', 'stopCancellation'] as const;

export const panicReports: readonly Transition<PanicReporter, ReportEffect>[] = [
  { from: 'NONE', by: reporters, to: 'PAUSED', effects: [...cleanUp, 'pause', 'alert'] },
  // Another person may have made further changes meanwhile. The end of the pause is unchanged.
  { from: 'PAUSED', by: reporters, to: 'PAUSED', effects: [...cleanUp, 'join', 'alert'] },
];

export const panicReversals: readonly Transition<PanicUndoer, PanicUndoEffect>[] = [
  { from: 'PAUSED', by: ['link'], to: 'NONE', effects: ['restore', 'endPause', 'overrule', 'alert'] },
  { from: 'PAUSED', by: ['oldBrowser'], to: 'NONE', effects: ['endPause', 'overrule', 'alert'] },
];

/**
 * Returns the transition for a report; undefined if it is refused, also because a report of this source was undone
 * recently.
 */
export const findReport = (
  from: PanicState,
  by: PanicReporter,
  overruled: readonly PanicReporter[] = [],
): Transition<PanicReporter, ReportEffect> | undefined =>
  overruled.includes(by) ? undefined : panicReports.find((one) => one.from === from && one.by.includes(by));

/** Returns the transition for an undo; undefined if it is refused. */
export const findPanicUndo = (
  from: PanicState,
  by: PanicUndoer,
): Transition<PanicUndoer, PanicUndoEffect> | undefined =>
  panicReversals.find((one) => one.from === from && one.by.includes(by));
