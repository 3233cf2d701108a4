/** Sessions: one per browser, known by a cookie, ended by idleness. */
import { randomUUID } from 'node:crypto';
import { SESSION_IDLE } from '../../../src/constants';
import { createCookieId } from '../lib/cookies';
import type { Device } from '../lib/device';
import { now } from '../store/clock';
import { getPortal } from '../store/state';
import type { LastSignIn } from './accounts';

export interface Session {
  id: string;
  /** Names it to its owner: the other id is the key to it. */
  publicId: string;
  accountId: string;
  startedAt: number;
  lastSeen: number;
  device: Device;
  /** The account's sign-in before this one. */
  previous: LastSignIn | null;
  /** Guides put off for as long as this session lasts. */
  skipped: string[];
  /** When the person last confirmed who they are. */
  steppedUpAt: number | null;
}

/** Opens a session under an id never used before, whatever the browser sent. */
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

/** The sessions of an account that still last, in no order. */
export function liveSessionsOf(accountId: string): Session[] {
  return [...getPortal().sessions.values()].filter((one) => one.accountId === accountId && !isOver(one));
}

/** The live session of a cookie, marked as seen; one idle for too long is ended instead. */
export function liveSession(id: string | undefined): Session | undefined {
  const session = id === undefined ? undefined : getPortal().sessions.get(id);
  if (!session) return undefined;
  if (isOver(session)) {
    endSession(session.id);
    return undefined;
  }
  session.lastSeen = now();
  return session;
}

/** Ends every session of the session's account but itself. */
export function endOtherSessions({ id, accountId }: Session): void {
  endSessionsOf(accountId, id);
}

/** Ends every session of an account, but one where told. */
export function endSessionsOf(accountId: string, except?: string): void {
  for (const session of getPortal().sessions.values()) {
    if (session.accountId === accountId && session.id !== except) endSession(session.id);
  }
}

/** Ends one session. */
export function endSession(id: string): void {
  getPortal().sessions.delete(id);
}
