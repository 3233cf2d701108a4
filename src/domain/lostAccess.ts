/**
 * Account recovery for a user who has lost the proofs that open the account, such as the authenticator app with its
 * recovery codes (docs/api.md, Lost access). It ends after a waiting time in which every contact can stop it. The
 * table has each event that a state allows, the actors that may cause it, and the result. All other events are
 * refused.
 */
import { DAY } from '../constants';

/**
 * - NONE: nothing was requested
 * - WAITING: the waiting time of the proof runs
 * - READY: the waiting time has ended, and the requester may set a new password
 * - STOPPED: it was stopped; for some time, only an appeal or a stronger proof starts another recovery
 */
export type LostAccessState = 'NONE' | 'WAITING' | 'READY' | 'STOPPED';

/**
 * supersede: replaced by a stronger proof. undo: a finished recovery is reverted. time: the state's time limit has
 * ended.
 */
export type LostAccessEvent = 'begin' | 'supersede' | 'stop' | 'withdraw' | 'time' | 'finish' | 'undo';

/**
 * - contact: a settled contact of the account, by a password reset
 * - identity: a payment app has confirmed that its user is the person in the account's verified document, by a password reset
 * - appeal: a reviewer has approved an appeal
 */
export type LostAccessProof = 'contact' | 'identity' | 'appeal';

/**
 * - link: a visitor with the link that was sent to every other contact
 * - session: a signed-in user, after a step-up
 * - factor: a user who signs in with a code of the app, a recovery code, a passkey or a certificate
 * - takeBack: a report that another person uses the account, or an undo
 * - requester: the visitor who started it, with the link that was sent to the proved contact
 * - portal: a time limit, or the account no longer has the contact or document
 */
export type LostAccessActor =
  | LostAccessProof
  | 'link'
  | 'session'
  | 'factor'
  | 'takeBack'
  | 'requester'
  | 'portal';

/**
 * - wait: the waiting time starts
 * - link: the requester gets a link that shows the state
 * - finishingLink: the requester gets another link, which can finish it
 * - notify: every contact that the account ever had gets a message
 * - resetAccess: sets the new password, removes the app and ends all sessions
 */
export type LostAccessEffect = 'wait' | 'link' | 'finishingLink' | 'notify' | 'resetAccess';

export interface LostAccessRule {
  from: LostAccessState;
  event: LostAccessEvent;
  by: readonly LostAccessActor[];
  to: LostAccessState;
  effects: readonly LostAccessEffect[];
}

/** Strength of each proof, and its waiting time, in which a recovery can be stopped (ms). */
export const lostAccessProofs: Record<LostAccessProof, { strength: number; wait: number }> = {
  contact: { strength: 1, wait: 3 * DAY },
  identity: { strength: 2, wait: 7 * DAY },
  appeal: { strength: 3, wait: 7 * DAY },
};

/** How long a recovery can be finished once READY, and how long STOPPED lasts (ms). */
export const LOST_ACCESS_READY = 7 * DAY;
export const LOST_ACCESS_BAR = 7 * DAY;

const BEGINNERS = ['contact', 'identity', 'appeal'] as const;
/** Proofs that are stronger than another one. */
const STRONGER = ['identity', 'appeal'] as const;
const STOPPERS = ['link', 'session', 'factor', 'takeBack', 'portal'] as const;

export const lostAccessRules: readonly LostAccessRule[] = [
  { from: 'NONE', event: 'begin', by: BEGINNERS, to: 'WAITING', effects: ['wait', 'link', 'notify'] },
  { from: 'NONE', event: 'undo', by: ['link'], to: 'STOPPED', effects: ['notify'] },
  // The requester gets another link. The waiting time neither restarts nor becomes shorter.
  { from: 'WAITING', event: 'begin', by: BEGINNERS, to: 'WAITING', effects: ['link'] },
  { from: 'WAITING', event: 'supersede', by: STRONGER, to: 'WAITING', effects: ['wait', 'link', 'notify'] },
  { from: 'WAITING', event: 'stop', by: STOPPERS, to: 'STOPPED', effects: ['notify'] },
  { from: 'WAITING', event: 'withdraw', by: ['requester'], to: 'NONE', effects: ['notify'] },
  { from: 'WAITING', event: 'time', by: ['portal'], to: 'READY', effects: ['finishingLink', 'notify'] },
  { from: 'READY', event: 'begin', by: BEGINNERS, to: 'READY', effects: ['finishingLink'] },
  { from: 'READY', event: 'supersede', by: STRONGER, to: 'WAITING', effects: ['wait', 'link', 'notify'] },
  { from: 'READY', event: 'stop', by: STOPPERS, to: 'STOPPED', effects: ['notify'] },
  { from: 'READY', event: 'withdraw', by: ['requester'], to: 'NONE', effects: ['notify'] },
  { from: 'READY', event: 'finish', by: ['requester'], to: 'NONE', effects: ['resetAccess', 'notify'] },
  { from: 'READY', event: 'time', by: ['portal'], to: 'NONE', effects: [] },
  // A reviewer has decided on the appeal meanwhile.
  { from: 'STOPPED', event: 'begin', by: ['appeal'], to: 'WAITING', effects: ['wait', 'link', 'notify'] },
  { from: 'STOPPED', event: 'supersede', by: STRONGER, to: 'WAITING', effects: ['wait', 'link', 'notify'] },
  { from: 'STOPPED', event: 'time', by: ['portal'], to: 'NONE', effects: [] },
];

/** Returns the rule for an event by an actor in a state; undefined if the event is refused. */
export const findLostAccessRule = (
  state: LostAccessState,
  event: LostAccessEvent,
  actor: LostAccessActor,
): LostAccessRule | undefined =>
  lostAccessRules.find((rule) => rule.from === state && rule.event === event && rule.by.includes(actor));

/** Returns the event that a proof causes. `present` is the proof of the running or stopped recovery. */
export const chooseBeginning = (
  proof: LostAccessProof,
  present: LostAccessProof | undefined,
): 'begin' | 'supersede' =>
  present && lostAccessProofs[proof].strength > lostAccessProofs[present].strength ? 'supersede' : 'begin';
