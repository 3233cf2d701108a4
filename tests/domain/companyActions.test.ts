/** @jest-environment node */
import type { Capacity, RoleState } from '@/contract';
import { type CompanyAction, findCompanyBlock, leadsCompany, type Standing } from '@/domain/companyActions';
import { companyMatters } from '@/validation/companyMatters';

const CAPACITIES: Capacity[] = ['LEGAL_REP', 'ADMIN', 'HANDLER'];

/** Who may do it, written out once more: `L` legal representative, `A` administrator, a matter for handlers. */
const MAY: Record<CompanyAction, { by: string; matter?: string; handlers?: true; writes: boolean }> = {
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

const stands = (given: Partial<Standing> = {}): Standing => ({
  capacity: 'LEGAL_REP',
  state: 'ACTIVE',
  begun: true,
  companySuspended: false,
  matters: [],
  acting: true,
  level: 3,
  ...given,
});

/** What should keep a capacity that is authorized for `matters` from an action, while it acts and all is well. */
function expectedBlock(action: CompanyAction, capacity: Capacity, matters: readonly string[]) {
  const { by, matter, handlers } = MAY[action];
  if (capacity !== 'HANDLER') return by.includes(capacity === 'ADMIN' ? 'A' : 'L') ? null : 'ROLE_CAPACITY';
  if (handlers) return null;
  if (!matter) return 'ROLE_CAPACITY';
  return matters.includes(matter) ? null : 'ROLE_MATTER';
}

const actions = Object.keys(MAY) as CompanyAction[];

const cases = actions.flatMap((action) =>
  CAPACITIES.map((capacity): [CompanyAction, Capacity] => [action, capacity]),
);

test('the legal representative and administrators lead', () => {
  expect(CAPACITIES.filter(leadsCompany)).toEqual(['LEGAL_REP', 'ADMIN']);
});

describe.each(cases)('%s by %s', (action, capacity) => {
  test('without a matter, with each one, and with all of them', () => {
    for (const matters of [[], ...companyMatters.map((matter) => [matter]), [...companyMatters]]) {
      expect([matters, findCompanyBlock(action, stands({ capacity, matters }))]).toEqual([
        matters,
        expectedBlock(action, capacity, matters),
      ]);
    }
  });

  const matters = companyMatters;
  const block = expectedBlock(action, capacity, matters);

  test('for a tab that acts in another role', () => {
    const expected = block ?? (MAY[action].writes ? 'ROLE_NOT_ACTING' : null);
    expect(findCompanyBlock(action, stands({ capacity, matters, acting: false }))).toBe(expected);
  });

  test('during a suspension of the role or the company', () => {
    const expected = block ?? (MAY[action].writes ? 'ROLE_SUSPENDED' : null);
    for (const acting of [true, false]) {
      expect(findCompanyBlock(action, stands({ capacity, matters, acting, state: 'SUSPENDED' }))).toBe(
        expected,
      );
      expect(findCompanyBlock(action, stands({ capacity, matters, acting, companySuspended: true }))).toBe(
        expected,
      );
    }
  });

  test('for an account below the level for companies', () => {
    const expected = block ?? (MAY[action].writes ? 'ROLE_LEVEL' : null);
    for (const acting of [true, false]) {
      expect(findCompanyBlock(action, stands({ capacity, matters, acting, level: 2 }))).toBe(expected);
    }
  });

  test('is false before the first day', () => {
    expect(findCompanyBlock(action, stands({ capacity, matters, begun: false }))).toBe('ROLE_ENDED');
  });

  test.each<RoleState>(['DRAFT', 'VERIFYING', 'PENDING', 'REJECTED', 'CANCELLED', 'REVOKED', 'EXPIRED'])(
    'never as %s',
    (state) => {
      expect(findCompanyBlock(action, stands({ capacity, matters, state }))).toBe('ROLE_ENDED');
    },
  );
});
