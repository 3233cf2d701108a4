import {
  companyAuthorizationTransitions,
  listCompanyAuthorizationActions,
} from '../../../mock/_domain/companies/authorizationStates';
import { handlerTransitions, listHandlerActions } from '../../../mock/_domain/companies/handlerStates';
import { listRoleActions, roleTransitions } from '../../../mock/_domain/companies/roleStates';
import type { Membership } from '../../../mock/_domain/store/records/company';
import type { RoleState } from '../../../src/contract';
import { authorizationStates } from '../../../src/validation/authorizations';
import { THIRD } from './addedRoles';

const roleStates: RoleState[] = [...authorizationStates, 'DRAFT', 'VERIFYING'];
const OF_MEMBER = { ACTIVE: ['leave'], SUSPENDED: ['leave'] };

test.each<[string, Partial<Membership>, Partial<Record<RoleState, string[]>>]>([
  ['an invited handler', { origin: 'INVITED' }, { PENDING: ['accept', 'reject'], ...OF_MEMBER }],
  [
    'an invited administrator',
    { origin: 'INVITED', capacity: 'ADMIN' },
    { PENDING: ['accept', 'reject'], ...OF_MEMBER },
  ],
  ['an applicant', { origin: 'APPLIED' }, { PENDING: ['withdraw'], ...OF_MEMBER }],
  ['a legal representative', { capacity: 'LEGAL_REP' }, {}],
  [
    'the owner of a company that is not proven',
    { capacity: 'LEGAL_REP', form: THIRD },
    { DRAFT: ['continue', 'discard'], VERIFYING: ['discard'], REJECTED: ['continue', 'discard'] },
  ],
])('allows %s exactly these actions in each state', (_, given, expected) => {
  for (const state of roleStates) {
    const role = { state, origin: 'CREATED', capacity: 'HANDLER', form: null, ...given } as const;
    expect([state, listRoleActions({ ...role, state })]).toEqual([state, expected[state] ?? []]);
  }
});

test('allows exactly these transitions of handlers', () => {
  const all = authorizationStates.flatMap((state) =>
    (['CREATED', 'INVITED', 'APPLIED'] as const).flatMap((origin) =>
      (['ADMIN', 'HANDLER'] as const).flatMap((capacity) =>
        listHandlerActions(state, { capacity, origin, form: null }, 'LEGAL_REP').map((action) => {
          const { needs, event } = handlerTransitions[action];
          const to = event ? roleTransitions[event].to : state;
          return `${state} ${origin} ${capacity} ${action} ${to} ${needs}`;
        }),
      ),
    ),
  );
  const both = (row: string) => [row.replace('*', 'ADMIN'), row.replace('*', 'HANDLER')];
  expect(all.sort()).toEqual(
    [
      'PENDING APPLIED * accept ACTIVE decideApplication',
      'PENDING APPLIED * reject REJECTED decideApplication',
      'PENDING INVITED * withdraw CANCELLED inviteHandler',
      'PENDING INVITED * changeDates PENDING changeHandlerDates',
      'ACTIVE INVITED * changeDates ACTIVE changeHandlerDates',
      'ACTIVE APPLIED * changeDates ACTIVE changeHandlerDates',
      'SUSPENDED INVITED * changeDates SUSPENDED changeHandlerDates',
      'SUSPENDED APPLIED * changeDates SUSPENDED changeHandlerDates',
      'ACTIVE CREATED * end REVOKED endHandler',
      'ACTIVE INVITED * end REVOKED endHandler',
      'ACTIVE APPLIED * end REVOKED endHandler',
      'SUSPENDED CREATED * end REVOKED endHandler',
      'SUSPENDED INVITED * end REVOKED endHandler',
      'SUSPENDED APPLIED * end REVOKED endHandler',
    ]
      .flatMap(both)
      .sort(),
  );
});

test.each([
  ['LEGAL_REP', ['PENDING INVITED withdraw']],
  ['ADMIN', []],
] as const)('offers on the role of a legal representative to %s the actions %j', (by, expected) => {
  const all = authorizationStates.flatMap((state) =>
    (['CREATED', 'INVITED', 'APPLIED'] as const).flatMap((origin) =>
      listHandlerActions(state, { capacity: 'LEGAL_REP', origin, form: null }, by).map(
        (action) => `${state} ${origin} ${action}`,
      ),
    ),
  );
  expect(all).toEqual(expected);
});

test('allows exactly these transitions of authorizations', () => {
  const all = authorizationStates.flatMap((state) =>
    (['company', 'handler'] as const).flatMap((side) =>
      [false, true].flatMap((isChanging) =>
        listCompanyAuthorizationActions(state, side, isChanging).map((action) => {
          const { to = state } = companyAuthorizationTransitions[action];
          return `${state} ${side} ${isChanging ? 'changing' : 'settled'} ${action} ${to}`;
        }),
      ),
    ),
  );
  const both = (row: string) => [row.replace('*', 'settled'), row.replace('*', 'changing')];
  expect(all.sort()).toEqual(
    [
      ...[
        'PENDING handler * accept ACTIVE',
        'PENDING handler * reject REJECTED',
        'PENDING company * withdraw CANCELLED',
        'PENDING company * modify PENDING',
        'ACTIVE company * modify ACTIVE',
        'ACTIVE company * revoke REVOKED',
        'SUSPENDED company * revoke REVOKED',
        'ACTIVE handler * resign REVOKED',
        'SUSPENDED handler * resign REVOKED',
      ].flatMap(both),
      'ACTIVE handler changing acceptChange ACTIVE',
      'ACTIVE handler changing rejectChange ACTIVE',
      'SUSPENDED handler changing rejectChange SUSPENDED',
      'ACTIVE company changing withdrawChange ACTIVE',
      'SUSPENDED company changing withdrawChange SUSPENDED',
    ].sort(),
  );
});
