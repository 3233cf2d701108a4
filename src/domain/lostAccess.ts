/**
 * The way back for a person who has lost what opens the account, such as the authenticator app with its recovery codes
 * (docs/api.md, Lost access): after a waiting time in which every contact can stop it. The table has each event that a state
 * allows, who may cause it, and what follows. Every other event is refused.
 */
import { DAY } from '../constants';

/**
 * - NONE: nothing was requested
 * - WAITING: the waiting time of the proof runs
 * - READY: it is over, and the person may set a new password
 * - STOPPED: it was stopped, so no proof that is not stronger begins another one for a while
 */
export type LostAccessState = 'NONE' | 'WAITING' | 'READY' | 'STOPPED';

/** outrank: begun by a stronger proof than that of the record. undo: a finished one is taken back. time: the state ends. */
export type LostAccessEvent = 'begin' | 'outrank' | 'stop' | 'withdraw' | 'time' | 'finish' | 'undo';

/**
 * - contact: a settled contact of the account, by a password reset
 * - identity: a payment app that knows its user as the person in the account's verified document, by a password reset
 * - appeal: a reviewer has approved an appeal
 */
export type LostAccessProof = 'contact' | 'identity' | 'appeal';

/**
 * - link: a person with the link that every other contact gets
 * - session: a signed-in person, with a step-up
 * - factor: a person who signs in with a code of the app, a recovery code, a passkey or a certificate
 * - takeBack: a report of another person in the account, or an undo
 * - requester: the person who began it, with the link to the contact that they proved
 * - portal: the clock, or a contact or document that is no longer the account's
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
 * - finishingLink: the requester gets another link, which finishes it
 * - tell: every contact that the account ever had gets a message
 * - access: new password, no app, no session
 */
export type LostAccessEffect = 'wait' | 'link' | 'finishingLink' | 'tell' | 'access';

export interface LostAccessRule {
  from: LostAccessState;
  event: LostAccessEvent;
  by: readonly LostAccessActor[];
  to: LostAccessState;
  effects: readonly LostAccessEffect[];
}

/** The strength of each proof, and how long everyone else may stop what it begins (ms). */
export const lostAccessProofs: Record<LostAccessProof, { strength: number; wait: number }> = {
  contact: { strength: 1, wait: 3 * DAY },
  identity: { strength: 2, wait: 7 * DAY },
  appeal: { strength: 3, wait: 7 * DAY },
};

/** How long a person may finish it, and how long a stopped one refuses another (ms). */
export const LOST_ACCESS_READY = 7 * DAY;
export const LOST_ACCESS_BAR = 7 * DAY;

const BEGINNERS = ['contact', 'identity', 'appeal'] as const;
/** A stronger proof than another one. */
const STRONGER = ['identity', 'appeal'] as const;
const STOPPERS = ['link', 'session', 'factor', 'takeBack', 'portal'] as const;

export const lostAccessRules: readonly LostAccessRule[] = [
  { from: 'NONE', event: 'begin', by: BEGINNERS, to: 'WAITING', effects: ['wait', 'link', 'tell'] },
  { from: 'NONE', event: 'undo', by: ['link'], to: 'STOPPED', effects: ['tell'] },
  // The same contact gets another link. The wait neither starts again nor becomes shorter.
  { from: 'WAITING', event: 'begin', by: BEGINNERS, to: 'WAITING', effects: ['link'] },
  { from: 'WAITING', event: 'outrank', by: STRONGER, to: 'WAITING', effects: ['wait', 'link', 'tell'] },
  { from: 'WAITING', event: 'stop', by: STOPPERS, to: 'STOPPED', effects: ['tell'] },
  { from: 'WAITING', event: 'withdraw', by: ['requester'], to: 'NONE', effects: ['tell'] },
  { from: 'WAITING', event: 'time', by: ['portal'], to: 'READY', effects: ['finishingLink', 'tell'] },
  { from: 'READY', event: 'begin', by: BEGINNERS, to: 'READY', effects: ['finishingLink'] },
  { from: 'READY', event: 'outrank', by: STRONGER, to: 'WAITING', effects: ['wait', 'link', 'tell'] },
  { from: 'READY', event: 'stop', by: STOPPERS, to: 'STOPPED', effects: ['tell'] },
  { from: 'READY', event: 'withdraw', by: ['requester'], to: 'NONE', effects: ['tell'] },
  { from: 'READY', event: 'finish', by: ['requester'], to: 'NONE', effects: ['access', 'tell'] },
  { from: 'READY', event: 'time', by: ['portal'], to: 'NONE', effects: [] },
  // A reviewer has looked at it again.
  { from: 'STOPPED', event: 'begin', by: ['appeal'], to: 'WAITING', effects: ['wait', 'link', 'tell'] },
  { from: 'STOPPED', event: 'outrank', by: STRONGER, to: 'WAITING', effects: ['wait', 'link', 'tell'] },
  { from: 'STOPPED', event: 'time', by: ['portal'], to: 'NONE', effects: [] },
];

/** Returns what follows an event that an actor causes in a state; undefined if it is refused. */
export const findLostAccessRule = (
  state: LostAccessState,
  event: LostAccessEvent,
  actor: LostAccessActor,
): LostAccessRule | undefined =>
  lostAccessRules.find((rule) => rule.from === state && rule.event === event && rule.by.includes(actor));

/** Returns the event that a proof causes. `present` is the proof of the recovery that runs or was stopped. */
export const chooseBeginning = (
  proof: LostAccessProof,
  present: LostAccessProof | undefined,
): 'begin' | 'outrank' =>
  present && lostAccessProofs[proof].strength > lostAccessProofs[present].strength ? 'outrank' : 'begin';
