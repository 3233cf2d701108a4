/**
 * What can happen to an account whose owner reports that another person is in it, as a transition table (docs/api.md, Panic).
 * An event or an actor without a row is refused.
 */

/**
 * - NONE: no report counts
 * - PAUSED: no one can sign in, for 24 hours
 */
export type PanicState = 'NONE' | 'PAUSED';

/** Who reports it: a session after a step-up, or a password reset whose first proof was one of these. */
export type PanicReporter = 'session' | 'mobile' | 'email' | 'paymentApp' | 'certificate';
/** Who takes it back: the link to a contact of 72 hours, or a browser with a session of 72 hours, after a proof. */
export type PanicUndoer = 'link' | 'oldBrowser';

/** What a report does, in this order. `join`: the reporter counts beside the first one. */
export type ReportEffect =
  | 'takeBack'
  | 'endTrust'
  | 'discardPassword'
  | 'stopClosing'
  | 'pause'
  | 'join'
  | 'alert';
/** What its undoing does, in this order. `overrule`: the kinds of its reporters are refused for 72 hours. */
export type PanicUndoEffect = 'restore' | 'endPause' | 'overrule' | 'alert';

interface Transition<By, Effect> {
  from: PanicState;
  by: readonly By[];
  to: PanicState;
  effects: readonly Effect[];
}

const reporters: readonly PanicReporter[] = ['session', 'mobile', 'email', 'paymentApp', 'certificate'];
const cleanUp = ['takeBack', 'endTrust', 'discardPassword', 'stopClosing'] as const;

export const panicReports: readonly Transition<PanicReporter, ReportEffect>[] = [
  { from: 'NONE', by: reporters, to: 'PAUSED', effects: [...cleanUp, 'pause', 'alert'] },
  // Another person may have changed something meanwhile. The end of the pause stays.
  { from: 'PAUSED', by: reporters, to: 'PAUSED', effects: [...cleanUp, 'join', 'alert'] },
];

export const panicReversals: readonly Transition<PanicUndoer, PanicUndoEffect>[] = [
  { from: 'PAUSED', by: ['link'], to: 'NONE', effects: ['restore', 'endPause', 'overrule', 'alert'] },
  { from: 'PAUSED', by: ['oldBrowser'], to: 'NONE', effects: ['endPause', 'overrule', 'alert'] },
];

/** Returns what a report does now; undefined if it is refused, or if one of its kind was taken back lately. */
export const findReport = (
  from: PanicState,
  by: PanicReporter,
  overruled: readonly PanicReporter[] = [],
): Transition<PanicReporter, ReportEffect> | undefined =>
  overruled.includes(by) ? undefined : panicReports.find((one) => one.from === from && one.by.includes(by));

/** Returns what the undoing of a report does now; undefined if it is refused. */
export const findPanicUndo = (
  from: PanicState,
  by: PanicUndoer,
): Transition<PanicUndoer, PanicUndoEffect> | undefined =>
  panicReversals.find((one) => one.from === from && one.by.includes(by));
