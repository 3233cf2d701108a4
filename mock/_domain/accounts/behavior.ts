/** The behavior record: what happened to an account, when, from where. */
import { randomUUID } from 'node:crypto';
import { type Device, readDevice } from '../lib/device';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import type { BehaviorRecord } from '../store/records/behavior';
import type { Session } from '../store/records/session';
import { getPortal } from '../store/state';

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
  getPortal().behavior.push({ id: randomUUID(), occurredAt: now(), ...device, ...blank, ...event });
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
