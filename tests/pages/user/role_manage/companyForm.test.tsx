import { fireEvent, screen } from '@testing-library/react';
import { findCompanyCase, toApplication, toRoleForm } from '@/pages/user/role_manage/create/companyForm';
import { CompanyForm } from '@/pages/user/role_manage/create/components/CompanyForm';
import { getToday } from '@/utils/today';
import { createFakeNetwork, settle } from '../../../support/fakes/fakeNetwork';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { field, send } from '../../../support/render/formFields';
import { press, showToUser } from '../../../support/render/showPage';
import { detail } from './roleRows';

type RoleDetail = import('@/contract').RoleDetail;

const network = createFakeNetwork();
const CODE = '91440000TTTTTTT26D';
const UNKNOWN = { known: false, orgName: '', hasLegalRep: false, roleId: null };
const KNOWN = { known: true, orgName: '测试二号商行', hasLegalRep: true, roleId: null };

beforeEach(() => {
  network.answer('companyByCode', UNKNOWN);
});

const type = async (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  await settle();
};
const choose = (name: string, value: string) => press(field(name, value));
const showForm = (role?: RoleDetail) => showToUser(<CompanyForm role={role} onSaved={() => undefined} />);

describe('the next step of the form', () => {
  const circumstances = { company: null, capacity: undefined, isPerson: true, ownId: undefined };

  test.each([
    ['nothing is known', {}, 'prove'],
    ['the company is unknown', { company: UNKNOWN, capacity: 'HANDLER' }, 'prove'],
    ['the company has a legal representative', { company: KNOWN }, 'apply'],
    ['the company has one and the user is a legal entity', { company: KNOWN, isPerson: false }, 'closed'],
    [
      'the user is the missing legal representative',
      { company: { ...KNOWN, hasLegalRep: false }, capacity: 'LEGAL_REP' },
      'prove',
    ],
    [
      'the legal representative is missing and the user is a handler',
      { company: { ...KNOWN, hasLegalRep: false }, capacity: 'HANDLER' },
      'apply',
    ],
    ['the user has a role in the company', { company: { ...KNOWN, roleId: 'r-1' } }, 'own'],
    ['the user changes this role', { company: { ...UNKNOWN, roleId: 'r-1' }, ownId: 'r-1' }, 'prove'],
  ] as const)('is the expected one if %s: %j', (_, given, way) => {
    expect(findCompanyCase({ ...circumstances, ...given })).toBe(way);
  });
});

test('derives the type from the code and normalizes the input', () => {
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

test('looks up a complete code once, sends a new company as the contract defines it, and opens its page', async () => {
  network.answer('createRole', detail({ id: 'r-new' }));
  await showForm();
  await type('uscc', CODE.slice(0, 17));
  expect(network.calls).toEqual([]);
  await type('uscc', CODE);
  expect(screen.getByText(en['register.orgType.ENTERPRISE'])).toBeTruthy();
  expect(network.sent('companyByCode')).toMatchObject([{ query: { uscc: CODE } }]);
  await choose('capacity', 'HANDLER');
  // The legal representative has to confirm a handler.
  expect(screen.getByText(en['roles.method.asksLegalRep'])).toBeTruthy();
  await choose('capacity', 'LEGAL_REP');
  await type('orgName', '测试三号科技有限公司');
  await type('legalRep', '测试甲');
  await choose('method', 'LICENSE_QR');
  await send();
  expect(network.bodies('createRole')).toEqual([
    {
      orgName: '测试三号科技有限公司',
      uscc: CODE,
      orgType: 'ENTERPRISE',
      legalRep: '测试甲',
      capacity: 'LEGAL_REP',
      method: 'LICENSE_QR',
    },
  ]);
  expect(visits).toEqual(['replace /user/role_manage/create?id=r-new']);
});

test('shows an error for each missing field and sends no request', async () => {
  await showForm();
  await send();
  for (const key of [
    'validation.creditCode.required',
    'roles.capacity.required',
    'validation.orgName.required',
    'validation.name.missing',
    'roles.method.required',
  ] as const) {
    await screen.findByText(en[key]);
  }
  expect(network.calls).toEqual([]);
});

test('sends an application with an end date for a known company', async () => {
  network.answer('companyByCode', KNOWN);
  network.answer('applyAsHandler', detail({ id: 'r-asked', state: 'PENDING', origin: 'APPLIED' }));
  await showForm();
  await type('uscc', '92440000TTTTTTT169');
  expect(screen.getByText(en['roles.known'].replace('{orgName}', '测试二号商行'))).toBeTruthy();
  expect(field('orgName')).toBeNull();
  await type('end', getToday());
  fireEvent.keyDown(field('end'), { key: 'Enter', code: 'Enter' });
  await send();
  expect(network.bodies('applyAsHandler')).toEqual([{ uscc: '92440000TTTTTTT169', end: getToday() }]);
});

test('shows a link to the user’s own role in the company instead of a form', async () => {
  network.answer('companyByCode', { ...KNOWN, roleId: 'r-own' });
  await showForm();
  await type('uscc', '92440000TTTTTTT169');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/user/role_manage/create?id=r-own');
  expect(screen.queryByRole('button', { name: en['form.next'] })).toBeNull();
});

test('fills the form with an existing role and sends the change', async () => {
  network.answer('changeRole', detail());
  network.answer('companyByCode', { ...UNKNOWN, roleId: 'r-1' });
  await showForm(detail());
  expect([field('uscc').value, field('orgName').value, field('legalRep').value]).toEqual([
    CODE,
    '测试三号科技有限公司',
    '测试甲',
  ]);
  await type('legalRep', '测试乙');
  await send();
  expect(network.sent('changeRole')).toMatchObject([{ params: { id: 'r-1' }, body: { legalRep: '测试乙' } }]);
});

test('restores a draft without the credit code', async () => {
  const { unmount } = await showForm();
  await type('uscc', CODE);
  await type('orgName', '测试三号科技有限公司');
  unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain(CODE);
  await showForm();
  expect([field('uscc').value, field('orgName').value]).toEqual(['', '测试三号科技有限公司']);
});
