/**
 * Permissions of the capacities in a company. Pages show actions by this table, and the mock refuses requests by it
 * (docs/api.md, Capacities). Pure data and functions, shared with the mock.
 */
import { COMPANY_LEVEL } from '../constants';
import type { Capacity, CompanyMatter, RoleState } from '../contract';
import type { CompanyPermission } from '../contract/roleValues';

const LEADERS: readonly Capacity[] = ['LEGAL_REP', 'ADMIN'];
const ALL_CAPACITIES: readonly Capacity[] = [...LEADERS, 'HANDLER'];

interface Rule {
  /** Capacities that have the permission. */
  by: readonly Capacity[];
  /** A handler must also be authorized for this matter. */
  matter?: CompanyMatter;
  /** Whether it changes data: then the user has to act for the company, and the company must not be suspended. */
  writes?: true;
}

const PERMISSIONS = {
  viewCompany: { by: ALL_CAPACITIES },
  changeContact: { by: ALL_CAPACITIES, matter: 'COMPANY_INFO', writes: true },
  replaceLegalRep: { by: ['LEGAL_REP'], writes: true },
  viewCertificates: { by: ALL_CAPACITIES, matter: 'CERTIFICATES' },
  bindCertificate: { by: ALL_CAPACITIES, matter: 'CERTIFICATES', writes: true },
  unbindCertificate: { by: ALL_CAPACITIES, matter: 'CERTIFICATES', writes: true },
  viewHandlers: { by: LEADERS },
  inviteHandler: { by: LEADERS, writes: true },
  decideApplication: { by: LEADERS, writes: true },
  changeHandlerDates: { by: LEADERS, writes: true },
  endHandler: { by: LEADERS, writes: true },
  viewAuthorizations: { by: LEADERS },
  addAuthorization: { by: LEADERS, writes: true },
  modifyAuthorization: { by: LEADERS, writes: true },
  revokeAuthorization: { by: LEADERS, writes: true },
} as const satisfies Record<CompanyPermission, Rule>;

/** The reason of a refusal; the response has the subCode of the same name. */
export type CompanyBlock =
  | 'ROLE_ENDED'
  | 'ROLE_LEVEL'
  | 'ROLE_SUSPENDED'
  | 'ROLE_CAPACITY'
  | 'ROLE_MATTER'
  | 'ROLE_NOT_ACTING';

/** The current role of a person in a company, with everything that its permissions depend on. */
export interface RoleContext {
  capacity: Capacity;
  state: RoleState;
  /** Whether the first day of the role (China time) has begun. */
  hasBegun: boolean;
  /** The company itself is suspended. */
  companySuspended: boolean;
  /** Matters for which a handler is authorized today. */
  matters: readonly CompanyMatter[];
  /** Whether this tab acts in this role. */
  isActing: boolean;
  /** The verification level of the account. */
  level: number;
}

/** Whether the capacity may act in all matters of the company. */
export const leadsCompany = (capacity: Capacity): boolean => LEADERS.includes(capacity);

/**
 * Returns why a permission is missing, or null if it is granted. ROLE_NOT_ACTING is last: switching to the role only helps
 * if nothing else is missing.
 */
export function findCompanyBlock(permission: CompanyPermission, role: RoleContext): CompanyBlock | null {
  const { by, matter, writes }: Rule = PERMISSIONS[permission];
  const { capacity, state, hasBegun, companySuspended, matters, isActing, level } = role;
  if (!hasBegun || (state !== 'ACTIVE' && state !== 'SUSPENDED')) return 'ROLE_ENDED';
  if (!by.includes(capacity)) return 'ROLE_CAPACITY';
  if (matter && !leadsCompany(capacity) && !matters.includes(matter)) return 'ROLE_MATTER';
  if (!writes) return null;
  if (level < COMPANY_LEVEL) return 'ROLE_LEVEL';
  if (state === 'SUSPENDED' || companySuspended) return 'ROLE_SUSPENDED';
  return isActing ? null : 'ROLE_NOT_ACTING';
}
