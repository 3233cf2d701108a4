/** The behaviour record: what happened to an account, when, from where. */
import { randomUUID } from 'node:crypto';
import type { BehaviorType } from '../../../src/contract';
import { type Device, readDevice } from '../lib/device';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { getPortal } from '../store/state';
import type { Session } from './sessions';

export interface BehaviorRecord extends Device {
  id: string;
  accountId: string;
  type: BehaviorType;
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
export type BehaviorEvent = Pick<BehaviorRecord, 'accountId' | 'type'> &
  Partial<Pick<BehaviorRecord, Optional>>;

/** Adds an event, a success unless told otherwise, as happening now on `device`. */
export function recordBehavior(event: BehaviorEvent, device: Device): void {
  const blank = {
    channel: null,
    appName: null,
    actingAs: null,
    result: 'SUCCESS',
    failReason: null,
    sessionId: null,
    disowned: false,
  } as const;
  getPortal().behaviour.push({ id: randomUUID(), occurredAt: now(), ...device, ...blank, ...event });
}

/** Whose act it is, and in which session. */
type Member = Pick<RequestContext, 'req'> & { session: Session };

/** Adds an act of somebody signed in. */
export function recordMemberBehavior(
  { req, session }: Member,
  event: Omit<BehaviorEvent, 'accountId' | 'sessionId'>,
): void {
  recordBehavior({ ...event, accountId: session.accountId, sessionId: session.publicId }, readDevice(req));
}
