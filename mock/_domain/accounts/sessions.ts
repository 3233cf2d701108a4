/** Sessions, one per browser (docs/security.md, row 27; docs/api.md, Browsers, Session ids). */
import { randomUUID } from 'node:crypto';
import { DAY, FORMER_ID_GRACE, KEPT_SESSION, SESSION_IDLE } from '../../../src/constants';
import { formatCookie, SESSION_COOKIE } from '../lib/cookies';
import type { Device } from '../lib/device';
import { createRandomId } from '../lib/randomId';
import { HttpRefusal } from '../lib/refusals';
import { endAccessOfAccount, endAccessOfSession, endAccessWithoutSession, moveAccess } from '../store/access';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { hasRoom, keepRecord } from '../store/expiring';
import type { Account, LastSignIn } from '../store/records/account';
import type { Session } from '../store/records/session';
import { getPortal } from '../store/state';
import { renewVisitor } from '../store/visitors';
import { findAccountById } from './accounts';

/** Options of a new session. A switch passes `authenticatedAt` of the previous session. */
export interface Opening extends Partial<Pick<Session, 'authenticatedAt' | 'openedBy' | 'openedWith'>> {
  previous: LastSignIn | null;
  /** Whether the person chose to stay signed in. */
  keep?: boolean;
}

/** Opens a session. Its id is always new, whatever cookie the browser sent. */
export function openSession(
  accountId: string,
  visitor: string,
  device: Device,
  { previous, authenticatedAt = now(), openedBy = [], openedWith, keep = false }: Opening,
): Session {
  const at = now();
  const id = createRandomId(32);
  const session: Session = {
    id,
    publicId: randomUUID(),
    accountId,
    switchedFrom: [],
    visitor,
    level: findAccountById(accountId)?.level ?? 1,
    startedAt: at,
    authenticatedAt,
    openedBy,
    openedWith,
    lastSeen: at,
    keptUntil: keep ? at + KEPT_SESSION : null,
    device,
    previous,
    skipped: [],
    hasUpgraded: false,
    stepUps: [],
    steppedUpAt: null,
    steppedUpFor: null,
    contactProof: null,
    targetProof: null,
  };
  const { sessions } = getPortal();
  // findLiveSession ends a session only if its browser sends another request.
  for (const old of sessions.values()) if (isExpired(old)) sessions.delete(old.id);
  sessions.set(session.id, session);
  return session;
}

const isIdle = ({ lastSeen }: Session) => now() >= lastSeen + SESSION_IDLE;
const isExpired = (session: Session) => (session.keptUntil ? now() >= session.keptUntil : isIdle(session));

/** Returns the Set-Cookie header of a session. Its lifetime is that of a kept session. */
export const formatSessionCookie = ({ id, keptUntil }: Session): string =>
  formatCookie(SESSION_COOKIE, id, keptUntil === null ? undefined : keptUntil - now());

/** Lists the sessions of an account that have not expired, in no particular order. */
export function listLiveSessions(accountId: string): Session[] {
  return [...getPortal().sessions.values()].filter((one) => one.accountId === accountId && !isExpired(one));
}

/**
 * Finds the live session of a cookie and updates `lastSeen`. On a shared browser `keptUntil` does not count.
 */
export function findLiveSession(id: string | undefined, { isShared = false } = {}): Session | undefined {
  const session = id === undefined ? undefined : getPortal().sessions.get(id);
  if (!session) return undefined;
  if (isExpired(session) || (isShared && isIdle(session))) {
    // Tokens of applications have their own lifetime and stay valid.
    getPortal().sessions.delete(session.id);
    return undefined;
  }
  session.lastSeen = now();
  return session;
}

/** Gives a session a new id and sets its cookie. The former id may only read, for pending requests. */
export function renewSessionId(session: Session, setCookie: RequestContext['setCookie']): void {
  const { sessions, formerSessionIds } = getPortal();
  const former = session.id;
  sessions.delete(former);
  session.id = createRandomId(32);
  sessions.set(session.id, session);
  moveAccess(former, session.id);
  if (hasRoom(formerSessionIds)) {
    keepRecord(formerSessionIds, former, { session, expiresAt: now() + FORMER_ID_GRACE }, null);
  }
  setCookie(formatSessionCookie(session));
}

/**
 * Renews the id if the account's level has changed since. Returns whether this browser may use the session:
 * only the one that opened it may when the id is due, because others may have copied the id.
 */
export function renewIdAtNewLevel(
  session: Session,
  { level }: Pick<Account, 'level'>,
  { visitor, setCookie }: Pick<RequestContext, 'visitor' | 'setCookie'>,
): boolean {
  if (session.level === level) return true;
  if (session.visitor !== visitor) return false;
  session.level = level;
  renewSessionId(session, setCookie);
  return true;
}

/** Finds the live session that had this id until a few seconds ago, for the browser that it was opened in. */
export function findSessionByFormerId(id: string | undefined, visitor: string): Session | undefined {
  const former = id === undefined ? undefined : getPortal().formerSessionIds.get(id);
  const isOwn = former?.session.visitor === visitor;
  return isOwn && former.expiresAt > now() ? findLiveSession(former.session.id) : undefined;
}

/** Lists the live sessions of an account, and those that a switch from it opened for another account. */
const listSessionsThrough = (accountId: string): Session[] =>
  [...getPortal().sessions.values()].filter(
    (one) => !isExpired(one) && (one.accountId === accountId || one.switchedFrom.includes(accountId)),
  );

/** Ends the account's other sessions, those that a switch opened, and their tokens. Returns their number. */
export function endOtherSessions({ id, accountId }: Session): number {
  const others = listSessionsThrough(accountId).filter((one) => one.id !== id);
  for (const other of others) endSessionElsewhere(other.id);
  // Also end the access from expired sessions.
  endAccessOfAccount(accountId, id);
  return others.length;
}

/** Ends an account's sessions, those that a switch opened, and their tokens. `own` is this browser's. */
export function endSessions(accountId: string, own: Session | undefined): void {
  for (const { id } of listSessionsThrough(accountId)) {
    if (id === own?.id) endSession(id);
    else endSessionElsewhere(id);
  }
  endAccessOfAccount(accountId);
}

/**
 * Ends each session that was switched between two accounts, also by way of a third one. Also ends the access
 * from former sessions: whether a switch opened those is unknown.
 */
export function endSwitchedSessions(one: string, other: string): void {
  for (const { id, accountId, switchedFrom } of getPortal().sessions.values()) {
    const visited = [...switchedFrom, accountId];
    if (visited.includes(one) && visited.includes(other)) endSessionElsewhere(id);
  }
  for (const accountId of [one, other]) endAccessWithoutSession(accountId);
}

/** Ends a session in the browser it belongs to, with the codes and access tokens that were issued in it. */
export function endSession(id: string): void {
  getPortal().sessions.delete(id);
  endAccessOfSession(id);
}

/** Deletes the cookie of an ended session, and the proofs and pending steps of its user. */
export function leaveBrowser(context: Pick<RequestContext, 'visitor' | 'setCookie'>): void {
  context.setCookie(formatCookie(SESSION_COOKIE, '', 0));
  renewVisitor(context, { forgets: true });
}

/** Ends the browser's former session. Access of applications moves to a new one of the same account. */
export function replaceSession(before: Session, session: Session): void {
  if (before.accountId === session.accountId) moveAccess(before.id, session.id);
  endSession(before.id);
}

/** How long a browser is informed that another one ended its session (ms). */
const ENDED_ELSEWHERE_LIFETIME = DAY;

/** Ends the session of another browser, and informs that browser at its next request. */
export function endSessionElsewhere(id: string): void {
  const { endedElsewhere } = getPortal();
  // If the store is full, the browser only gets NO_SESSION: ending a session must never fail.
  if (hasRoom(endedElsewhere))
    keepRecord(endedElsewhere, id, { expiresAt: now() + ENDED_ELSEWHERE_LIFETIME }, null);
  endSession(id);
}

/** Throws a 401 if a session has ended during its request. */
export function assertSessionLasts(session: Session): void {
  if (getPortal().sessions.get(session.id) === session) return;
  throw new HttpRefusal(401, wasEndedElsewhere(session.id) ? 'SESSION_ENDED_ELSEWHERE' : 'NO_SESSION');
}

/** Returns whether another browser ended the session of this cookie. */
export function wasEndedElsewhere(id: string | undefined): boolean {
  const ended = id === undefined ? undefined : getPortal().endedElsewhere.get(id);
  return ended !== undefined && ended.expiresAt > now();
}
