/** Sessions: one per browser, known by a cookie, ended by idleness. */
import { SESSION_IDLE } from '../../src/constants';
import type { SignIn } from './accounts';
import { now } from './clock';
import { newCookieId } from './cookies';
import type { Device } from './device';
import { portal } from './state';

export interface Session {
  id: string;
  accountId: string;
  startedAt: number;
  lastSeen: number;
  device: Device;
  /** The account's sign-in before this one. */
  previous: SignIn | null;
}

/** Opens a session under an id never used before, whatever the browser sent. */
export function openSession(accountId: string, device: Device, previous: SignIn | null): Session {
  const at = now();
  const session: Session = { id: newCookieId(), accountId, startedAt: at, lastSeen: at, device, previous };
  portal().sessions.set(session.id, session);
  return session;
}

/** The live session of a cookie, marked as seen; one idle for too long is ended instead. */
export function liveSession(id: string | undefined): Session | undefined {
  const session = id === undefined ? undefined : portal().sessions.get(id);
  if (!session) return undefined;
  if (now() - session.lastSeen >= SESSION_IDLE) {
    endSession(session.id);
    return undefined;
  }
  session.lastSeen = now();
  return session;
}

/** Ends one session. */
export function endSession(id: string): void {
  portal().sessions.delete(id);
}
