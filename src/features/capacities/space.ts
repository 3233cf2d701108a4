/** The space of a company: who is in it, and what they may do there. */
import type { RoleDetail } from '@/contract';
import { getToday } from '@/utils/today';
import { type CompanyAction, type CompanyBlock, findCompanyBlock } from '../../domain/companyActions';

export interface Space {
  /** The role through which the person is here. */
  role: RoleDetail;
  /** What keeps them from an action, or null. */
  check: (action: CompanyAction) => CompanyBlock | null;
  /** Reads the role anew. */
  reload: () => void;
}

/** A space by the role that was read, for an account of that verification level. */
export const createSpace = (role: RoleDetail, level: number, reload: () => void): Space => ({
  role,
  reload,
  check: (action) => {
    // By the day on which it is asked: a page may stay open past midnight.
    const begun = role.start === null || role.start <= getToday();
    return findCompanyBlock(action, { ...role, begun, acting: role.isActing, level });
  },
});
