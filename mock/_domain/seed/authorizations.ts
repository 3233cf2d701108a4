/** Authorizations between demo and others. Days count from the day the seed is made. */
import { DAY } from '../../../src/constants';
import type { AuthorizationMatter } from '../../../src/contract';
import { formatChinaDate } from '../../../src/validation/dates';
import { toPerson } from '../accounts/companies';
import type { Account, Identity } from '../store/records/account';
import type { Authorization, DecidedState } from '../store/records/authorization';

type Row = [
  grantor: string,
  grantee: string,
  state: DecidedState,
  matters: AuthorizationMatter[],
  /** In days before or after the seed. */
  days: { made: number; start: number; end: number; decided?: number },
];

const rows: Row[] = [
  ['demo', 'newcomer', 'ACTIVE', ['VEHICLE'], { made: -200, start: -199, end: -20, decided: -199 }],
  ['demo', 'newcomer', 'REJECTED', ['TAX'], { made: -120, start: -119, end: 60, decided: -118 }],
  ['newcomer', 'demo', 'REVOKED', ['APPOINTMENT'], { made: -90, start: -90, end: 30, decided: -40 }],
  ['demo', 'frozen', 'ACTIVE', ['PROVIDENT_FUND'], { made: -60, start: -60, end: 120, decided: -59 }],
  ['frozen', 'demo', 'CANCELLED', ['IDENTITY'], { made: -50, start: -45, end: 45, decided: -49 }],
  ['weak', 'demo', 'ACTIVE', ['TAX', 'APPOINTMENT'], { made: -35, start: -30, end: 150, decided: -34 }],
  [
    'demo',
    'weak',
    'ACTIVE',
    ['SOCIAL_SECURITY', 'PROVIDENT_FUND'],
    { made: -30, start: -30, end: 200, decided: -29 },
  ],
  ['weak', 'demo', 'PENDING', ['IDENTITY', 'VEHICLE'], { made: -2, start: 1, end: 90 }],
  ['demo', 'weak', 'PENDING', ['TAX'], { made: -1, start: 3, end: 93 }],
];

/** Creates the authorizations between the `accounts` as of `at` (ms), oldest first. */
export function createSeedAuthorizations(accounts: readonly Account[], at: number): Authorization[] {
  const personOf = (name: string): Identity => {
    const person = toPerson(accounts.find(({ account }) => account === name));
    if (!person) throw new Error(`no account ${name}`);
    return person;
  };
  const day = (days: number) => formatChinaDate(at + days * DAY);
  return rows.map(([grantor, grantee, state, matters, { made, start, end, decided }], index) => ({
    id: `authorization-${index + 1}`,
    grantorId: `u-${grantor}`,
    granteeId: `u-${grantee}`,
    grantee: personOf(grantee),
    matters,
    start: day(start),
    end: day(end),
    state,
    createdAt: at + made * DAY,
    decidedAt: decided === undefined ? null : at + decided * DAY,
  }));
}
