/** Stores which account a provider account signs in to. */
import { randomUUID } from 'node:crypto';
import { findAccountById } from '../accounts/accounts';
import { recordBehavior } from '../accounts/behavior';
import { concludeCredentialChange } from '../accounts/credentialChange';
import { LINKED_SIGN_INS_PATH } from '../lib/pagePaths';
import { now } from '../store/clock';
import type { Caller, Member, RequestContext } from '../store/context';
import { deleteWhere } from '../store/expiring';
import type { Account } from '../store/records/account';
import type { ProviderId, Subject } from '../store/records/signIn';
import { getPortal } from '../store/state';

const sameSubject = (one: Subject, other: Subject) =>
  one.provider === other.provider && one.subject === other.subject;

/** Finds the account of a provider account. The partner portal shares accounts, so it needs no binding. */
export function findBoundAccount(subject: Subject): Account | undefined {
  if (subject.provider === 'partner') return findAccountById(subject.subject);
  const binding = getPortal().bindings.find((one) => sameSubject(one, subject));
  return binding && findAccountById(binding.accountId);
}

export function hasBindingAt(provider: ProviderId, accountId: string): boolean {
  return getPortal().bindings.some((one) => one.provider === provider && one.accountId === accountId);
}

export function markBindingUsed(subject: Subject): void {
  const binding = getPortal().bindings.find((one) => sameSubject(one, subject));
  if (binding) binding.lastUsedAt = now();
}

/** Binds a provider account to an account and deletes all tickets for it. */
function addBinding({ provider, subject }: Subject, accountId: string): void {
  const { bindings, bindTickets } = getPortal();
  bindings.push({ id: randomUUID(), provider, subject, accountId, boundAt: now(), lastUsedAt: now() });
  deleteWhere(bindTickets, (ticket) => sameSubject(ticket, { provider, subject }));
}

/** Alerts the owner and ends pending proofs. `session` is the one that made the change. */
export function concludeBindingChange(
  owner: Pick<RequestContext, 'setCookie'> & Pick<Member, 'account'> & Partial<Pick<Member, 'session'>>,
  provider: ProviderId,
  topic: 'bound' | 'unbound',
): void {
  const words = { provider: `provider.${provider}` } as const;
  concludeCredentialChange(owner, { topic, words, link: LINKED_SIGN_INS_PATH });
}

/** Binds a provider account to the account that has just signed in, and alerts the owner. */
export function bindAtSignIn(
  { req, session, setCookie }: Caller,
  account: Account,
  subject: Subject,
  channel: number,
): void {
  addBinding(subject, account.id);
  const sessionId = session?.publicId ?? null;
  recordBehavior({ req }, { accountId: account.id, type: 'BIND', channel, sessionId });
  concludeBindingChange({ account, setCookie, ...(session && { session }) }, subject.provider, 'bound');
}
