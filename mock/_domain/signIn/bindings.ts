/** Which account of the portal an account at a provider belongs to. */
import { randomUUID } from 'node:crypto';
import { TICKET_LIFETIME } from '../../../src/constants';
import { type Account, findAccountById } from '../accounts/accounts';
import { now } from '../store/clock';
import { dropExpired, type Expiring } from '../store/expiring';
import type { ProviderId, Subject } from '../store/providers';
import { getPortal } from '../store/state';

/** Handed out after an unbound provider account has come back: whoever holds it may bind it. */
export type BindTicket = Expiring & Subject;

const sameSubject = (one: Subject, other: Subject) =>
  one.provider === other.provider && one.subject === other.subject;

/** The account bound to a provider account. The sister portal's accounts are the portal's own. */
export function findBoundAccount(subject: Subject): Account | undefined {
  if (subject.provider === 'sister') return findAccountById(subject.subject);
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
