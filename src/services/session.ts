/** Who is here: the calls that together answer it, in the order the contract asks for. */

import { getUserInfo } from './account';
import type { Domain, UserInfo } from './contract';
import { getDomain, isOnline } from './uaa';

export type Session =
  | { status: 'in'; domain: Domain; userInfo: UserInfo }
  | { status: 'out' }
  /** The server could not be asked; its notice has been shown. */
  | { status: 'failed' };

let probe: Promise<Session> | null = null;

async function ask(): Promise<Session> {
  // `detail` only when online, so that a visitor's browser logs no 401.
  if (!(await isOnline())) return { status: 'out' };
  const [domain, userInfo] = await Promise.all([getDomain(), getUserInfo()]);
  return domain && userInfo ? { status: 'in', domain, userInfo } : { status: 'failed' };
}

/**
 * Asks who is here. Callers at the same time share one answer: the page's loader before the first render
 * and the layout right after it.
 */
export function loadSession(): Promise<Session> {
  probe ??= ask()
    .catch((error): Session => {
      console.warn(error);
      return { status: 'failed' };
    })
    .finally(() => {
      probe = null;
    });
  return probe;
}
