/** The actions of leaders on roles in their company, as one table (docs/api.md, Handlers). */
import type { AuthorizationState, Capacity, HandlerAction, RoleOrigin } from '../../../src/contract';
import type { CompanyPermission } from '../../../src/contract/roleValues';
import { isAuthorizationState } from '../../../src/validation/authorizations';
import { ACTIVE_OR_SUSPENDED, deriveRoleState } from '../accounts/companies';
import type { Membership } from '../store/records/company';
import type { RoleEvent } from './roleStates';

interface Transition {
  /** The permission that the user needs. */
  needs: CompanyPermission;
  /** The states that allow it, by the origin of the role. */
  from: Partial<Record<RoleOrigin, readonly AuthorizationState[]>>;
  /** The event that it applies to the role (roleStates.ts); undefined if the state does not change. */
  event?: Exclude<RoleEvent, 'discard'>;
}

/** Each action by its name. A role that its owner has created has no dates to change; it can be ended. */
export const handlerTransitions: Record<HandlerAction, Transition> = {
  accept: { needs: 'decideApplication', from: { APPLIED: ['PENDING'] }, event: 'admit' },
  reject: { needs: 'decideApplication', from: { APPLIED: ['PENDING'] }, event: 'decline' },
  withdraw: { needs: 'inviteHandler', from: { INVITED: ['PENDING'] }, event: 'recall' },
  changeDates: {
    needs: 'changeHandlerDates',
    from: { INVITED: ['PENDING', ...ACTIVE_OR_SUSPENDED], APPLIED: ACTIVE_OR_SUSPENDED },
  },
  end: {
    needs: 'endHandler',
    from: { CREATED: ACTIVE_OR_SUSPENDED, INVITED: ACTIVE_OR_SUSPENDED, APPLIED: ACTIVE_OR_SUSPENDED },
    event: 'end',
  },
};

const actions = Object.keys(handlerTransitions) as HandlerAction[];

/** Only a legal representative may act on that capacity: withdraw the invitation of a successor. */
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

/** Returns the state of a role for the company's leaders; null while the company is not proven. */
export function deriveHandlerState(role: Membership): AuthorizationState | null {
  const state = deriveRoleState(role);
  return isAuthorizationState(state) ? state : null;
}
