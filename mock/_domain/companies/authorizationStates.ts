/** The states of a company's authorization for a handler and the actions between them (docs/api.md, Handlers). */
import type { AuthorizationState, CompanyAuthorizationAction } from '../../../src/contract';
import type { CompanyPermission } from '../../../src/contract/roleValues';
import { formatChinaDate } from '../../../src/validation/dates';
import { ACTIVE_OR_SUSPENDED } from '../accounts/companies';
import { now } from '../store/clock';
import type { DecidedState } from '../store/records/authorization';
import type { CompanyAuthorizationRecord, Membership } from '../store/records/company';
import { deriveCompanyAuthorizationState, listRoleAuthorizations } from './matters';

/** The side that reads an authorization: the leaders of the company, or its handler. */
export type AuthorizationSide = 'company' | 'handler';

interface Transition {
  by: AuthorizationSide;
  from: readonly AuthorizationState[];
  /** Only while a change waits for the handler. */
  ofChange?: true;
  /** The state after it; undefined if it does not change. */
  to?: DecidedState;
}

export const companyAuthorizationTransitions: Record<CompanyAuthorizationAction, Transition> = {
  accept: { by: 'handler', from: ['PENDING'], to: 'ACTIVE' },
  reject: { by: 'handler', from: ['PENDING'], to: 'REJECTED' },
  withdraw: { by: 'company', from: ['PENDING'], to: 'CANCELLED' },
  acceptChange: { by: 'handler', from: ['ACTIVE'], ofChange: true },
  rejectChange: { by: 'handler', from: ACTIVE_OR_SUSPENDED, ofChange: true },
  withdrawChange: { by: 'company', from: ACTIVE_OR_SUSPENDED, ofChange: true },
  modify: { by: 'company', from: ['PENDING', 'ACTIVE'] },
  revoke: { by: 'company', from: ACTIVE_OR_SUSPENDED, to: 'REVOKED' },
  resign: { by: 'handler', from: ACTIVE_OR_SUSPENDED, to: 'REVOKED' },
};

const actions = Object.keys(companyAuthorizationTransitions) as CompanyAuthorizationAction[];

/** The permission that each action of the company requires. Handlers need none for their own authorizations. */
export const companyNeeds = {
  withdraw: 'addAuthorization',
  withdrawChange: 'modifyAuthorization',
  revoke: 'revokeAuthorization',
} as const satisfies Partial<Record<CompanyAuthorizationAction, CompanyPermission>>;

/** Lists the actions that a side may perform in the state; `isChanging` if a change waits for the handler. */
export const listCompanyAuthorizationActions = (
  state: AuthorizationState,
  side: AuthorizationSide,
  isChanging: boolean,
): CompanyAuthorizationAction[] =>
  actions.filter((action) => {
    const { by, from, ofChange } = companyAuthorizationTransitions[action];
    return by === side && from.includes(state) && (isChanging || !ofChange);
  });

/** Returns the change that waits for the handler, or null if the authorization or the change has ended. */
export function findWaitingChange(record: CompanyAuthorizationRecord): CompanyAuthorizationRecord['change'] {
  const isActive = ACTIVE_OR_SUSPENDED.some((state) => state === deriveCompanyAuthorizationState(record));
  return isActive && record.change && record.change.end >= formatChinaDate(now()) ? record.change : null;
}

/** Revokes the authorizations of a role that are pending or active and have not expired. */
export function revokeRoleAuthorizations(role: Membership): void {
  for (const record of listRoleAuthorizations(role)) {
    if (record.state !== 'PENDING' && record.state !== 'ACTIVE') continue;
    if (record.end < formatChinaDate(now())) continue;
    Object.assign(record, { state: 'REVOKED', decidedAt: now(), change: null });
  }
}
