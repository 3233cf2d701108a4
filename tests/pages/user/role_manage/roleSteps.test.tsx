import { act, cleanup, screen } from '@testing-library/react';
import RoleCreatePage from '@/pages/user/role_manage/create';
import { getNow } from '@/utils/serverClock';
import { MINUTE, ROLE_POLL } from '../../../../src/constants';
import { createFakeNetwork, httpError, noResponse, refusal, settle } from '../../../support/fakeNetwork';
import { en } from '../../../support/messages';
import { press, showPage } from '../../../support/showPage';
import { visits } from '../../../support/umi';
import { answerSession, makeUser } from '../../../support/users';
import { detail } from './roleRows';

type MessageKey = import('@/locales/zh-CN/index').MessageKey;

const network = createFakeNetwork();

beforeEach(() => {
  network.answer('companyByCode', noResponse);
  answerSession(network);
});
afterEach(() => jest.useRealTimers());

const opens = (query: string, level: 2 | 3 = 3) =>
  showPage(<RoleCreatePage />, {
    path: `/user/role_manage/create?${query}`,
    state: { userInfo: makeUser({ level }) },
  });
const presses = (key: MessageKey, role = 'button') => press(screen.getByRole(role, { name: en[key] }));

test('links to verification, with a return address, below level 3', async () => {
  await opens('', 2);
  await presses('roles.level.go', 'link');
  expect(visits).toEqual(['push /user/verification?referer=%2Fuser%2Frole_manage%2Fcreate']);
});

test('sends the proof of a draft, and then waits for the registry', async () => {
  network.answer('proveRole', detail({ state: 'VERIFYING', actions: [] }));
  network.answer('role', detail());
  await opens('id=r-1');
  expect(screen.getByText(en['roles.proof.LEGAL_REP'])).toBeTruthy();
  await presses('roles.proof.go.LEGAL_REP');
  expect(network.sent('proveRole')).toMatchObject([{ params: { id: 'r-1' } }]);
  expect(screen.getByRole('heading', { name: en['roles.wait.registry'] })).toBeTruthy();
});

test('polls a pending role until it is decided', async () => {
  jest.useFakeTimers();
  const active = detail({ state: 'ACTIVE', canAct: true, actions: [] });
  network.answer('role', detail({ state: 'VERIFYING', actions: [] }), active);
  await opens('id=r-1');
  expect(network.sent('role')).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(ROLE_POLL));
  await settle();
  expect(network.sent('role')).toHaveLength(2);
  expect(screen.getByRole('link', { name: en['identity.company.space'] })).toBeTruthy();
  act(() => void jest.advanceTimersByTime(5 * ROLE_POLL));
  await settle();
  expect(network.sent('role')).toHaveLength(2);
});

test('shows the remaining time of the license code, and renews an expired one', async () => {
  const waiting = (text: string, left: number) =>
    detail({
      state: 'VERIFYING',
      method: 'LICENSE_QR',
      actions: [],
      licenseQr: { text, expiresAt: new Date(getNow() + left).toISOString() },
    });
  network.answer('role', waiting('https://license.example.com/a', -MINUTE));
  network.answer('proveRole', waiting('https://license.example.com/b', 5 * MINUTE));
  await opens('id=r-1');
  expect(screen.getByRole('timer').textContent).toBe(en['roles.qr.ended']);
  await presses('qr.renew');
  expect(screen.getByRole('timer').textContent).toMatch(/\b(5:00|4:59)\b/);
});

test('offers a change and an appeal after a mismatch, and another proof after an expiry', async () => {
  const refused = (failure: 'MISMATCH' | 'EXPIRED') => detail({ state: 'REJECTED', failure });
  network.answer('role', refused('MISMATCH'), refused('EXPIRED'));
  await opens('id=r-1');
  expect(screen.getByText(en['roles.failure.MISMATCH'])).toBeTruthy();
  const appeal = screen.getByRole('link', { name: en['roles.result.appeal'] });
  expect(appeal.getAttribute('href')).toContain('reason=LEGAL_REP_CHANGED');
  expect(screen.queryByRole('link', { name: en['common.retry'] })).toBeNull();
  await presses('roles.result.change', 'link');
  expect(visits).toEqual(['push /user/role_manage/create?id=r-1&step=form']);
  expect(screen.getByRole('heading', { name: en['roles.form.heading'] })).toBeTruthy();
  cleanup();
  await opens('id=r-2');
  await presses('common.retry', 'link');
  expect(visits.at(-1)).toBe('push /user/role_manage/create?id=r-2&step=proof');
});

test('links to account security if the account lacks a proof, before and after the registry was asked', async () => {
  network.answer('role', detail(), detail({ state: 'REJECTED', failure: 'FACTOR' }));
  network.answer('proveRole', refusal('FACTOR_REQUIRED', 'add one first'));
  await opens('id=r-1');
  await presses('roles.proof.go.LEGAL_REP');
  expect(screen.getByRole('alert').textContent).toBe('add one first');
  await presses('page.accountSecurity', 'link');
  cleanup();
  await opens('id=r-2');
  expect(screen.getByText(en['subCode.FACTOR_REQUIRED'])).toBeTruthy();
  expect(screen.getByRole('link', { name: en['common.retry'] })).toBeTruthy();
  await presses('page.accountSecurity', 'link');
  expect(visits).toEqual(Array(2).fill('push /user/account_manage/account_security'));
});

test.each([
  [{ state: 'PENDING', origin: 'APPLIED' }, 'roles.result.applied'],
  [{ state: 'PENDING', origin: 'INVITED' }, 'roles.result.invited'],
  [{ state: 'EXPIRED' }, 'roles.result.ended'],
] as const)('shows for the role %j the heading %s', async (given, key) => {
  network.answer('role', detail({ ...given, actions: [] }));
  await opens('id=r-1');
  const title = en[key].replace('{orgName}', detail().orgName);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  const back = screen.getByRole('link', { name: en['space.back'] });
  expect(back.getAttribute('href')).toBe('/user/role_manage');
});

test.each([
  ['an unknown role', '..%2f'],
  ['a role of another user', 'r-boss-1'],
])('shows %s as unknown, and an error for a role that could not be loaded', async (_, id) => {
  network.answer('role', httpError(404), httpError(503));
  await opens(`id=${encodeURIComponent(id)}`);
  expect(screen.getByRole('heading', { name: en['roles.unknown'] })).toBeTruthy();
  cleanup();
  await opens('id=r-9');
  expect(screen.getByText(en['roles.read.failed'])).toBeTruthy();
});
