import {
  listRoleActions,
  mayFollow,
  type RoleEvent,
  roleTransitions,
} from '../../../mock/_domain/companies/roleStates';
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
  ['an applicant', { origin: 'APPLIED' }, { PENDING: ['withdraw'], ACTIVE: ['leave'], SUSPENDED: ['leave'] }],
  ['a legal representative', { capacity: 'LEGAL_REP' }, {}],
  [
    'the owner of a company that is not proven',
    { capacity: 'LEGAL_REP', form: THIRD },
    { DRAFT: ['continue', 'discard'], VERIFYING: ['discard'], REJECTED: ['continue', 'discard'] },
  ],
])('allows %s exactly the actions of the table in each state', (_, given, expected) => {
  const listed = Object.fromEntries(states.map((state) => [state, listFor(state, given)]));
  expect(listed).toEqual({ ...Object.fromEntries(states.map((state) => [state, []])), ...expected });
});

/**
 * The expected table, written out a second time: the side of each event, its kinds of role, the states before it and
 * the state after it.
 */
const EVENTS: Record<RoleEvent, [by: string, kinds: string, from: string, to: string | null]> = {
  continue: ['owner', 'claim', 'DRAFT REJECTED', 'DRAFT'],
  ask: ['owner', 'claim', 'DRAFT VERIFYING REJECTED', 'VERIFYING'],
  discard: ['owner', 'claim', 'DRAFT VERIFYING REJECTED', null],
  prove: ['portal', 'claim', 'VERIFYING', 'ACTIVE'],
  refuse: ['portal', 'claim', 'DRAFT VERIFYING REJECTED', 'REJECTED'],
  displace: ['portal', 'claim', 'DRAFT VERIFYING', 'REJECTED'],
  invalidate: ['portal', 'claim', 'VERIFYING', 'REJECTED'],
  accept: ['owner', 'INVITED', 'PENDING', 'ACTIVE'],
  reject: ['owner', 'INVITED', 'PENDING', 'REJECTED'],
  recall: ['company', 'INVITED', 'PENDING', 'CANCELLED'],
  admit: ['company', 'APPLIED', 'PENDING', 'ACTIVE'],
  decline: ['company', 'APPLIED', 'PENDING', 'REJECTED'],
  withdraw: ['owner', 'APPLIED', 'PENDING', 'CANCELLED'],
  leave: ['owner', 'ADMIN HANDLER', 'ACTIVE SUSPENDED', 'REVOKED'],
  end: ['company', 'ADMIN HANDLER', 'ACTIVE SUSPENDED', 'REVOKED'],
  replace: ['portal', 'any', 'PENDING ACTIVE SUSPENDED', 'REVOKED'],
  misdirect: ['portal', 'any', 'PENDING', 'CANCELLED'],
  forfeit: ['portal', 'any', 'ACTIVE SUSPENDED', 'REVOKED'],
};
const events = Object.keys(EVENTS) as RoleEvent[];

const kinds = (['CREATED', 'INVITED', 'APPLIED'] as const).flatMap((origin) =>
  (['LEGAL_REP', 'ADMIN', 'HANDLER'] as const).flatMap((capacity) =>
    [null, THIRD].map((form) => ({ origin, capacity, form })),
  ),
);

/** Whether an event is for this kind of role. */
const isFor = (named: string, { origin, capacity, form }: (typeof kinds)[number]): boolean =>
  named === 'any' ||
  named.split(' ').some((one) => [origin, capacity, form && 'claim'].includes(one as never));

test('has exactly these events, each of one side', () => {
  expect(Object.entries(roleTransitions).map(([event, { by, to }]) => [event, by, to])).toEqual(
    Object.entries(EVENTS).map(([event, [by, , , to]]) => [event, by, to]),
  );
});

test.each(events)('allows %s only in its states and for its kinds of role', (event) => {
  const [, named, from] = EVENTS[event];
  for (const state of states) {
    for (const kind of kinds) {
      const expected = from.split(' ').includes(state) && isFor(named, kind);
      expect([state, kind, mayFollow(event, { state, ...kind })]).toEqual([state, kind, expected]);
    }
  }
});
