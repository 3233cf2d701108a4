/** The space of a company: who is in it, and what they may do there. */
import type { RoleDetail } from '@/contract';
import { type CompanyAction, type CompanyBlock, findCompanyBlock } from './actions';

export interface Space {
  /** The role through which the person is here. */
  role: RoleDetail;
  /** What keeps them from an action, or null. */
  check: (action: CompanyAction) => CompanyBlock | null;
  /** Reads the role anew. */
  reload: () => void;
}

/** A space by the role that was read. */
export const createSpace = (role: RoleDetail, reload: () => void): Space => ({
  role,
  reload,
  check: (action) => findCompanyBlock(action, { ...role, acting: role.isActing }),
});
