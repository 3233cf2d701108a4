/** The states of a company's authorization for a handler and the actions between them (docs/api.md, Handlers). */
import type { AuthorizationState, CompanyAuthorizationAction } from '../../../src/contract';
import type { CompanyPermission } from '../../../src/contract/roleWords';
import { formatChinaDate } from '../../../src/validation/dates';
import { now } from '../store/clock';
import type { DecidedState } from '../store/records/authorization';
import type { CompanyAuthorizationRecord, Membership } from '../store/records/company';
import { deriveCompanyAuthorizationState, listRoleAuthorizations } from './matters';

/** The side that reads an authorization: the leaders of the company, or its handler. */
export type AuthorizationSide = 'company' | 'handler';

interface Transition {
  by: AuthorizationSide;
  from: readonly AuthorizationState[];
  /** It is about a change that waits for the handler. */
  ofChange?: true;
  /** The state after it; undefined where it stays. */
  to?: DecidedState;
}

const STANDING = ['ACTIVE', 'SUSPENDED'] as const;

/** Each action by its name. */
export const companyAuthorizationTransitions: Record<CompanyAuthorizationAction, Transition> = {
  accept: { by: 'handler', from: ['PENDING'], to: 'ACTIVE' },
  reject: { by: 'handler', from: ['PENDING'], to: 'REJECTED' },
  withdraw: { by: 'company', from: ['PENDING'], to: 'CANCELLED' },
  acceptChange: { by: 'handler', from: ['ACTIVE'], ofChange: true },
  rejectChange: { by: 'handler', from: STANDING, ofChange: true },
  withdrawChange: { by: 'company', from: STANDING, ofChange: true },
  modify: { by: 'company', from: ['PENDING', 'ACTIVE'] },
  revoke: { by: 'company', from: STANDING, to: 'REVOKED' },
  resign: { by: 'handler', from: STANDING, to: 'REVOKED' },
};

const actions = Object.keys(companyAuthorizationTransitions) as CompanyAuthorizationAction[];

/** The permission that each action of the company requires. Handlers need none for their own authorizations. */
export const companyNeeds = {
  withdraw: 'addAuthorization',
  withdrawChange: 'modifyAuthorization',
  revoke: 'revokeAuthorization',
} as const satisfies Partial<Record<CompanyAuthorizationAction, CompanyPermission>>;

/** Lists what a side may do in the state; `isChanging` where a change waits for the handler. */
export const listCompanyAuthorizationActions = (
  state: AuthorizationState,
  side: AuthorizationSide,
  isChanging: boolean,
): CompanyAuthorizationAction[] =>
  actions.filter((action) => {
    const { by, from, ofChange } = companyAuthorizationTransitions[action];
    return by === side && from.includes(state) && (isChanging || !ofChange);
  });

/** Returns the change that waits for the handler. It ends with the authorization, and after its own last day. */
export function findWaitingChange(one: CompanyAuthorizationRecord): CompanyAuthorizationRecord['change'] {
  const stands = STANDING.some((state) => state === deriveCompanyAuthorizationState(one));
  return stands && one.change && one.change.end >= formatChinaDate(now()) ? one.change : null;
}

/** Revokes what a role was authorized for and could still use or accept. */
export function revokeRoleAuthorizations(role: Membership): void {
  for (const one of listRoleAuthorizations(role)) {
    if (one.state !== 'PENDING' && one.state !== 'ACTIVE') continue;
    if (one.end < formatChinaDate(now())) continue;
    Object.assign(one, { state: 'REVOKED', decidedAt: now(), change: null });
  }
}
