import { DAY } from '@/constants';
import type { IdentityLevel, Security } from '@/contract';
import { listMissingFacts } from '@/pages/user/identity_manage/identityFacts';
import { type KnownPersonData, listNextSteps } from '@/pages/user/identity_manage/listNextSteps';
import { makeSecurity } from '../../../support/builders/users';

const NOW = Date.parse('2026-03-01T12:00:00+08:00');
const DOCUMENT = '2040-01-01';
const person = { userType: 'person' as const, roles: [] };
const security = makeSecurity({
  passwordAt: '2026-02-01T10:00:00+08:00',
  email: 't***@example.com',
  questions: 3,
  level: 3,
});
const complete: KnownPersonData = {
  userInfo: { ...person, mobile: '154****0001', email: 't***@example.com', level: 3 },
  identity: { level: 3, idTo: DOCUMENT },
  security,
};
const steps = (part: Partial<KnownPersonData> = {}) => listNextSteps({ ...complete, ...part }, NOW);
const keys = (part: Partial<KnownPersonData> = {}) => steps(part).map(({ key }) => key);
const identity = (idTo: string | null, level: IdentityLevel = 3) => ({ identity: { level, idTo } });
const changed = (part: Partial<Security>) => ({ security: { ...security, ...part } });

test('returns no step for a complete account, even without a certificate', () => {
  expect(keys()).toEqual([]);
  expect(keys(identity(null, 4))).toEqual([]);
});

test.each([
  [0, 'idExpiring'],
  [90, 'idExpiring'],
  [91, undefined],
  [-1, 'idExpired'],
])('returns for a document that expires in %d days the step %s', (days, step) => {
  const idTo = new Date(NOW + 8 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
  expect(keys(identity(idTo))[0]).toBe(step);
});

test('returns a step with the date for a password that is at least 180 days old', () => {
  const at = (days: number) => new Date(NOW - days * DAY).toISOString();
  expect(keys(changed({ passwordAt: at(179) }))).toEqual([]);
  expect(steps(changed({ passwordAt: at(180) }))).toEqual([
    { key: 'passwordOld', to: '/user/account_manage/modify_password', date: at(180) },
  ]);
});

test('sorts blocking steps first, then recovery methods, aging items, and higher levels', () => {
  const none = changed({ passwordAt: null, mobile: '', email: '', questions: 0, level: 1 });
  expect(keys({ ...none, ...identity('2020-01-01', 1) })).toEqual([
    'passwordNone',
    'idExpired',
    'mobile',
    'email',
    'questions',
    'level',
  ]);
  const old = changed({ passwordAt: '2020-01-01T00:00:00Z', email: '', questions: 0 });
  expect(keys({ ...old, ...identity('2026-04-01', 2) })).toEqual([
    'email',
    'passwordOld',
    'idExpiring',
    'questions',
    'level',
  ]);
});

test('returns no step for data that has not loaded, and uses the session as a fallback', () => {
  const userInfo = { ...person, mobile: '', email: 't***@example.com', level: 1 as IdentityLevel };
  expect(keys({ userInfo, identity: null, security: null })).toEqual(['mobile', 'level']);
  expect(keys({ userInfo, identity: null })).toEqual(['level']);
  expect(keys({ userInfo, identity: { level: 3, idTo: null } })).toEqual([]);
});

test.each([
  [1, 'companyLevel', '/user/verification?referer=%2Fuser%2Frole_manage'],
  [3, 'company', '/user/role_manage'],
] as const)(
  'returns for a legal entity of level %i without a proven organization the step %s',
  (level, key, to) => {
    const userInfo = { ...complete.userInfo, userType: 'legal' as const, level };
    expect(steps({ userInfo, identity: { level, idTo: null } })).toEqual([{ key, to }]);
  },
);

test('lists missing values in the order of the card', () => {
  const known = {
    name: '测*甲',
    idType: 'RESIDENT_ID',
    idNo: '1',
    idFrom: '2020-01-01',
    mobile: '1',
    email: 'e',
  };
  expect(listMissingFacts(known)).toEqual([]);
  expect(listMissingFacts({ ...known, idFrom: null, email: '' })).toEqual(['validity', 'email']);
  const unknown = { name: '', idType: '', idNo: '', idFrom: null, mobile: '', email: '' };
  expect(listMissingFacts(unknown)).toEqual(['name', 'idType', 'idNo', 'validity', 'mobile', 'email']);
});
