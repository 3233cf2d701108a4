import { act, fireEvent, render, screen } from '@testing-library/react';
import { findCompanyCase, toApplication, toRoleForm } from '@/pages/user/role_manage/create/companyForm';
import { CompanyForm } from '@/pages/user/role_manage/create/components/CompanyForm';
import { getToday } from '@/utils/today';
import { en } from '../../../support/messages';
import { visits } from '../../../support/umi';
import { detail } from './roleRows';

type RoleDetail = import('@/contract').RoleDetail;

const CODE = '91440000TTTTTTT26D';
const mockFind = jest.fn();
const mockCreate = jest.fn();
const mockChange = jest.fn();
const mockApply = jest.fn();
const mockPerson = { id: 'u-demo', userType: 'person' };
jest.mock('@/services/roles', () => ({
  getCompanyByCode: (code: string) => mockFind(code),
  createRole: (body: unknown) => mockCreate(body),
  changeRole: (...given: unknown[]) => mockChange(...given),
  applyAsHandler: (body: unknown) => mockApply(body),
}));
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) => pick({ userInfo: mockPerson }),
}));
jest.mock('@/utils/i18n/pageTitle', () => ({ setTitleError: () => undefined }));

const UNKNOWN = { known: false, orgName: '', hasLegalRep: false, roleId: null };
const KNOWN = { known: true, orgName: '测试二号商行', hasLegalRep: true, roleId: null };

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  visits.length = 0;
  mockPerson.userType = 'person';
  mockFind.mockResolvedValue(UNKNOWN);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const field = (name: string, value?: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]${value ? `[value="${value}"]` : ''}`);
const types = (name: string, value: string) =>
  act(async () => void fireEvent.change(field(name) as HTMLElement, { target: { value } }));
const chooses = (name: string, value: string) =>
  act(async () => void fireEvent.click(field(name, value) as HTMLElement));
const sends = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
const shows = (role?: RoleDetail) =>
  act(async () => void render(<CompanyForm role={role} onSaved={() => undefined} />));

describe('how the form goes on', () => {
  const circumstances = { company: null, capacity: undefined, isPerson: true, ownId: undefined };

  test.each([
    ['nothing is known', {}, 'prove'],
    ['the portal does not have it', { company: UNKNOWN, capacity: 'HANDLER' }, 'prove'],
    ['it has its legal representative', { company: KNOWN }, 'apply'],
    ['a legal entity asks then', { company: KNOWN, isPerson: false }, 'closed'],
    [
      'it has none, and it is them',
      { company: { ...KNOWN, hasLegalRep: false }, capacity: 'LEGAL_REP' },
      'prove',
    ],
    [
      'it has none, for a handler',
      { company: { ...KNOWN, hasLegalRep: false }, capacity: 'HANDLER' },
      'apply',
    ],
    ['one has a role there', { company: { ...KNOWN, roleId: 'r-1' } }, 'own'],
    ['it is the role that is changed', { company: { ...UNKNOWN, roleId: 'r-1' }, ownId: 'r-1' }, 'prove'],
  ] as const)('%s: %j', (_, given, way) => {
    expect(findCompanyCase({ ...circumstances, ...given })).toBe(way);
  });
});

test('the type is the one the code stands for, and what was typed is normalized', () => {
  const values = {
    uscc: ' 92440000ttttttt169 ',
    orgName: ' 测试二号商行 ',
    legalRep: ' 测试丁 ',
    capacity: 'HANDLER',
    method: 'CERTIFICATE',
    end: '2026-12-01',
  } as const;
  expect(toRoleForm(values)).toEqual({
    uscc: '92440000TTTTTTT169',
    orgType: 'INDIVIDUAL_BUSINESS',
    orgName: '测试二号商行',
    legalRep: '测试丁',
    capacity: 'HANDLER',
    method: 'CERTIFICATE',
  });
  expect(toApplication(values)).toEqual({ uscc: '92440000TTTTTTT169', end: '2026-12-01' });
});

test('the type is shown as soon as the code is complete, and the portal is asked once', async () => {
  await shows();
  expect(screen.getByText(en['roles.orgType.waiting'])).toBeTruthy();
  await types('uscc', CODE.slice(0, 17));
  expect(mockFind).not.toHaveBeenCalled();
  await types('uscc', CODE);
  expect(screen.getByText(en['register.orgType.ENTERPRISE'])).toBeTruthy();
  expect(mockFind.mock.calls).toEqual([[CODE]]);
});

test('a new company is sent as the contract has it, and its own page follows', async () => {
  mockCreate.mockResolvedValue(detail({ id: 'r-new' }));
  await shows();
  await types('uscc', CODE);
  await chooses('capacity', 'LEGAL_REP');
  await types('orgName', '测试三号科技有限公司');
  await types('legalRep', '测试甲');
  await chooses('method', 'LICENSE_QR');
  await sends();
  expect(mockCreate.mock.calls).toEqual([
    [
      {
        orgName: '测试三号科技有限公司',
        uscc: CODE,
        orgType: 'ENTERPRISE',
        legalRep: '测试甲',
        capacity: 'LEGAL_REP',
        method: 'LICENSE_QR',
      },
    ],
  ]);
  expect(visits).toEqual(['replace /user/role_manage/create?id=r-new']);
});

test('what is missing is said, and nothing is sent', async () => {
  await shows();
  await sends();
  for (const key of [
    'validation.creditCode.required',
    'roles.capacity.required',
    'validation.orgName.required',
    'validation.name.missing',
    'roles.method.required',
  ] as const) {
    await screen.findByText(en[key]);
  }
  expect(mockCreate).not.toHaveBeenCalled();
});

test('the legal representative is asked about a handler: the way says so', async () => {
  await shows();
  expect(screen.getByText(en['roles.method.LEGAL_REP'])).toBeTruthy();
  await chooses('capacity', 'HANDLER');
  expect(screen.getByText(en['roles.method.asksLegalRep'])).toBeTruthy();
  expect(screen.queryByText(en['roles.method.LEGAL_REP'])).toBeNull();
});

test('a company that the portal has is applied to, with a last day', async () => {
  mockFind.mockResolvedValue(KNOWN);
  mockApply.mockResolvedValue(detail({ id: 'r-asked', state: 'PENDING', origin: 'APPLIED' }));
  await shows();
  await types('uscc', '92440000TTTTTTT169');
  expect(screen.getByText(en['roles.known'].replace('{orgName}', '测试二号商行'))).toBeTruthy();
  expect(field('orgName')).toBeNull();
  await types('end', getToday());
  fireEvent.keyDown(field('end') as HTMLElement, { key: 'Enter', code: 'Enter' });
  await sends();
  expect(mockApply.mock.calls).toEqual([[{ uscc: '92440000TTTTTTT169', end: getToday() }]]);
});

test('one’s own role there is led to in place of a form', async () => {
  mockFind.mockResolvedValue({ ...KNOWN, roleId: 'r-own' });
  await shows();
  await types('uscc', '92440000TTTTTTT169');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/user/role_manage/create?id=r-own');
  expect(screen.queryByRole('button', { name: en['roles.submit'] })).toBeNull();
});

test('a company that is named anew comes with what was typed, and is changed', async () => {
  mockChange.mockResolvedValue(detail());
  mockFind.mockResolvedValue({ ...UNKNOWN, roleId: 'r-1' });
  await shows(detail());
  expect([field('uscc')?.value, field('orgName')?.value, field('legalRep')?.value]).toEqual([
    CODE,
    '测试三号科技有限公司',
    '测试甲',
  ]);
  await types('legalRep', '测试乙');
  await sends();
  expect(mockChange.mock.calls[0]).toEqual(['r-1', expect.objectContaining({ legalRep: '测试乙' })]);
});

test('a draft comes back without the code', async () => {
  const { unmount } = render(<CompanyForm onSaved={() => undefined} />);
  await types('uscc', CODE);
  await types('orgName', '测试三号科技有限公司');
  unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain(CODE);
  await shows();
  expect([field('uscc')?.value, field('orgName')?.value]).toEqual(['', '测试三号科技有限公司']);
});
