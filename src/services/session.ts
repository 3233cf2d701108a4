/** The signed-in user: the calls that determine it, in the order of the contract. */

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

let probe: Promise<Session> | null = null;
/** The first half of the probe's result. */
let online: Promise<boolean> = Promise.resolve(false);

async function ask(): Promise<Session> {
  const asked = isOnline();
  online = asked.catch(() => false);
  // `detail` only when online, so that a visitor's browser logs no 401.
  if (!(await asked)) return { status: 'out' };
  // The layout requests it too, and shows a failure.
  const domain = getDomain({ quiet: true }).catch(() => null);
  const userInfo = await getUserInfo();
  forgetDraftsOfOthers(userInfo.id);
  forgetRoleOfOthers(userInfo.id);
  return { status: 'in', domain: await waitAtMost(domain, DOMAIN_PATIENCE), userInfo };
}

/** Determines the session, and once more without a role if the acting role of this tab has ended. */
async function askAsAllowed(): Promise<Session> {
  const acting = readActingRole()?.id;
  try {
    return await ask();
  } catch (error) {
    if (readActingRole()?.id === acting) throw error;
    return ask();
  }
}

async function askCurrent(): Promise<Session> {
  const isLatest = startLatest('session');
  const session = await askAsAllowed().catch((error): Session => {
    warn(error);
    return { status: 'failed' };
  });
  // A sign-in or sign-out happened meanwhile: this response may be about another user.
  return isLatest() ? session : loadSession();
}

/** Repeats a pending request, because another user may be signed in from now on. */
export function forgetSession() {
  invalidatePendingCalls();
  probe = null;
}

/** Determines the session before the first render; never rejects. Stores the result for takeSession. */
export function loadSession(): Promise<Session> {
  probe ??= askCurrent();
  return probe;
}

/** Resolves with whether there is a session, before loadSession resolves with the user. Never rejects. */
export function isSomebodyHere(): Promise<boolean> {
  loadSession();
  return online;
}

/** Returns the stored result, or a fresh one. Concurrent callers share it; a later caller requests it again. */
export function takeSession(): Promise<Session> {
  const answer = loadSession();
  answer.then(() => {
    if (probe === answer) probe = null;
  });
  return answer;
}
