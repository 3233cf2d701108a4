/**
 * Permissions in a company, as one table: pages show actions by it, and the mock refuses by it
 * (docs/api.md, Capacities). Pure data and functions, shared with the mock.
 */
import { COMPANY_LEVEL } from '../constants';
import type { Capacity, CompanyMatter, RoleState } from '../contract';
import type { CompanyPermission } from '../contract/roleWords';

const LEADERS: readonly Capacity[] = ['LEGAL_REP', 'ADMIN'];
const EVERYBODY: readonly Capacity[] = [...LEADERS, 'HANDLER'];

interface Rule {
  /** The capacities that may do it. */
  by: readonly Capacity[];
  /** The matter that a handler must be authorized for as well. */
  matter?: CompanyMatter;
  /** It changes something: one has to act for the company, and the company must not be suspended. */
  writes?: true;
}

const table = {
  viewCompany: { by: EVERYBODY },
  changeContact: { by: EVERYBODY, matter: 'COMPANY_INFO', writes: true },
  replaceLegalRep: { by: ['LEGAL_REP'], writes: true },
  viewCertificates: { by: EVERYBODY, matter: 'CERTIFICATES' },
  bindCertificate: { by: EVERYBODY, matter: 'CERTIFICATES', writes: true },
  unbindCertificate: { by: EVERYBODY, matter: 'CERTIFICATES', writes: true },
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

/** Something that can be done in a company's space. */
export type CompanyAction = CompanyPermission;

/** The reason of a refusal; the response has the subCode of the same name. */
export type CompanyBlock =
  | 'ROLE_ENDED'
  | 'ROLE_LEVEL'
  | 'ROLE_SUSPENDED'
  | 'ROLE_CAPACITY'
  | 'ROLE_MATTER'
  | 'ROLE_NOT_ACTING';

/** The standing of a person in a company at this moment. */
export interface Standing {
  capacity: Capacity;
  state: RoleState;
  /** Whether the role's first day has come, in China. */
  begun: boolean;
  /** The company itself is suspended. */
  companySuspended: boolean;
  /** The matters in force for a handler today. */
  matters: readonly CompanyMatter[];
  /** Whether this tab acts in this very role. */
  acting: boolean;
  /** The verification level of the account. */
  level: number;
}

/** Whether the capacity leads the company: all matters are open to it. */
export const leadsCompany = (capacity: Capacity): boolean => LEADERS.includes(capacity);

/**
 * Returns the reason against an action, or null. The most general reason comes first: without such a role, "switch to
 * it" is no help.
 */
export function findCompanyBlock(action: CompanyAction, standing: Standing): CompanyBlock | null {
  const { by, matter, writes }: Rule = table[action];
  const { capacity, state, begun, companySuspended, matters, acting, level } = standing;
  if (!begun || (state !== 'ACTIVE' && state !== 'SUSPENDED')) return 'ROLE_ENDED';
  if (!by.includes(capacity)) return 'ROLE_CAPACITY';
  if (matter && !leadsCompany(capacity) && !matters.includes(matter)) return 'ROLE_MATTER';
  if (!writes) return null;
  if (level < COMPANY_LEVEL) return 'ROLE_LEVEL';
  if (state === 'SUSPENDED' || companySuspended) return 'ROLE_SUSPENDED';
  return acting ? null : 'ROLE_NOT_ACTING';
}
