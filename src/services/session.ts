/** Who is here: the calls that together answer it, in the order the contract asks for. */

import { warn } from '@/utils/request';
import { getUserInfo } from './account';
import type { Domain, UserInfo } from './contract';
import { getDomain, isOnline } from './uaa';

export type Session =
  | { status: 'in'; domain: Domain; userInfo: UserInfo }
  | { status: 'out' }
  /** The server could not be asked; its notice has been shown. */
  | { status: 'failed' };

let probe: Promise<Session> | null = null;
/** Counts sign-ins and sign-outs: an answer asked for before one says nothing about who is here after it. */
let turn = 0;

async function ask(): Promise<Session> {
  // `detail` only when online, so that a visitor's browser logs no 401.
  if (!(await isOnline())) return { status: 'out' };
  const [domain, userInfo] = await Promise.all([getDomain(), getUserInfo()]);
  return domain && userInfo ? { status: 'in', domain, userInfo } : { status: 'failed' };
}

async function askCurrent(): Promise<Session> {
  const mine = turn;
  const session = await ask().catch((error): Session => {
    warn(error);
    return { status: 'failed' };
  });
  if (mine !== turn) return loadSession();
  probe = null;
  return session;
}

/** The person may be another from now on: an answer under way is asked for again. */
export function forgetSession() {
  turn += 1;
  probe = null;
}

/**
 * Asks who is here; never rejects. Callers at the same time share one answer: the page's loader before the
 * first render and the layout right after it.
 */
export function loadSession(): Promise<Session> {
  probe ??= askCurrent();
  return probe;
}
