/** The actions of leaders on people in their company, as one table (docs/api.md, Handlers). */
import type { AuthorizationState, Capacity, HandlerAction, RoleOrigin } from '../../../src/contract';
import type { CompanyPermission } from '../../../src/contract/roleWords';
import { isAuthorizationState } from '../../../src/validation/authorizations';
import { deriveRoleState } from '../accounts/companies';
import type { Membership } from '../store/records/company';
import type { RoleEvent } from './roleStates';

interface Transition {
  /** The permission that the user needs. */
  needs: CompanyPermission;
  /** The states it is done in, by who began the role. */
  from: Partial<Record<RoleOrigin, readonly AuthorizationState[]>>;
  /** The event of the role that it is (roleStates.ts); undefined where the state stays. */
  event?: Exclude<RoleEvent, 'discard'>;
}

const STANDING = ['ACTIVE', 'SUSPENDED'] as const;

/** Each action by its name. A role whose owner named the company has no dates to change; it can be ended. */
export const handlerTransitions: Record<HandlerAction, Transition> = {
  accept: { needs: 'decideApplication', from: { APPLIED: ['PENDING'] }, event: 'admit' },
  reject: { needs: 'decideApplication', from: { APPLIED: ['PENDING'] }, event: 'decline' },
  withdraw: { needs: 'inviteHandler', from: { INVITED: ['PENDING'] }, event: 'recall' },
  changeDates: {
    needs: 'changeHandlerDates',
    from: { INVITED: ['PENDING', ...STANDING], APPLIED: STANDING },
  },
  end: {
    needs: 'endHandler',
    from: { CREATED: STANDING, INVITED: STANDING, APPLIED: STANDING },
    event: 'end',
  },
};

const actions = Object.keys(handlerTransitions) as HandlerAction[];

/**
 * Lists what a capacity may do about a role. The legal representative's role is only for themselves to give up, and so they
 * alone may withdraw the invitation of a successor.
 */
export const listHandlerActions = (
  state: AuthorizationState,
  { capacity, origin }: Pick<Membership, 'capacity' | 'origin'>,
  by: Capacity,
): HandlerAction[] =>
  actions.filter(
    (action) =>
      handlerTransitions[action].from[origin]?.includes(state) &&
      (capacity !== 'LEGAL_REP' || (action === 'withdraw' && by === 'LEGAL_REP')),
  );

/** The state of a role as the company sees it; null while the company is not proven. */
export function deriveHandlerState(role: Membership): AuthorizationState | null {
  const state = deriveRoleState(role);
  return isAuthorizationState(state) ? state : null;
}
