import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beginActing, endActing, loadActing, resetActing } from '@/features/capacities/acting';
import { ActingBar } from '@/layouts/components/ActingBar';
import { ActingNews } from '@/layouts/components/ActingNews';
import { ApiError } from '@/utils/http/ApiError';
import { endActingRole, writeActingRole } from '@/utils/storage/actingStore';
import { en } from '../../support/messages';

type Acting = import('@/contract').Acting;

const mockGet = jest.fn<Promise<Acting>, []>();
const mockSwitch = jest.fn<Promise<Acting>, [string | null]>();
let mockUserInfo: object = {};
jest.mock('@/services/acting', () => ({
  getActing: () => mockGet(),
  switchActing: (roleId: string | null) => mockSwitch(roleId),
}));
jest.mock('@/models/hooks', () => ({
  useGlobal: (pick: (state: object) => unknown) => pick({ userInfo: mockUserInfo }),
}));

const COMPANY = 'Example Ltd';
const kept = { id: 'r-1', company: COMPANY, capacity: 'HANDLER', end: '2026-12-31', owner: 'u-1' } as const;
const role = { ...kept, orgName: COMPANY, uscc: '', matters: ['TAX'] } as Acting['choices'][number];
const onLeave = jest.fn();

function show() {
  beginActing();
  render(
    <>
      <ActingBar />
      <ActingNews onLeave={onLeave} />
    </>,
  );
}

const bar = () => screen.queryByRole('region', { name: en['acting.label'] });
const words = () => document.body.textContent ?? '';

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation();
  sessionStorage.clear();
  resetActing();
  mockUserInfo = { userType: 'person', roles: [] };
});

test('shows no bar without an acting role', () => {
  show();
  expect(bar()).toBeNull();
});

test('shows company, capacity and end; its button ends acting', async () => {
  writeActingRole(kept);
  show();
  expect(bar()?.textContent).toContain('You’re acting for Example Ltd as handler, until');
  expect(bar()?.textContent).toContain('2026');
  mockSwitch.mockResolvedValue({ role: null, choices: [role] });
  fireEvent.click(screen.getByRole('button', { name: en['acting.back'] }));
  await waitFor(() => expect(bar()).toBeNull());
  expect(mockSwitch).toHaveBeenCalledWith(null);
  expect(screen.getByRole('status').textContent).toBe(en['acting.self']);
  // The button that had the focus is gone.
  expect(onLeave).toHaveBeenCalled();
});

test('shows no end of a role without one', () => {
  writeActingRole({ ...kept, end: null, capacity: 'ADMIN' });
  show();
  expect(bar()?.textContent).toContain('You’re acting for Example Ltd as administrator');
  expect(bar()?.textContent).not.toContain('until');
});

test('offers a legal entity to act for its own company again', () => {
  mockUserInfo = { userType: 'legal', roles: [{ id: 'r-0', orgName: 'First Ltd', uscc: '' }] };
  writeActingRole(kept);
  show();
  expect(screen.getByRole('button').textContent).toBe('Act for First Ltd again');
});

test('reports a failed switch, and stays', async () => {
  writeActingRole(kept);
  show();
  mockSwitch.mockRejectedValue(new ApiError('network'));
  mockGet.mockResolvedValue({ role, choices: [role] });
  fireEvent.click(screen.getByRole('button', { name: en['acting.back'] }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(en['space.notSwitched']);
  expect(alert.textContent).toContain(en['error.network']);
  expect(bar()).not.toBeNull();
});

test('shows the end until the user closes it', async () => {
  writeActingRole(kept);
  show();
  mockGet.mockResolvedValue({ role: null, choices: [] });
  await act(async () => {
    endActingRole('r-1');
    endActing();
  });
  expect(bar()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('You can no longer act for Example Ltd');
  fireEvent.click(screen.getByRole('button', { name: en['common.close'] }));
  await waitFor(() => expect(words()).not.toContain('You can no longer act'));
});

test('shows changes by the company with the current permissions', async () => {
  writeActingRole(kept);
  show();
  mockGet.mockResolvedValueOnce({ role, choices: [] });
  await act(() => loadActing());
  expect(screen.queryByRole('alert')).toBeNull();
  mockGet.mockResolvedValueOnce({ role: { ...role, matters: ['TAX', 'PERMITS'] }, choices: [] });
  await act(() => loadActing());
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('Example Ltd has changed what you can do');
  expect(textContent).toContain(`${en['handlers.matter.TAX']} and ${en['handlers.matter.PERMITS']}`);
});
