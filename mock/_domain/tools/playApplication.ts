/** Plays an application that waits until a user has signed in. */
import { randomUUID } from 'node:crypto';
import { flag, integer, type Reader, readFields, text } from '../forms/fields';
import type { RequestContext } from '../store/context';
import type { PlayedApplication } from '../store/records/oauth';
import { getPortal } from '../store/state';
import { readPlayedAccount } from './actingAccount';

const NAME_MAX = 100;
const level = integer(2, 4) as Reader<PlayedApplication['level']>;

/** `{ account?, name, level, skippable }` → `{ requestId }`. Throws a 422 for wrong fields. */
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
