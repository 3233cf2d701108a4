/** The signed-in person: the calls that determine it, in the order of the contract. */

import { DOMAIN_PATIENCE } from '@/constants';
import type { Domain, UserInfo } from '@/contract';
import { warn } from '@/utils/http/httpErrors';
import { invalidatePendingCalls, startLatest } from '@/utils/http/pendingCalls';
import { forgetRoleOfOthers, readActingRole } from '@/utils/storage/actingStore';
import { forgetDraftsOfOthers } from '@/utils/storage/drafts';
import { waitAtMost } from '@/utils/waitAtMost';
import { getDomain, getUserInfo, isOnline } from './portal';

export type Session =
  /** `domain` is null where it does not come soon after the person's details: nothing of theirs waits for it. */
  | { status: 'in'; domain: Domain | null; userInfo: UserInfo }
  | { status: 'out' }
  /** The server could not be asked; its notice has been shown. */
  | { status: 'failed' };

let probe: Promise<Session> | null = null;
/** The first half of the probe's answer. */
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

/** Asks, and once more as oneself where the role this tab acted in turns out to have ended. */
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
  // A sign-in or sign-out happened meanwhile: this answer may be about another person.
  return isLatest() ? session : loadSession();
}

/** Another person may be signed in from now on: a pending answer is requested again. */
export function forgetSession() {
  invalidatePendingCalls();
  probe = null;
}

/** Asks who is here, before the first render; never rejects. The answer is kept for the one who takes it. */
export function loadSession(): Promise<Session> {
  probe ??= askCurrent();
  return probe;
}

/** Whether there is a session, as soon as that is known: before loadSession returns the person. Never rejects. */
export function isSomebodyHere(): Promise<boolean> {
  loadSession();
  return online;
}

/** The kept answer, or a fresh one. Callers at the same time share it; a later one asks again. */
export function takeSession(): Promise<Session> {
  const answer = loadSession();
  answer.then(() => {
    if (probe === answer) probe = null;
  });
  return answer;
}
