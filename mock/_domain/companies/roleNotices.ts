/** Tells people what happened to a role: its owner, and those who lead the company. */
import { leadsCompany } from '../../../src/features/capacities/actions';
import { findAccountById } from '../accounts/accounts';
import { deriveRoleState, findCompany } from '../accounts/companies';
import { sendNotice } from '../accounts/notices';
import { maskName } from '../lib/masking';
import type { Membership } from '../store/records/company';
import { getPortal } from '../store/state';

const PAGE = '/user/role_manage';

/** Tells the owner how the proof of a company ended, at that time (ms). */
export function tellOwner(
  { id, accountId }: Membership,
  orgName: string,
  isProven: boolean,
  at: number,
): void {
  sendNotice({
    accountId,
    at,
    topic: isProven ? 'role.proven' : 'role.refused',
    values: { orgName },
    link: isProven ? `${PAGE}/${id}/role_space` : `${PAGE}/create?${new URLSearchParams({ id })}`,
  });
}

/** Tells everybody else who leads the company what the owner of a role has done; the link leads to its handlers. */
export function tellLeaders(
  role: Membership,
  topic: 'role.applied' | 'role.accepted' | 'role.rejected' | 'role.withdrawn' | 'role.left',
): void {
  const values = {
    name: maskName(findAccountById(role.accountId)?.name ?? ''),
    orgName: findCompany(role)?.orgName ?? '',
  };
  for (const leader of getPortal().memberships) {
    const leads = leader.companyId === role.companyId && leadsCompany(leader.capacity);
    if (!leads || leader.id === role.id || !['ACTIVE', 'SUSPENDED'].includes(deriveRoleState(leader)))
      continue;
    sendNotice({
      accountId: leader.accountId,
      topic,
      values,
      link: `${PAGE}/${leader.id}/role_space/role_authorize`,
    });
  }
}
