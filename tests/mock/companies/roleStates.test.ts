/** @jest-environment node */
import { listRoleActions, roleTransitions } from '../../../mock/_domain/companies/roleStates';
import type { Membership } from '../../../mock/_domain/store/records/company';
import type { RoleState } from '../../../src/contract';
import { authorizationStates } from '../../../src/validation/authorizations';
import { THIRD } from './addedRoles';

const states: RoleState[] = [...authorizationStates, 'DRAFT', 'VERIFYING'];

const listFor = (state: RoleState, given: Partial<Membership>) =>
  listRoleActions({ state, origin: 'CREATED', capacity: 'HANDLER', form: null, ...given });

test.each<[string, Partial<Membership>, Partial<Record<RoleState, string[]>>]>([
  [
    'an invited handler',
    { origin: 'INVITED' },
    { PENDING: ['accept', 'reject'], ACTIVE: ['leave'], SUSPENDED: ['leave'] },
  ],
  [
    'an invited administrator',
    { origin: 'INVITED', capacity: 'ADMIN' },
    { PENDING: ['accept', 'reject'], ACTIVE: ['leave'], SUSPENDED: ['leave'] },
  ],
  ['who applied', { origin: 'APPLIED' }, { PENDING: ['withdraw'], ACTIVE: ['leave'], SUSPENDED: ['leave'] }],
  ['a legal representative', { capacity: 'LEGAL_REP' }, {}],
  [
    'who named a company that is not proven',
    { capacity: 'LEGAL_REP', form: THIRD },
    { DRAFT: ['continue', 'discard'], VERIFYING: ['discard'], REJECTED: ['continue', 'discard'] },
  ],
])('%s may do what the table says, state by state', (_, given, expected) => {
  const listed = Object.fromEntries(states.map((state) => [state, listFor(state, given)]));
  expect(listed).toEqual({ ...Object.fromEntries(states.map((state) => [state, []])), ...expected });
});

test('each action leads to its state', () => {
  const ends = Object.entries(roleTransitions).map(([action, { to }]) => [action, to]);
  expect(Object.fromEntries(ends)).toEqual({
    accept: 'ACTIVE',
    reject: 'REJECTED',
    withdraw: 'CANCELLED',
    leave: 'REVOKED',
    continue: null,
    discard: null,
  });
});
