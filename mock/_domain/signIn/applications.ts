/** Applications that wait until a user has signed in and reached a level. */
import type { VerificationOverview } from '../../../src/contract';
import type { Lang } from '../lib/messages';
import { describeClient, getClient } from '../store/clients';
import { now } from '../store/clock';
import type { Account } from '../store/records/account';
import type { PlayedApplication, WaitingApplication } from '../store/records/oauth';
import { getPortal } from '../store/state';

/** Finds the application that waits for this account under a request id, if it has not ended. */
export function findWaitingApplication(account: Account, requestId = ''): WaitingApplication | undefined {
  const waiting = getPortal().applications.get(requestId);
  if (!waiting || hasEnded(waiting)) return undefined;
  return waiting.accountId === account.id ? waiting : undefined;
}

const hasEnded = (waiting: WaitingApplication): boolean =>
  'expiresAt' in waiting && (waiting.expiresAt <= now() || waiting.answer !== null);

/** Returns the level that an application requires, and whether a user may continue without it. */
export function getRequiredLevel(
  waiting: WaitingApplication,
): Pick<PlayedApplication, 'level' | 'skippable'> {
  return 'level' in waiting ? waiting : getClient(waiting.clientId);
}

/** Returns the application that waits under a request id and the level that it requires, or null. */
export function findApplicationLevel(
  account: Account,
  lang: Lang,
  requestId?: string,
): VerificationOverview['application'] {
  const waiting = findWaitingApplication(account, requestId);
  return waiting ? { name: getApplicationName(waiting, lang), level: getRequiredLevel(waiting).level } : null;
}

/** Returns the name in the reader's language. A played application has one for all languages. */
export function getApplicationName(waiting: WaitingApplication, lang: Lang): string {
  return 'name' in waiting ? waiting.name : describeClient(waiting.clientId, lang).name;
}
