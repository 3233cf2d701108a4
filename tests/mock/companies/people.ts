/** People with roles in the seed's first company, for the tests of its space. */
import { now } from '../../../mock/_domain/store/clock';
import type { Membership } from '../../../mock/_domain/store/records/company';
import { getPortal } from '../../../mock/_domain/store/state';
import type { CompanyMatter } from '../../../src/contract';
import type { Browser } from '../portal';

/** The roles in the first company: its legal representative, and demo, a handler without its matters. */
export const BOSS = 'r-boss-1';
export const HANDLER = 'r-demo-1';

export const asRole = (id: string) => ({ 'X-Acting-As': id });

export async function signsIn(browser: Browser, account: string): Promise<Browser> {
  browser.hasSessionOf(account);
  return browser;
}

/** Everybody signed in has confirmed who they are, in this role, or else in their first one. */
export function confirmAll(roleId?: string): void {
  const { sessions, memberships } = getPortal();
  for (const session of sessions.values()) {
    const role = memberships.find(({ accountId }) => accountId === session.accountId);
    Object.assign(session, { steppedUpAt: now(), steppedUpFor: roleId ?? role?.id ?? null });
  }
}

export function findRole(id: string): Membership {
  const found = getPortal().memberships.find((one) => one.id === id);
  if (!found) throw new Error(`no role ${id}`);
  return found;
}

/** The account has reached its level by two records of printed data instead. */
export function verifiesByPrintedData(accountId: string): void {
  const [first] = getPortal().verifications.filter((one) => one.accountId === accountId);
  if (!first) throw new Error(`no verification of ${accountId}`);
  Object.assign(first, { channel: 'gonganVerify', levelAfter: 2 });
  getPortal().verifications.push({
    ...first,
    id: 'second',
    channel: 'socialSecurityCardVerify',
    dueAt: first.dueAt + 1,
    levelBefore: 2,
    levelAfter: 3,
  });
}

/** Authorizes the handler for these matters alone. */
export function authorizes(...matters: CompanyMatter[]): void {
  const one = getPortal().companyAuthorizations.find(({ membershipId }) => membershipId === HANDLER);
  if (!one) throw new Error('no authorization of the handler');
  one.matters = matters;
}

export const behaviorOf = (accountId: string) =>
  getPortal().behavior.filter((one) => one.accountId === accountId);
