/** What those who lead a company may do about a person in it, as one table (docs/api.md, Handlers). */
import type { AuthorizationState, HandlerAction, RoleOrigin } from '../../../src/contract';
import type { CompanyAction } from '../../../src/features/capacities/actions';
import { isAuthorizationState } from '../../../src/validation/authorizations';
import { deriveRoleState } from '../accounts/companies';
import type { Membership } from '../store/records/company';

interface Transition {
  /** What the one who asks must be allowed. */
  needs: CompanyAction;
  /** The states it is done in, by who began the role. */
  from: Partial<Record<RoleOrigin, readonly AuthorizationState[]>>;
  /** The state after it; undefined where it stays. */
  to?: Membership['state'];
}

const STANDING = ['ACTIVE', 'SUSPENDED'] as const;

/** Each action by its name. A role whose owner named the company has no dates to change; it can be ended. */
export const handlerTransitions: Record<HandlerAction, Transition> = {
  accept: { needs: 'decideApplication', from: { APPLIED: ['PENDING'] }, to: 'ACTIVE' },
  reject: { needs: 'decideApplication', from: { APPLIED: ['PENDING'] }, to: 'REJECTED' },
  withdraw: { needs: 'inviteHandler', from: { INVITED: ['PENDING'] }, to: 'CANCELLED' },
  changeDates: {
    needs: 'changeHandlerDates',
    from: { INVITED: ['PENDING', ...STANDING], APPLIED: STANDING },
  },
  end: {
    needs: 'endHandler',
    from: { CREATED: STANDING, INVITED: STANDING, APPLIED: STANDING },
    to: 'REVOKED',
  },
};

const actions = Object.keys(handlerTransitions) as HandlerAction[];

/** Lists what may be done about a role. Nobody may touch the legal representative's. */
export const listHandlerActions = (
  state: AuthorizationState,
  { capacity, origin }: Pick<Membership, 'capacity' | 'origin'>,
): HandlerAction[] =>
  capacity === 'LEGAL_REP'
    ? []
    : actions.filter((action) => handlerTransitions[action].from[origin]?.includes(state));

/** The state of a role as the company sees it; null while the company is not proven. */
export function deriveHandlerState(role: Membership): AuthorizationState | null {
  const state = deriveRoleState(role);
  return isAuthorizationState(state) ? state : null;
}
