/** Notifies the leaders of a company of actions in its name. */
import { leadsCompany } from '../../../src/domain/companyActions';
import { deriveRoleState } from '../accounts/companies';
import { sendNotice } from '../accounts/notices';
import { ROLES_PATH } from '../lib/pagePaths';
import type { Membership } from '../store/records/company';
import type { PortalNotice } from '../store/records/message';
import { getPortal } from '../store/state';

/** Lists the roles of the company's current leaders, including suspended ones. */
const listLeaders = (companyId: string): Membership[] =>
  getPortal().memberships.filter(
    (role) =>
      role.companyId === companyId &&
      leadsCompany(role.capacity) &&
      ['ACTIVE', 'SUSPENDED'].includes(deriveRoleState(role)),
  );

/**
 * Sends the notice to each leader; `page` is the linked page of the company space. The owner of the role `except`
 * acted and gets no notice.
 */
export function tellLeaders(
  companyId: string,
  notice: Pick<PortalNotice, 'topic' | 'values' | 'days' | 'words'>,
  page: string,
  except?: string,
): void {
  for (const { id, accountId } of listLeaders(companyId)) {
    if (id === except) continue;
    sendNotice({ ...notice, accountId, link: `${ROLES_PATH}/${id}/role_space/${page}` });
  }
}
