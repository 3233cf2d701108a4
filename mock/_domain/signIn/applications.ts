/** Applications that wait for somebody to sign in and reach a level. */
import { randomUUID } from 'node:crypto';
import type { IdentityLevel } from '../../../src/contract';
import { type Account, readPlayedAccount } from '../accounts/accounts';
import { flag, integer, type Reader, readFields, text } from '../forms/fields';
import type { Lang } from '../lib/messages';
import type { AuthorizationRequest } from '../oauth/request';
import { describeClient, getClient } from '../store/clients';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { getPortal } from '../store/state';

/** One that tests and tools make up, with nowhere to return to. */
export interface PlayedApplication {
  accountId: string;
  name: string;
  level: Exclude<IdentityLevel, 1>;
  /** Whether it goes on without the level. */
  skippable: boolean;
}

/** What waits under a request id; a registered client's level and name are its own. */
export type WaitingApplication = PlayedApplication | AuthorizationRequest;

const NAME_MAX = 100;
const level = integer(2, 4) as Reader<PlayedApplication['level']>;

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

/** Plays an application: `{ account?, name, level, skippable }` → `{ requestId }`. */
export function playApplication({ body }: RequestContext): { requestId: string } {
  const order = readFields(body, {
    account: readPlayedAccount,
    name: text(NAME_MAX),
    level,
    skippable: flag,
  });
  const { account, ...waiting } = order;
  const requestId = randomUUID();
  getPortal().applications.set(requestId, { ...waiting, accountId: account.id });
  return { requestId };
}
