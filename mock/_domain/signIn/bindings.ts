/** Which account of the portal an account at a provider belongs to. */
import { randomUUID } from 'node:crypto';
import { TICKET_LIFETIME } from '../../../src/constants';
import { findAccountById } from '../accounts/accounts';
import { sendNotice } from '../accounts/notices';
import { notifyOwnerByMail } from '../accounts/outbox';
import { translate } from '../lib/messages';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { dropExpired } from '../store/expiring';
import { getProviderName } from '../store/providers';
import type { Account } from '../store/records/account';
import type { ProviderId, Subject } from '../store/records/signIn';
import { getPortal } from '../store/state';

const sameSubject = (one: Subject, other: Subject) =>
  one.provider === other.provider && one.subject === other.subject;

/** The account bound to a provider account. The partner portal's accounts are the portal's own. */
export function findBoundAccount(subject: Subject): Account | undefined {
  if (subject.provider === 'partner') return findAccountById(subject.subject);
  const binding = getPortal().bindings.find((one) => sameSubject(one, subject));
  return binding && findAccountById(binding.accountId);
}

/** Whether the account has an account at this provider already. */
export function hasBindingAt(provider: ProviderId, accountId: string): boolean {
  return getPortal().bindings.some((one) => one.provider === provider && one.accountId === accountId);
}

/** A bound provider account has just signed its owner in. */
export function markBindingUsed(subject: Subject): void {
  const binding = getPortal().bindings.find((one) => sameSubject(one, subject));
  if (binding) binding.lastUsedAt = now();
}

/** Binds a provider account that has just signed in; every ticket for it is used up. */
export function addBinding({ provider, subject }: Subject, accountId: string): void {
  const { bindings, bindTickets } = getPortal();
  bindings.push({ id: randomUUID(), provider, subject, accountId, boundAt: now(), lastUsedAt: now() });
  for (const [id, ticket] of bindTickets)
    if (sameSubject(ticket, { provider, subject })) bindTickets.delete(id);
}

/** A ticket to bind a provider account with, for this visitor. */
export function createBindTicket(visitor: string, { provider, subject }: Subject): string {
  const { bindTickets } = getPortal();
  dropExpired(bindTickets);
  const ticket = randomUUID();
  bindTickets.set(ticket, { visitor, provider, subject, expiresAt: now() + TICKET_LIFETIME });
  return ticket;
}

/** Tells the owner, by notice and mail, that a provider's account signs in now, or no longer. */
export function notifyOfBinding(
  { lang }: Pick<RequestContext, 'lang'>,
  owner: Account,
  provider: ProviderId,
  topic: 'bound' | 'unbound',
): void {
  const { id, account } = owner;
  const values = { account, provider: getProviderName(provider, lang) };
  sendNotice({ accountId: id, topic, values, link: '/user/account_manage/account_unbind' });
  notifyOwnerByMail(owner, translate(lang, `notice.${topic}.text`, values));
}
