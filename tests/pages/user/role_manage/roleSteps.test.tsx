import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import RoleCreatePage from '@/pages/user/role_manage/create';
import { ApiError } from '@/utils/http/ApiError';
import { getNow } from '@/utils/serverClock';
import { MINUTE, ROLE_POLL } from '../../../../src/constants';
import { en } from '../../../support/messages';
import { visits } from '../../../support/umi';
import { detail } from './roleRows';

type MessageKey = import('@/locales/zh-CN/index').MessageKey;

const mockRole = jest.fn();
const mockProve = jest.fn();
const mockAddress = { query: '' };
const mockPerson = { id: 'u-demo', userType: 'person', level: 3 };
jest.mock('@umijs/max', () => ({
  ...jest.requireActual('../../../support/umi'),
  useSearchParams: () => [new URLSearchParams(mockAddress.query)],
}));
jest.mock('@/services/roles', () => ({
  getRole: (id: string) => mockRole(id),
  proveRole: (...given: unknown[]) => mockProve(...given),
  getCompanyByCode: () => new Promise(() => undefined),
}));
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) => pick({ userInfo: mockPerson }),
  useGlobalActions: () => ({ fetchLoginStatus: () => undefined }),
}));

beforeEach(() => {
  jest.clearAllMocks();
  visits.length = 0;
  mockPerson.level = 3;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

const opens = async (query: string, role?: unknown) => {
  mockAddress.query = query;
  if (role) mockRole.mockResolvedValue(role);
  await act(async () => void render(<RoleCreatePage />));
};
const presses = (key: MessageKey, role = 'button') =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name: en[key] })));

test('links to verification, with a return address, below level 3', async () => {
  mockPerson.level = 2;
  await opens('');
  await presses('roles.level.go', 'link');
  expect(visits).toEqual(['push /user/verification?referer=%2Fuser%2Frole_manage%2Fcreate']);
});

test('sends the proof of a draft, and then waits for the registry', async () => {
  mockProve.mockResolvedValue(detail({ state: 'VERIFYING', actions: [] }));
  await opens('id=r-1', detail());
  expect(screen.getByText(en['roles.proof.LEGAL_REP'])).toBeTruthy();
  await presses('roles.proof.go.LEGAL_REP');
  expect(mockProve.mock.calls[0]?.[0]).toBe('r-1');
  expect(screen.getByRole('heading', { name: en['roles.wait.registry'] })).toBeTruthy();
});

test('polls a pending role until it is decided', async () => {
  jest.useFakeTimers();
  await opens('id=r-1', detail({ state: 'VERIFYING', actions: [] }));
  expect(mockRole).toHaveBeenCalledTimes(1);
  mockRole.mockResolvedValue(detail({ state: 'ACTIVE', canAct: true, actions: [] }));
  await act(async () => jest.advanceTimersByTime(ROLE_POLL));
  expect(mockRole).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('link', { name: en['identity.company.space'] })).toBeTruthy();
  await act(async () => jest.advanceTimersByTime(5 * ROLE_POLL));
  expect(mockRole).toHaveBeenCalledTimes(2);
});

test('shows the remaining time of the license code, and renews an expired one', async () => {
  const waiting = (text: string, left: number) =>
    detail({
      state: 'VERIFYING',
      method: 'LICENSE_QR',
      actions: [],
      licenseQr: { text, expiresAt: new Date(getNow() + left).toISOString() },
    });
  mockProve.mockResolvedValue(waiting('https://license.example.com/b', 5 * MINUTE));
  await opens('id=r-1', waiting('https://license.example.com/a', -MINUTE));
  expect(screen.getByRole('timer').textContent).toBe(en['roles.qr.ended']);
  await presses('qr.renew');
  expect(screen.getByRole('timer').textContent).toMatch(/\b(5:00|4:59)\b/);
});

test('offers a change and an appeal after a mismatch, and another proof after an expiry', async () => {
  const refused = (failure: 'MISMATCH' | 'EXPIRED') => detail({ state: 'REJECTED', failure });
  await opens('id=r-1', refused('MISMATCH'));
  expect(screen.getByText(en['roles.failure.MISMATCH'])).toBeTruthy();
  const appeal = screen.getByRole('link', { name: en['roles.result.appeal'] });
  expect(appeal.getAttribute('href')).toContain('reason=LEGAL_REP_CHANGED');
  expect(screen.queryByRole('link', { name: en['roles.result.again'] })).toBeNull();
  await presses('roles.result.change', 'link');
  expect(visits).toEqual(['push /user/role_manage/create?id=r-1&step=form']);
  cleanup();
  await opens('id=r-2', refused('EXPIRED'));
  await presses('roles.result.again', 'link');
  expect(visits.at(-1)).toBe('push /user/role_manage/create?id=r-2&step=proof');
});

test.each([
  [{ state: 'PENDING', origin: 'APPLIED' }, 'roles.result.applied'],
  [{ state: 'PENDING', origin: 'INVITED' }, 'roles.result.invited'],
  [{ state: 'EXPIRED' }, 'roles.result.ended'],
] as const)('shows for the role %j the heading %s', async (given, key) => {
  await opens('id=r-1', detail({ ...given, actions: [] }));
  const title = en[key].replace('{orgName}', detail().orgName);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});

test.each([
  ['an unknown role', '..%2f'],
  ['a role of another user', 'r-boss-1'],
])('shows %s as unknown, and an error for a role that could not be loaded', async (_, id) => {
  mockRole.mockRejectedValueOnce(new ApiError('http', { status: 404 }));
  await opens(`id=${encodeURIComponent(id)}`);
  expect(screen.getByRole('heading', { name: en['roles.unknown'] })).toBeTruthy();
  cleanup();
  mockRole.mockRejectedValueOnce(new ApiError('network'));
  await opens('id=r-9');
  expect(screen.getByText(en['roles.read.failed'])).toBeTruthy();
});
