import { act, screen } from '@testing-library/react';
import type { RoleDetail } from '@/contract';
import RoleCreatePage from '@/pages/user/role_manage/create';
import { getNow } from '@/utils/serverClock';
import { MINUTE, ROLE_POLL } from '../../../../src/constants';
import { answerSession } from '../../../support/builders/users';
import { createFakeNetwork, httpError, noResponse, settle } from '../../../support/fakes/fakeNetwork';
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

const makeRejected = (failure: RoleDetail['failure']) =>
  detail({ state: 'REJECTED', failure, actions: ['continue', 'discard'] });

test('links to identity verification, with a return address, if the user is below level 3', async () => {
  await openRole('', 2);
  await pressByKey('roles.level.go', 'link');
  expect(visits).toEqual(['push /user/verification?referer=%2Fuser%2Frole_manage%2Fcreate']);
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

test.each([
  ['roles.failure.EXPIRED', 'common.retry', '/user/role_manage/create?id=r-1&step=proof'],
  ['subCode.FACTOR_REQUIRED', 'page.accountSecurity', '/user/account_manage/account_security'],
] as const)('shows %s, and offers a retry and the link %s', async (reason, link, path) => {
  network.answer('role', makeRejected(reason === 'subCode.FACTOR_REQUIRED' ? 'FACTOR' : 'EXPIRED'));
  await openRole('id=r-1');
  expect(screen.getByText(en[reason])).toBeTruthy();
  expect(screen.getByRole('link', { name: en['common.retry'] })).toBeTruthy();
  await pressByKey(link, 'link');
  expect(visits).toEqual([`push ${path}`]);
});

test.each([
  [404, 'roles.unknown'],
  [503, 'roles.read.failed'],
] as const)(
  'requests a role by its encoded id, and shows for the status %i the message %s',
  async (status, key) => {
    network.answer('role', httpError(status));
    await openRole(`id=${encodeURIComponent('..%2f')}`);
    expect(network.sent('role')).toMatchObject([{ params: { id: '..%2f' } }]);
    expect(screen.getByText(en[key])).toBeTruthy();
  },
);
