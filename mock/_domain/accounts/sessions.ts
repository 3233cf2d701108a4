/** Sessions: one per browser. A session ends after 30 idle minutes (docs/specification.md 4.1). */
import { randomUUID } from 'node:crypto';
import { SESSION_IDLE } from '../../../src/constants';
import { createCookieId } from '../lib/cookies';
import type { Device } from '../lib/device';
import { now } from '../store/clock';
import type { LastSignIn } from '../store/records/account';
import type { Session } from '../store/records/session';
import { getPortal } from '../store/state';

/** Opens a session. Its id is always new, whatever cookie the browser sent. */
export function openSession(accountId: string, device: Device, previous: LastSignIn | null): Session {
  const at = now();
  const id = createCookieId();
  const session: Session = {
    id,
    publicId: randomUUID(),
    accountId,
    startedAt: at,
    lastSeen: at,
    device,
    previous,
    skipped: [],
    steppedUpAt: null,
  };
  getPortal().sessions.set(session.id, session);
  return session;
}

const isOver = ({ lastSeen }: Session) => now() - lastSeen >= SESSION_IDLE;

/** Lists the sessions of an account that still last, in no order. */
export function listLiveSessions(accountId: string): Session[] {
  return [...getPortal().sessions.values()].filter((one) => one.accountId === accountId && !isOver(one));
}

/**
 * Finds the session of a cookie and notes that it was seen just now. Ends it and returns undefined if it was
 * idle for too long.
 */
export function findLiveSession(id: string | undefined): Session | undefined {
  const session = id === undefined ? undefined : getPortal().sessions.get(id);
  if (!session) return undefined;
  if (isOver(session)) {
    endSession(session.id);
    return undefined;
  }
  session.lastSeen = now();
  return session;
}

/** Ends all other sessions of the account of this session. */
export function endOtherSessions({ id, accountId }: Session): void {
  endSessions(accountId, id);
}

/** Ends all sessions of an account except the one with the id `except`. */
export function endSessions(accountId: string, except?: string): void {
  for (const session of getPortal().sessions.values()) {
    if (session.accountId === accountId && session.id !== except) endSession(session.id);
  }
}

/** Ends a session. */
export function endSession(id: string): void {
  getPortal().sessions.delete(id);
}
