/** The actions of leaders on roles in their company, as one table (docs/api.md, Handlers). */
import type { AuthorizationState, Capacity, HandlerAction } from '../../../src/contract';
import type { CompanyPermission } from '../../../src/contract/roleValues';
import { isAuthorizationState } from '../../../src/validation/authorizations';
import { ACTIVE_OR_SUSPENDED, deriveRoleState } from '../accounts/companies';
import type { BehaviorRecord } from '../store/records/behavior';
import type { Membership } from '../store/records/company';
import type { TopicOf } from '../store/records/message';
import { mayFollow, type RoleEvent } from './roleStates';

interface Transition {
  /** The permission that the user needs. */
  needs: CompanyPermission;
  /** The event that it applies to the role (roleStates.ts); null if the state does not change. */
  event: Exclude<RoleEvent, 'discard'> | null;
  /** The type in the activity record, and the topic of the notice to the owner of the role. */
  type: BehaviorRecord['type'];
  topic: TopicOf<'handler'>;
}

export const handlerTransitions: Record<HandlerAction, Transition> = {
  accept: { needs: 'decideApplication', event: 'admit', type: 'HANDLER_ADD', topic: 'accepted' },
  reject: { needs: 'decideApplication', event: 'decline', type: 'HANDLER_REMOVE', topic: 'rejected' },
  withdraw: { needs: 'inviteHandler', event: 'recall', type: 'HANDLER_REMOVE', topic: 'withdrawn' },
  changeDates: { needs: 'changeHandlerDates', event: null, type: 'AUTH_MODIFY', topic: 'dates' },
  end: { needs: 'endHandler', event: 'end', type: 'HANDLER_REMOVE', topic: 'ended' },
};

const actions = Object.keys(handlerTransitions) as HandlerAction[];

/**
 * A role that its owner has created has no dates to change. Those of an application can change only after it
 * is accepted.
 */
function hasChangeableDates(origin: Membership['origin'], state: AuthorizationState): boolean {
  if (state === 'PENDING') return origin === 'INVITED';
  return origin !== 'CREATED' && ACTIVE_OR_SUSPENDED.some((one) => one === state);
}

/** Only a legal representative may act on that capacity: withdraw the invitation of a successor. */
export const listHandlerActions = (
  state: AuthorizationState,
  role: Pick<Membership, 'capacity' | 'origin' | 'form'>,
  by: Capacity,
): HandlerAction[] =>
  actions.filter((action) => {
    const { event } = handlerTransitions[action];
    const isPossible = event ? mayFollow(event, { ...role, state }) : hasChangeableDates(role.origin, state);
    return isPossible && (role.capacity !== 'LEGAL_REP' || (action === 'withdraw' && by === 'LEGAL_REP'));
  });

/** Returns the state of a role for the company's leaders; null while the company is not proven. */
export function deriveHandlerState(role: Membership): AuthorizationState | null {
  const state = deriveRoleState(role);
  return isAuthorizationState(state) ? state : null;
}
