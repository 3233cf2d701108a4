/** Applications that wait for somebody to sign in and reach a level. */
import { randomUUID } from 'node:crypto';
import type { Level } from '../../src/contract';
import { type Account, actingAccount } from './accounts';
import { clientOf, introduce } from './clients';
import { now } from './clock';
import { flag, integer, type Reader, readFields, text } from './fields';
import type { AuthorizationRequest } from './oauthRequest';
import { portal } from './state';
import type { Visit } from './visit';
import type { Lang } from './words';

/** One that tests and tools make up, with nowhere to return to. */
export interface PlayedApplication {
  accountId: string;
  name: string;
  level: Exclude<Level, 1>;
  /** Whether it goes on without the level. */
  skippable: boolean;
}

/** What waits under a request id; a registered client's level and name are its own. */
export type WaitingApplication = PlayedApplication | AuthorizationRequest;

const NAME_MAX = 100;
const level = integer(2, 4) as Reader<PlayedApplication['level']>;

/** What of this name waits for the account; nothing of what waits for another, has been answered, or waited too long. */
export function applicationWaiting(account: Account, requestId: string): WaitingApplication | undefined {
  const waiting = portal().applications.get(requestId);
  if (!waiting || isOver(waiting)) return undefined;
  return waiting.accountId === account.id ? waiting : undefined;
}

const isOver = (waiting: WaitingApplication): boolean =>
  'expiresAt' in waiting && (waiting.expiresAt <= now() || waiting.answer !== null);

/** The level an application asks for, and whether it goes on without. */
export function demandOf(waiting: WaitingApplication): Pick<PlayedApplication, 'level' | 'skippable'> {
  return 'level' in waiting ? waiting : clientOf(waiting.clientId);
}

/** The application's name in the reader's language; a played one has a single name. */
export function nameOf(waiting: WaitingApplication, lang: Lang): string {
  return 'name' in waiting ? waiting.name : introduce(waiting.clientId, lang).name;
}

/** Plays an application: `{ account?, name, level, skippable }` → `{ requestId }`. */
export function playApplication({ body }: Visit): { requestId: string } {
  const order = readFields(body, { account: actingAccount, name: text(NAME_MAX), level, skippable: flag });
  const { account, ...waiting } = order;
  const requestId = randomUUID();
  portal().applications.set(requestId, { ...waiting, accountId: account.id });
  return { requestId };
}
