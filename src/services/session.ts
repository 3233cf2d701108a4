/** Determines the session: whether a user is signed in, the user's record, and the domain. */

import { DOMAIN_PATIENCE } from '@/constants';
import type { Domain, UserInfo } from '@/contract';
import { warn } from '@/utils/http/httpErrors';
import { invalidatePendingCalls, startLatest } from '@/utils/http/pendingCalls';
import { forgetRoleOfOthers, readActingRole } from '@/utils/storage/actingStore';
import { forgetDraftsOfOthers } from '@/utils/storage/drafts';
import { waitAtMost } from '@/utils/waitAtMost';
import { getDomain, getUserInfo, isOnline } from './portal';

export type Session =
  /** `domain` is null if it does not arrive soon after the user's record: the user's data does not wait for it. */
  | { status: 'in'; domain: Domain | null; userInfo: UserInfo }
  | { status: 'out' }
  /** The request failed; its notice has been shown. */
  | { status: 'failed' };

/** The pending result, or one that takeSession has not returned yet. */
let stored: Promise<Session> | null = null;
/** Whether a user is signed in, which is known before the user's record. */
let online: Promise<boolean> = Promise.resolve(false);

async function requestSession(): Promise<Session> {
  const response = isOnline();
  online = response.catch(() => false);
  // Request the user only if signed in, so that a visitor's browser logs no 401.
  if (!(await response)) return { status: 'out' };
  // The layout requests it too, and shows a failure.
  const domain = getDomain({ quiet: true }).catch(() => null);
  const userInfo = await getUserInfo();
  forgetDraftsOfOthers(userInfo.id);
  forgetRoleOfOthers(userInfo.id);
  return { status: 'in', domain: await waitAtMost(domain, DOMAIN_PATIENCE), userInfo };
}

/** Requests the session, and once more without a role if the acting role of this tab has ended. */
async function requestWithCurrentRole(): Promise<Session> {
  const acting = readActingRole()?.id;
  try {
    return await requestSession();
  } catch (error) {
    if (readActingRole()?.id === acting) throw error;
    return requestSession();
  }
}

async function requestLatestSession(): Promise<Session> {
  const isLatest = startLatest('session');
  const session = await requestWithCurrentRole().catch((error): Session => {
    warn(error);
    return { status: 'failed' };
  });
  // A sign-in or sign-out happened meanwhile: this response may be about another user.
  return isLatest() ? session : loadSession();
}

/** Discards the result, and repeats a pending request: another user may be signed in from now on. */
export function forgetSession() {
  invalidatePendingCalls();
  stored = null;
}

/** Determines the session before the first render; never rejects. Stores the result for takeSession. */
export function loadSession(): Promise<Session> {
  stored ??= requestLatestSession();
  return stored;
}

/** Resolves with whether a user is signed in, before loadSession resolves with the user. Never rejects. */
export function hasSession(): Promise<boolean> {
  loadSession();
  return online;
}

/** Returns the stored result, or a new one. Concurrent callers share it; a later caller requests it again. */
export function takeSession(): Promise<Session> {
  const session = loadSession();
  session.then(() => {
    if (stored === session) stored = null;
  });
  return session;
}
