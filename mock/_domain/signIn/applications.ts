/** Applications that wait for somebody to sign in and reach a level. */
import type { Lang } from '../lib/messages';
import { describeClient, getClient } from '../store/clients';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import type { PlayedApplication, WaitingApplication } from '../store/records/oauth';
import { getPortal } from '../store/state';

/** What of this name waits for the account; nothing of what waits for another, has been answered, or waited too long. */
export function findWaitingApplication(account: Account, requestId: string): WaitingApplication | undefined {
  const waiting = getPortal().applications.get(requestId);
  if (!waiting || isOver(waiting)) return undefined;
  return waiting.accountId === account.id ? waiting : undefined;
}

const isOver = (waiting: WaitingApplication): boolean =>
  'expiresAt' in waiting && (waiting.expiresAt <= now() || waiting.answer !== null);

/** The level an application asks for, and whether it goes on without. */
export function getRequiredLevel(
  waiting: WaitingApplication,
): Pick<PlayedApplication, 'level' | 'skippable'> {
  return 'level' in waiting ? waiting : getClient(waiting.clientId);
}

/** The application's name in the reader's language; a played one has a single name. */
export function getApplicationName(waiting: WaitingApplication, lang: Lang): string {
  return 'name' in waiting ? waiting.name : describeClient(waiting.clientId, lang).name;
}
