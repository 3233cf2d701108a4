import { act, screen } from '@testing-library/react';
import type { RoleDetail } from '@/contract';
import RoleCreatePage from '@/pages/user/role_manage/create';
import { getNow } from '@/utils/serverClock';
import { MINUTE, ROLE_POLL } from '../../../../src/constants';
import { answerSession } from '../../../support/builders/users';
import {
  createFakeNetwork,
  httpError,
  noResponse,
  refusal,
  settle,
} from '../../../support/fakes/fakeNetwork';
import { visits } from '../../../support/fakes/umi';
import { en } from '../../../support/messages';
import { press, showToUser } from '../../../support/render/showPage';
import { detail } from './roleRows';

type MessageKey = import('@/locales/zh-CN/index').MessageKey;

const network = createFakeNetwork();

beforeEach(() => {
  // The company form looks the company up; no test here needs the response.
  network.answer('companyByCode', noResponse);
  answerSession(network);
});
afterEach(() => jest.useRealTimers());

const openRole = (query: string, level: 2 | 3 = 3) =>
  showToUser(<RoleCreatePage />, { path: `/user/role_manage/create?${query}`, user: { level } });
const pressByKey = (key: MessageKey, ariaRole = 'button') =>
  press(screen.getByRole(ariaRole, { name: en[key] }));

const draft = detail({ state: 'DRAFT', actions: ['continue', 'discard'] });
const makeRejected = (failure: RoleDetail['failure']) =>
  detail({ state: 'REJECTED', failure, actions: ['continue', 'discard'] });

test('links to identity verification, with a return address, if the user is below level 3', async () => {
  await openRole('', 2);
  await pressByKey('roles.level.go', 'link');
  expect(visits).toEqual(['push /user/verification?referer=%2Fuser%2Frole_manage%2Fcreate']);
});

test('requests the proof of a draft, then shows that the registry is being queried', async () => {
  network.answer('proveRole', detail({ state: 'VERIFYING', actions: [] }));
  network.answer('role', draft);
  await openRole('id=r-1');
  expect(screen.getByText(en['roles.proof.LEGAL_REP'])).toBeTruthy();
  await pressByKey('roles.proof.go.LEGAL_REP');
  expect(network.sent('proveRole')).toMatchObject([{ params: { id: 'r-1' } }]);
  expect(screen.getByRole('heading', { name: en['roles.wait.registry'] })).toBeTruthy();
});

test('polls a role while it is VERIFYING, and stops once it is ACTIVE', async () => {
  jest.useFakeTimers();
  const active = detail({ state: 'ACTIVE', canAct: true, actions: [] });
  network.answer('role', detail({ state: 'VERIFYING', actions: [] }), active);
  await openRole('id=r-1');
  expect(network.sent('role')).toHaveLength(1);
  act(() => void jest.advanceTimersByTime(ROLE_POLL));
  await settle();
  expect(network.sent('role')).toHaveLength(2);
  expect(screen.getByRole('link', { name: en['identity.company.space'] })).toBeTruthy();
  act(() => void jest.advanceTimersByTime(5 * ROLE_POLL));
  await settle();
  expect(network.sent('role')).toHaveLength(2);
});

test('renews an expired license code and shows the remaining time of the new one', async () => {
  const waiting = (left: number) =>
    detail({
      state: 'VERIFYING',
      method: 'LICENSE_QR',
      actions: [],
      licenseQr: {
        text: 'https://license.example.com/a',
        expiresAt: new Date(getNow() + left).toISOString(),
      },
    });
  network.answer('role', waiting(-MINUTE));
  network.answer('proveRole', waiting(5 * MINUTE));
  await openRole('id=r-1');
  expect(screen.getByRole('timer').textContent).toBe(en['roles.qr.ended']);
  await pressByKey('qr.renew');
  expect(screen.getByRole('timer').textContent).toMatch(/\b(5:00|4:59)\b/);
});

test('offers to change the details or appeal after a mismatch', async () => {
  network.answer('role', makeRejected('MISMATCH'));
  await openRole('id=r-1');
  expect(screen.getByText(en['roles.failure.MISMATCH'])).toBeTruthy();
  const appeal = screen.getByRole('link', { name: en['roles.result.appeal'] });
  expect(appeal.getAttribute('href')).toContain('reason=LEGAL_REP_CHANGED');
  expect(screen.queryByRole('link', { name: en['common.retry'] })).toBeNull();
  await pressByKey('roles.result.change', 'link');
  expect(visits).toEqual(['push /user/role_manage/create?id=r-1&step=form']);
  expect(screen.getByRole('heading', { name: en['roles.form.heading'] })).toBeTruthy();
});

test('offers a retry after an expired proof', async () => {
  network.answer('role', makeRejected('EXPIRED'));
  await openRole('id=r-1');
  await pressByKey('common.retry', 'link');
  expect(visits).toEqual(['push /user/role_manage/create?id=r-1&step=proof']);
});

test('links to account security if the server refuses the proof with FACTOR_REQUIRED', async () => {
  network.answer('role', draft);
  network.answer('proveRole', refusal('FACTOR_REQUIRED', 'add one first'));
  await openRole('id=r-1');
  await pressByKey('roles.proof.go.LEGAL_REP');
  expect(screen.getByRole('alert').textContent).toBe('add one first');
  await pressByKey('page.accountSecurity', 'link');
  expect(visits).toEqual(['push /user/account_manage/account_security']);
});

test('links to account security if the proof failed with FACTOR', async () => {
  network.answer('role', makeRejected('FACTOR'));
  await openRole('id=r-1');
  expect(screen.getByText(en['subCode.FACTOR_REQUIRED'])).toBeTruthy();
  expect(screen.getByRole('link', { name: en['common.retry'] })).toBeTruthy();
  await pressByKey('page.accountSecurity', 'link');
  expect(visits).toEqual(['push /user/account_manage/account_security']);
});

test.each([
  ['roles.result.applied', { state: 'PENDING', origin: 'APPLIED' }],
  ['roles.result.invited', { state: 'PENDING', origin: 'INVITED' }],
  ['roles.result.ended', { state: 'EXPIRED' }],
] as const)('shows the heading %s for the role %j', async (key, given) => {
  network.answer('role', detail({ ...given, actions: [] }));
  await openRole('id=r-1');
  const title = en[key].replace('{orgName}', detail().orgName);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  const back = screen.getByRole('link', { name: en['space.back'] });
  expect(back.getAttribute('href')).toBe('/user/role_manage');
});

test('shows an unknown role as such, and requests it by its encoded id', async () => {
  network.answer('role', httpError(404));
  await openRole(`id=${encodeURIComponent('..%2f')}`);
  expect(network.sent('role')).toMatchObject([{ params: { id: '..%2f' } }]);
  expect(screen.getByRole('heading', { name: en['roles.unknown'] })).toBeTruthy();
});

test('shows an error for a role that could not be loaded', async () => {
  network.answer('role', httpError(503));
  await openRole('id=r-1');
  expect(screen.getByText(en['roles.read.failed'])).toBeTruthy();
});
