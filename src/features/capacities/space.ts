/** The space of a company: the user's role, and the permitted actions. */
import type { RoleDetail } from '@/contract';
import { getToday } from '@/utils/today';
import type { CompanyPermission } from '../../contract/roleValues';
import { type CompanyBlock, findCompanyBlock } from '../../domain/companyActions';

export interface Space {
  /** The user's role in the company. */
  role: RoleDetail;
  /** Returns why an action is not allowed, or null. */
  check: (action: CompanyPermission) => CompanyBlock | null;
  /** Reloads the role. */
  reload: () => void;
}

/** Creates the space of a role, for an account with a verification level. */
export const createSpace = (role: RoleDetail, level: number, reload: () => void): Space => ({
  role,
  reload,
  check: (action) => {
    // Uses the current day for each check, because a page may stay open past midnight.
    const hasBegun = role.start === null || role.start <= getToday();
    return findCompanyBlock(action, { ...role, hasBegun, level });
  },
});
