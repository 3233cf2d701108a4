/** Tells people what happened to a role: its owner, and those who lead the company. */
import { findAccountById } from '../accounts/accounts';
import { sendAlert } from '../accounts/alerts';
import { findCompany } from '../accounts/companies';
import { sendNotice } from '../accounts/notices';
import { maskName } from '../lib/masking';
import type { Membership } from '../store/records/company';
import { tellLeaders } from './leaders';

const PAGE = '/user/role_manage';

/** Alerts the owner that the company was proven, at that time (ms): another person may have had it done. */
export function alertProven({ id, accountId, askedFrom }: Membership, orgName: string, at: number): void {
  sendAlert({
    accountId,
    at,
    topic: 'role.proven',
    causedBy: askedFrom?.sessionId,
    values: { orgName },
    link: `${PAGE}/${id}/role_space`,
  });
}

/** Tells the owner that the company was not proven, at that time (ms). */
export function tellRefused({ id, accountId }: Membership, orgName: string, at: number): void {
  sendNotice({
    accountId,
    at,
    topic: 'role.refused',
    values: { orgName },
    link: `${PAGE}/create?${new URLSearchParams({ id })}`,
  });
}

/** Tells the other leaders of the company what the owner of a role has done; the link leads to its handlers. */
export function tellOtherLeaders(
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
