/**
 * The table of a role's transitions (docs/api.md, Roles). Every change of its state goes through `moveTo`.
 */
import type { Capacity, RoleAction, RoleOrigin, RoleState } from '../../../src/contract';
import { ACTIVE_OR_SUSPENDED, deriveRoleState } from '../accounts/companies';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Membership } from '../store/records/company';

interface Rule {
  by: 'owner' | 'company' | 'portal';
  from: readonly RoleState[];
  /** Only roles of this origin. */
  origin?: RoleOrigin;
  /** Only these capacities; any if omitted. */
  of?: readonly Capacity[];
  /** Only claims: roles of a company that is not proven. */
  claim?: true;
  /** The state after it; null if the role is deleted. */
  to: Membership['state'] | null;
}

const UNPROVEN = ['DRAFT', 'VERIFYING', 'REJECTED'] as const;

/**
 * The table of events. A role begins as DRAFT or PENDING. SUSPENDED and EXPIRED are derived
 * (deriveRoleState).
 */
export const roleTransitions = {
  continue: { by: 'owner', from: ['DRAFT', 'REJECTED'], claim: true, to: 'DRAFT' },
  ask: { by: 'owner', from: UNPROVEN, claim: true, to: 'VERIFYING' },
  // Also during the proof: a legal representative may never answer.
  discard: { by: 'owner', from: UNPROVEN, claim: true, to: null },
  prove: { by: 'portal', from: ['VERIFYING'], claim: true, to: 'ACTIVE' },
  refuse: { by: 'portal', from: UNPROVEN, claim: true, to: 'REJECTED' },
  displace: { by: 'portal', from: ['DRAFT', 'VERIFYING'], claim: true, to: 'REJECTED' },
  // The account was verified as another person than the one who requested the proof.
  invalidate: { by: 'portal', from: ['VERIFYING'], claim: true, to: 'REJECTED' },

  accept: { by: 'owner', from: ['PENDING'], origin: 'INVITED', to: 'ACTIVE' },
  reject: { by: 'owner', from: ['PENDING'], origin: 'INVITED', to: 'REJECTED' },
  recall: { by: 'company', from: ['PENDING'], origin: 'INVITED', to: 'CANCELLED' },
  admit: { by: 'company', from: ['PENDING'], origin: 'APPLIED', to: 'ACTIVE' },
  decline: { by: 'company', from: ['PENDING'], origin: 'APPLIED', to: 'REJECTED' },
  withdraw: { by: 'owner', from: ['PENDING'], origin: 'APPLIED', to: 'CANCELLED' },

  leave: { by: 'owner', from: ACTIVE_OR_SUSPENDED, of: ['ADMIN', 'HANDLER'], to: 'REVOKED' },
  end: { by: 'company', from: ACTIVE_OR_SUSPENDED, of: ['ADMIN', 'HANDLER'], to: 'REVOKED' },
  // Ends a former legal representative's role, and other roles of a person who proves or takes over the
  // company.
  replace: { by: 'portal', from: ['PENDING', ...ACTIVE_OR_SUSPENDED], to: 'REVOKED' },
  // The account was verified as another person than the one who received the role.
  misdirect: { by: 'portal', from: ['PENDING'], to: 'CANCELLED' },
  forfeit: { by: 'portal', from: ACTIVE_OR_SUSPENDED, to: 'REVOKED' },
} as const satisfies Record<string, Rule>;

export type RoleEvent = keyof typeof roleTransitions;

/** The events that the owner of a role may trigger, in the order of the table of states. */
const roleActions: readonly RoleAction[] = ['accept', 'reject', 'withdraw', 'leave', 'continue', 'discard'];

interface Situation extends Pick<Membership, 'origin' | 'capacity' | 'form'> {
  /** The derived state. */
  state: RoleState;
}

/** Whether an event may happen to a role in this situation. */
export function mayFollow(event: RoleEvent, { state, origin, capacity, form }: Situation): boolean {
  const rule: Rule = roleTransitions[event];
  if (!rule.from.includes(state) || (rule.claim && form === null)) return false;
  return (rule.origin ?? origin) === origin && (rule.of?.includes(capacity) ?? true);
}

export const canMove = (role: Membership, event: RoleEvent): boolean =>
  mayFollow(event, { ...role, state: deriveRoleState(role) });

export function assertCanMove(role: Membership, event: RoleEvent): void {
  if (!canMove(role, event)) throw new Refusal('CHANGED_MEANWHILE');
}

/** Applies an event; `at` is the time of the decision (ms). Throws CHANGED_MEANWHILE. */
export function moveTo(role: Membership, event: Exclude<RoleEvent, 'discard'>, at = now()): void {
  assertCanMove(role, event);
  role.state = roleTransitions[event].to;
  role.decidedAt = role.state === 'DRAFT' || role.state === 'VERIFYING' ? null : at;
}

export const listRoleActions = (role: Situation): RoleAction[] =>
  roleActions.filter((action) => mayFollow(action, role));
