/**
 * A forgotten password: whose it is, proof, security questions where there are any, a new one. A name nobody has
 * goes the same way: its proofs match nothing.
 */

import { randomUUID } from 'node:crypto';
import { PROOF_TRIES, RESET_LIFETIME } from '../../src/constants';
import type { Body, Data } from '../../src/contract';
import { userTypes } from '../../src/validation/people';
import { type Account, accountById, findAccount, namesOf } from './accounts';
import { record } from './behaviour';
import { captchaText, spendCaptcha } from './captcha';
import { instant, now } from './clock';
import { deviceOf } from './device';
import { dropExpired, type Expiring, liveRecord } from './expiring';
import { oneOf, readFields, text } from './fields';
import { forgetFailures } from './lockout';
import { assertNewPassword, setPassword } from './newPassword';
import { tellOwner } from './outbox';
import { Refusal } from './refusals';
import { openPasswords, secretIdOf, wirePassword } from './secrets';
import { endSessionsOf } from './sessions';
import { portal } from './state';
import type { Visit } from './visit';
import { words } from './words';

export interface Reset extends Expiring {
  /** null where nobody has the name it was begun with. */
  accountId: string | null;
  triesLeft: number;
  /** What is still to be shown before the password may be set. */
  due: 'proof' | 'answers' | null;
}

const NAME_MAX = 64;
const ID_MAX = 64;

/** Reader of the id a reset goes on with. */
export const resetId = text(ID_MAX);

const startForm = { userType: oneOf(...userTypes), loginId: text(NAME_MAX), captcha: captchaText };
const finishForm = { id: resetId, newPwd: wirePassword, secretId: secretIdOf };

/** Begins a reset for a login name, whoever's it is or nobody's. */
export function startReset(
  { visitor }: Pick<Visit, 'visitor'>,
  body: { [K in keyof Body<'startReset'>]?: unknown },
): Data<'startReset'> {
  const { userType, loginId, captcha } = readFields(body, startForm);
  spendCaptcha(visitor, captcha);
  const { resets } = portal();
  dropExpired(resets);
  const id = randomUUID();
  const expiresAt = now() + RESET_LIFETIME;
  const accountId = findAccount(userType, loginId)?.id ?? null;
  resets.set(id, { visitor, accountId, expiresAt, triesLeft: PROOF_TRIES, due: 'proof' });
  return { id, expiresAt: instant(expiresAt) };
}

/** The visitor's reset of an id and whom it is about. Throws RESET_UNKNOWN once it has ended. */
export function ownReset(visitor: string, id: string): { reset: Reset; account: Account | undefined } {
  const reset = liveRecord(portal().resets, id, visitor);
  if (!reset) throw new Refusal('RESET_UNKNOWN');
  return { reset, account: reset.accountId === null ? undefined : accountById(reset.accountId) };
}

/** Sets the new password of a proved account, ends its sessions, its lock and its other resets, and tells the owner. */
export function finishReset(
  visit: Pick<Visit, 'visitor' | 'lang' | 'req'>,
  body: { [K in keyof Body<'finishReset'>]?: unknown },
): void {
  const { id, newPwd, secretId } = readFields(body, finishForm);
  const { reset, account } = ownReset(visit.visitor, id);
  if (reset.due !== null || !account) throw new Refusal('RESET_UNKNOWN');
  const clear = openPasswords(visit.visitor, secretId, { newPwd });
  assertNewPassword(account, clear.newPwd);
  setPassword(account, clear.newPwd);
  const { resets } = portal();
  for (const [other, { accountId }] of resets) if (accountId === account.id) resets.delete(other);
  endSessionsOf(account.id);
  for (const name of namesOf(account)) forgetFailures(name);
  record({ accountId: account.id, type: 'PWD_RESET' }, deviceOf(visit.req));
  tellOwner(
    account,
    words(visit.lang, 'message.passwordReset', { account: account.account, at: instant(now()) }),
  );
}
