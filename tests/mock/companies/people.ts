/** Roles in the seed's first company, for the tests of its company space. */
import { now } from '../../../mock/_domain/store/clock';
import type { Membership } from '../../../mock/_domain/store/records/company';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY } from '../../../src/constants';
import type { CompanyMatter } from '../../../src/contract';
import { formatChinaDate } from '../../../src/validation/dates';

/** Roles in the first company: its legal representative, and demo, a handler without the tested matters. */
export const BOSS = 'r-boss-1';
export const HANDLER = 'r-demo-1';

export const dayIn = (days: number): string => formatChinaDate(now() + days * DAY);

export const asRole = (id: string) => ({ 'X-Acting-As': id });

export function findRole(id: string): Membership {
  const found = getPortal().memberships.find((one) => one.id === id);
  if (!found) throw new Error(`no role ${id}`);
  return found;
}

/** Replaces the account's verification by two of the same level that used printed data. */
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

/** Authorizes the handler for exactly these matters. */
export function authorizes(...matters: CompanyMatter[]): void {
  const one = getPortal().companyAuthorizations.find(({ membershipId }) => membershipId === HANDLER);
  if (!one) throw new Error('no authorization of the handler');
  one.matters = matters;
}

/** Returns the topics of an account's notices, oldest first. */
export const topicsOf = (accountId: string): string[] =>
  getPortal()
    .notices.filter((one) => one.accountId === accountId)
    .map(({ topic }) => topic);

export const behaviorOf = (accountId: string) =>
  getPortal().behavior.filter((one) => one.accountId === accountId);
