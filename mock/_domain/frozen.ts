/** Frozen accounts: who has proved to be one's owner hears of it, and unfreezes it by a code to its own number. */
import { randomBytes } from 'node:crypto';
import { PROOF_TRIES, TICKET_LIFETIME } from '../../src/constants';
import type { Body, Data } from '../../src/contract';
import { type Account, accountById } from './accounts';
import { record } from './behaviour';
import { instant, now } from './clock';
import { spendCode } from './codes';
import { mobileFields, oneTimeCode } from './contacts';
import { deviceOf } from './device';
import { dropExpired, type Expiring, liveRecord } from './expiring';
import { readFields, text } from './fields';
import { maskMobile } from './masking';
import { tellOwner } from './outbox';
import { isOwnMobile } from './ownContact';
import { Refusal } from './refusals';
import { portal } from './state';
import { refuseProof } from './tries';
import type { Visit } from './visit';
import { words } from './words';

/** Of somebody who has proved to be a frozen account's owner. */
export interface FrozenTicket extends Expiring {
  accountId: string;
  triesLeft: number;
}

const TICKET_BYTES = 16;
const ID_MAX = 64;

/** What a frozen account's owner is told instead of signing in: a refusal with the page that unfreezes it. */
export function frozenRefusal({ visitor }: Pick<Visit, 'visitor'>, { id }: Account): Refusal {
  const { frozenTickets } = portal();
  dropExpired(frozenTickets);
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  const expiresAt = now() + TICKET_LIFETIME;
  frozenTickets.set(ticket, { visitor, accountId: id, expiresAt, triesLeft: PROOF_TRIES });
  return new Refusal('FROZEN', {}, { redirectUrl: `/uaa/frozen?${new URLSearchParams({ ticket })}` });
}

/** Whose number the code will have to go to, masked, and since when the account is frozen. */
export function frozenAccount({
  visitor,
  query,
}: Pick<Visit, 'visitor'> & { query: { ticket?: string } }): Data<'frozenAccount'> {
  const { mobile, frozenAt } = ownFrozen(visitor, query.ticket ?? '');
  return { mobile: maskMobile(mobile ?? ''), frozenAt: instant(frozenAt ?? now()) };
}

/** Makes the account active again; all its tickets are used up. A number that is not the account's costs a try. */
export function unfreeze(
  visit: Pick<Visit, 'visitor' | 'lang' | 'req'>,
  body: { [K in keyof Body<'unfreeze'>]?: unknown },
): void {
  const form = { ticket: text(ID_MAX), ...mobileFields(body), code: oneTimeCode };
  const { ticket, region, mobile, code } = readFields(body, form);
  const account = ownFrozen(visit.visitor, ticket);
  spendCode(visit, { scene: 'unfreeze', kind: 'sms', region, to: mobile, code });
  const { frozenTickets } = portal();
  if (!isOwnMobile(account, { region, mobile })) refuseProof(frozenTickets, ticket, 'PROOF_MISMATCH');
  account.status = 'ACTIVE';
  delete account.frozenAt;
  for (const [other, { accountId }] of frozenTickets) {
    if (accountId === account.id) frozenTickets.delete(other);
  }
  record({ accountId: account.id, type: 'UNFREEZE' }, deviceOf(visit.req));
  tellOwner(account, words(visit.lang, 'message.unfrozen', { account: account.account, at: instant(now()) }));
}

function ownFrozen(visitor: string, ticket: string): Account {
  const found = liveRecord(portal().frozenTickets, ticket, visitor);
  const account = found && accountById(found.accountId);
  if (!account) throw new Refusal('TICKET_UNKNOWN');
  return account;
}
