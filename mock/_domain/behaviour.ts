/** The behaviour record: what happened to an account, when, from where. */
import { randomUUID } from 'node:crypto';
import type { BehaviourType } from '../../src/contract';
import { now } from './clock';
import { type Device, deviceOf } from './device';
import type { Session } from './sessions';
import { portal } from './state';
import type { Visit } from './visit';

export interface BehaviourRecord extends Device {
  id: string;
  accountId: string;
  type: BehaviourType;
  occurredAt: number;
  /** Login channel code, where the event is a sign-in. */
  channel: number | null;
  appName: string | null;
  /** Role id, where the person acted for a company. */
  actingAs: string | null;
  result: 'SUCCESS' | 'FAILURE';
  failReason: string | null;
  /** Public id of the session it happened in, or null. */
  sessionId: string | null;
  /** Its owner has said that it was somebody else. */
  disowned: boolean;
}

type Optional = 'channel' | 'appName' | 'actingAs' | 'result' | 'failReason' | 'sessionId';
export type BehaviourEvent = Pick<BehaviourRecord, 'accountId' | 'type'> &
  Partial<Pick<BehaviourRecord, Optional>>;

/** Adds an event, a success unless told otherwise, as happening now on `device`. */
export function record(event: BehaviourEvent, device: Device): void {
  const blank = {
    channel: null,
    appName: null,
    actingAs: null,
    result: 'SUCCESS',
    failReason: null,
    sessionId: null,
    disowned: false,
  } as const;
  portal().behaviour.push({ id: randomUUID(), occurredAt: now(), ...device, ...blank, ...event });
}

/** Whose act it is, and in which session. */
type Member = Pick<Visit, 'req'> & { session: Session };

/** Adds an act of somebody signed in. */
export function recordAct(
  { req, session }: Member,
  event: Omit<BehaviourEvent, 'accountId' | 'sessionId'>,
): void {
  record({ ...event, accountId: session.accountId, sessionId: session.publicId }, deviceOf(req));
}
