/** Plays an application that waits until a user has signed in. */
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { flag, text } from '../../../src/contract/requests/fields';
import { readFields } from '../http/readInput';
import type { RequestContext } from '../store/context';
import { getPortal } from '../store/state';
import { playedAccount } from './playedAccount';

const NAME_MAX = 100;
const application = v.object({
  account: playedAccount,
  name: text(NAME_MAX),
  level: v.picklist([2, 3, 4]),
  skippable: flag,
});

/** `{ account?, name, level, skippable }` → `{ requestId }`. Throws a 422 for wrong fields. */
export function playApplication({ body }: RequestContext): { requestId: string } {
  const { account, ...waiting } = readFields(application, body);
  const requestId = randomUUID();
  getPortal().applications.set(requestId, { ...waiting, accountId: account.id });
  return { requestId };
}
