/** Applications that wait for somebody to sign in and reach a level. */
import { randomUUID } from 'node:crypto';
import type { Level } from '../../src/services/contract';
import { type Account, actingAccount } from './accounts';
import { flag, integer, type Reader, readFields, text } from './fields';
import { portal } from './state';
import type { Visit } from './visit';

export interface WaitingApplication {
  accountId: string;
  name: string;
  level: Exclude<Level, 1>;
  /** Whether it goes on without the level. */
  skippable: boolean;
}

const NAME_MAX = 100;
const level = integer(2, 4) as Reader<WaitingApplication['level']>;

/** What of this name waits for the account; nothing of what waits for another. */
export function applicationWaiting(account: Account, requestId: string): WaitingApplication | undefined {
  const waiting = portal().applications.get(requestId);
  return waiting?.accountId === account.id ? waiting : undefined;
}

/** Plays an application: `{ account?, name, level, skippable }` → `{ requestId }`. */
export function playApplication({ body }: Visit): { requestId: string } {
  const order = readFields(body, { account: actingAccount, name: text(NAME_MAX), level, skippable: flag });
  const { account, ...waiting } = order;
  const requestId = randomUUID();
  portal().applications.set(requestId, { ...waiting, accountId: account.id });
  return { requestId };
}
