/** What the owner of a role may do about it, as one table (docs/api.md, Roles). */
import type { Capacity, RoleAction, RoleOrigin, RoleState } from '../../../src/contract';
import type { Membership } from '../store/records/company';

interface Rule {
  from: readonly RoleState[];
  /** Only where the role began so. */
  origin?: RoleOrigin;
  /** Only these capacities; any unless given. */
  by?: readonly Capacity[];
  /** Only while the company is not proven. */
  unproven?: true;
  /** The state after it; null where the role is deleted or a page is opened. */
  to: Membership['state'] | null;
}

/** Each action with the states it follows, and the state after it. */
export const roleTransitions: Record<RoleAction, Rule> = {
  accept: { from: ['PENDING'], origin: 'INVITED', to: 'ACTIVE' },
  reject: { from: ['PENDING'], origin: 'INVITED', to: 'REJECTED' },
  withdraw: { from: ['PENDING'], origin: 'APPLIED', to: 'CANCELLED' },
  leave: { from: ['ACTIVE', 'SUSPENDED'], by: ['ADMIN', 'HANDLER'], to: 'REVOKED' },
  continue: { from: ['DRAFT', 'REJECTED'], unproven: true, to: null },
  // While it is asked, too: a legal representative may never answer.
  discard: { from: ['DRAFT', 'VERIFYING', 'REJECTED'], unproven: true, to: null },
};

const roleActions = Object.keys(roleTransitions) as RoleAction[];

interface Situation extends Pick<Membership, 'origin' | 'capacity' | 'form'> {
  /** As people see it. */
  state: RoleState;
}

/** Lists what the owner may do about a role now. */
export const listRoleActions = ({ state, origin, capacity, form }: Situation): RoleAction[] =>
  roleActions.filter((action) => {
    const rule = roleTransitions[action];
    if (!rule.from.includes(state) || (rule.unproven && form === null)) return false;
    return (rule.origin ?? origin) === origin && (rule.by?.includes(capacity) ?? true);
  });
