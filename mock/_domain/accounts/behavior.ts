/** Writes the behavior record (docs/specification.md 11). */
import { randomUUID } from 'node:crypto';
import { readActingHeader } from '../lib/actingHeader';
import { type Device, readDevice } from '../lib/device';
import { now } from '../store/clock';
import type { Member, RequestContext } from '../store/context';
import type { BehaviorRecord } from '../store/records/behavior';
import { getPortal } from '../store/state';

type Optional = 'occurredAt' | 'channel' | 'appName' | 'actingAs' | 'result' | 'failReason' | 'sessionId';
/** An event to record. Absent fields become null; the default result is SUCCESS. */
export type BehaviorEvent = Pick<BehaviorRecord, 'accountId' | 'type'> &
  Partial<Pick<BehaviorRecord, Optional>>;

/** Records an event of an account on `device`. `occurredAt` defaults to the current time. */
export function recordBehaviorOn(device: Device, event: BehaviorEvent): void {
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

export const recordBehavior = ({ req }: Pick<RequestContext, 'req'>, event: BehaviorEvent): void =>
  recordBehaviorOn(readDevice(req), event);

/** Records an event of the signed-in person. The default role is that of the request header. */
export function recordMemberBehavior(
  { req, session }: Pick<RequestContext, 'req'> & Pick<Member, 'session'>,
  event: Omit<BehaviorEvent, 'accountId' | 'sessionId'>,
): void {
  const { accountId, publicId: sessionId } = session;
  recordBehavior({ req }, { actingAs: readOwnRoleId(req, accountId), ...event, accountId, sessionId });
}

/** Returns the role id in the request header, or null if this account does not have the role. */
function readOwnRoleId(req: RequestContext['req'], accountId: string): string | null {
  const roleId = readActingHeader(req);
  const isOwn = getPortal().memberships.some((role) => role.id === roleId && role.accountId === accountId);
  return isOwn ? roleId : null;
}
