import type { Capacity, RoleState } from '@/contract';
import type { CompanyPermission } from '@/contract/roleValues';
import { findCompanyBlock, leadsCompany, type RoleContext } from '@/domain/companyActions';
import { companyMatters } from '@/validation/companyMatters';

const CAPACITIES: Capacity[] = ['LEGAL_REP', 'ADMIN', 'HANDLER'];

/**
 * Who may perform each action, defined independently of the source: `L` legal representative, `A` administrator,
 * otherwise a matter of handlers.
 */
const MAY: Record<CompanyPermission, { by: string; matter?: string; handlers?: true; writes: boolean }> = {
  viewCompany: { by: 'LA', handlers: true, writes: false },
  changeContact: { by: 'LA', matter: 'COMPANY_INFO', writes: true },
  replaceLegalRep: { by: 'L', writes: true },
  viewCertificates: { by: 'LA', matter: 'CERTIFICATES', writes: false },
  bindCertificate: { by: 'LA', matter: 'CERTIFICATES', writes: true },
  unbindCertificate: { by: 'LA', matter: 'CERTIFICATES', writes: true },
  viewHandlers: { by: 'LA', writes: false },
  inviteHandler: { by: 'LA', writes: true },
  decideApplication: { by: 'LA', writes: true },
  changeHandlerDates: { by: 'LA', writes: true },
  endHandler: { by: 'LA', writes: true },
  viewAuthorizations: { by: 'LA', writes: false },
  addAuthorization: { by: 'LA', writes: true },
  modifyAuthorization: { by: 'LA', writes: true },
  revokeAuthorization: { by: 'LA', writes: true },
};

const makeRole = (given: Partial<RoleContext> = {}): RoleContext => ({
  capacity: 'LEGAL_REP',
  state: 'ACTIVE',
  hasBegun: true,
  companySuspended: false,
  matters: [],
  isActing: true,
  level: 3,
  ...given,
});

/** Returns the expected reason against an action of an active role that is authorized for `matters`. */
function expectedBlock(action: CompanyPermission, capacity: Capacity, matters: readonly string[]) {
  const { by, matter, handlers } = MAY[action];
  if (capacity !== 'HANDLER') return by.includes(capacity === 'ADMIN' ? 'A' : 'L') ? null : 'ROLE_CAPACITY';
  if (handlers) return null;
  if (!matter) return 'ROLE_CAPACITY';
  return matters.includes(matter) ? null : 'ROLE_MATTER';
}

const actions = Object.keys(MAY) as CompanyPermission[];

const cases = actions.flatMap((action) =>
  CAPACITIES.map((capacity): [CompanyPermission, Capacity] => [action, capacity]),
);

test('treats the legal representative and administrators as leaders', () => {
  expect(CAPACITIES.filter(leadsCompany)).toEqual(['LEGAL_REP', 'ADMIN']);
});

describe.each(cases)('%s by %s', (action, capacity) => {
  test('depends on the matters of a handler', () => {
    for (const matters of [[], ...companyMatters.map((matter) => [matter]), [...companyMatters]]) {
      expect([matters, findCompanyBlock(action, makeRole({ capacity, matters }))]).toEqual([
        matters,
        expectedBlock(action, capacity, matters),
      ]);
    }
  });

  const matters = companyMatters;
  const block = expectedBlock(action, capacity, matters);

  test('is refused as a write if the tab acts in another role', () => {
    const expected = block ?? (MAY[action].writes ? 'ROLE_NOT_ACTING' : null);
    expect(findCompanyBlock(action, makeRole({ capacity, matters, isActing: false }))).toBe(expected);
  });

  test('is refused as a write during a suspension of the role or the company', () => {
    const expected = block ?? (MAY[action].writes ? 'ROLE_SUSPENDED' : null);
    for (const isActing of [true, false]) {
      expect(findCompanyBlock(action, makeRole({ capacity, matters, isActing, state: 'SUSPENDED' }))).toBe(
        expected,
      );
      expect(
        findCompanyBlock(action, makeRole({ capacity, matters, isActing, companySuspended: true })),
      ).toBe(expected);
    }
  });

  test('is refused as a write if the level of the account is too low', () => {
    const expected = block ?? (MAY[action].writes ? 'ROLE_LEVEL' : null);
    for (const isActing of [true, false]) {
      expect(findCompanyBlock(action, makeRole({ capacity, matters, isActing, level: 2 }))).toBe(expected);
    }
  });

  test('is refused before the first day of the role', () => {
    expect(findCompanyBlock(action, makeRole({ capacity, matters, hasBegun: false }))).toBe('ROLE_ENDED');
  });

  test.each<RoleState>(['DRAFT', 'VERIFYING', 'PENDING', 'REJECTED', 'CANCELLED', 'REVOKED', 'EXPIRED'])(
    'is refused in the state %s',
    (state) => {
      expect(findCompanyBlock(action, makeRole({ capacity, matters, state }))).toBe('ROLE_ENDED');
    },
  );
});
