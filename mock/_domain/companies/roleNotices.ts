/** Notifies the owner of a role, and the leaders of the company, about the role. */

import { VERIFIED_LEVEL } from '../../../src/constants';
import { findAccountById } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { findCompany, isSamePerson } from '../accounts/companies';
import { sendNotice } from '../accounts/notices';
import { maskName } from '../lib/masking';
import { ROLES_PATH } from '../lib/pagePaths';
import type { Account } from '../store/records/account';
import type { Identity, Membership } from '../store/records/company';
import { getPortal } from '../store/state';
import { tellLeaders } from './leaders';

/** Alerts the owner that the company was proven at the time `at` (ms): another person may have requested it. */
export function alertProven({ id, accountId, askedFrom }: Membership, orgName: string, at: number): void {
  sendAlert({
    accountId,
    at,
    topic: 'role.proven',
    causedBy: askedFrom?.sessionId,
    values: { orgName },
    link: `${ROLES_PATH}/${id}/role_space`,
  });
}

/**
 * Alerts every verified account of the registered legal representative that another person proved the company at the
 * time `at` (ms): a certificate proves it without them.
 */
export function alertNamedLegalRep(
  { accountId: by, capacity }: Membership,
  { orgName, legalRep, at }: { orgName: string; legalRep: Identity; at: number },
): void {
  const isLegalRep = (account: Account) => account.level >= VERIFIED_LEVEL && isSamePerson(legalRep, account);
  const named = getPortal().accounts.filter(isLegalRep);
  if (named.some(({ id }) => id === by)) return;
  const values = { name: maskName(findAccountById(by)?.name ?? ''), orgName };
  const words = { capacity: `capacity.${capacity}` } as const;
  for (const { id } of named) {
    sendAlert({ accountId: id, at, topic: 'role.claimed', values, words, link: ROLES_PATH });
  }
}

/** Notifies the owner that the company was not proven, at the time `at` (ms). */
export function tellRefused({ id, accountId }: Membership, orgName: string, at: number): void {
  sendNotice({
    accountId,
    at,
    topic: 'role.refused',
    values: { orgName },
    link: `${ROLES_PATH}/create?${new URLSearchParams({ id })}`,
  });
}

/** Notifies the leaders of a company, except the role's owner, about the role, with a link to the handlers. */
export function notifyLeaders(
  role: Membership,
  topic: 'role.applied' | 'role.accepted' | 'role.rejected' | 'role.withdrawn' | 'role.left' | 'role.claimed',
): void {
  const company = findCompany(role);
  if (!company) return;
  const name = maskName(findAccountById(role.accountId)?.name ?? '');
  const values = { name, orgName: company.orgName };
  const words = { capacity: `capacity.${role.capacity}` } as const;
  tellLeaders(company.id, { topic, values, words }, 'role_authorize', role.id);
}
