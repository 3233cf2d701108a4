import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BindingList } from '@/features/linkedAccounts/components/BindingList';
import { useRead } from '@/hooks/useRead';
import { listBindings } from '@/services/linked';
import { ApiError } from '@/utils/http/ApiError';
import { en } from '../../support/messages';

type Bindings = import('@/contract').Bindings;

const mockList = jest.fn();
const mockUnbind = jest.fn();
const mockNotice = jest.fn();

jest.mock('@umijs/max', () => ({
  ...jest.requireActual<object>('@umijs/max'),
  useLocation: () => ({ pathname: '/account/settings', search: '?tab=binding' }),
}));
jest.mock('@/models/hooks', () => ({ useGlobal: () => 'person' }));
jest.mock('@/services/linked', () => ({
  listBindings: () => mockList(),
  unbind: (...order: unknown[]) => mockUnbind(...order),
}));
jest.mock('@/services/signIn', () => ({
  findProviders: async () => [
    { provider: 'cityPass', name: 'City Pass', channelCode: 5 },
    { provider: 'campusPass', name: 'Campus Pass', channelCode: 5 },
  ],
}));
jest.mock('@/utils/notice', () => ({ showNotice: (notice: object) => mockNotice(notice) }));
const cityPass = {
  id: 'binding-1',
  provider: 'cityPass',
  providerName: 'City Pass',
  nickname: 'd**o',
  boundAt: '2026-01-01T00:00:00+08:00',
  lastUsedAt: null,
};
const full: Bindings = { list: [cityPass], otherWays: ['password'] };
const none: Bindings = { list: [], otherWays: ['password'] };

/** As a page has it. */
function List() {
  return <BindingList bindings={useRead(['bindings'], listBindings)} />;
}

async function show(...answers: (Bindings | Error)[]) {
  for (const answer of answers) {
    if (answer instanceof Error) mockList.mockRejectedValueOnce(answer);
    else mockList.mockResolvedValueOnce(answer);
  }
  render(<List />);
  await act(async () => undefined);
}

const button = () => screen.getByRole('button', { name: 'Unlink City Pass' });

async function asks() {
  fireEvent.click(button());
  return screen.findByRole('dialog');
}

/** Presses Unlink, and confirms it. */
async function unlinks() {
  const dialog = await asks();
  await act(async () => {
    fireEvent.click(within(dialog).getByRole('button', { name: 'Unlink' }));
  });
  return dialog;
}

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('reserves its space while it loads, and announces it', () => {
  mockList.mockReturnValue(new Promise(() => undefined));
  render(<List />);
  expect(screen.getByRole('status').textContent).toBe(en['common.loading']);
});

test('offers to load again after a failure', async () => {
  await show(new ApiError('network'), full);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: en['common.retry'] }));
  });
  expect(button()).toBeTruthy();
});

test('explains links and offers providers without a link', async () => {
  await show(none);
  expect(screen.getByText(en['linked.bindings.empty'])).toBeTruthy();
  const offers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(offers).toEqual([
    '/uaa/third/authorize?provider=cityPass&link=1&referer=%2Faccount%2Fsettings%3Ftab%3Dbinding',
    '/uaa/third/authorize?provider=campusPass&link=1&referer=%2Faccount%2Fsettings%3Ftab%3Dbinding',
  ]);
});

test('the last way in cannot be pressed, and says why; nor is there a password to link another with', async () => {
  await show({ list: [cityPass], otherWays: [] });
  expect(button().getAttribute('aria-disabled')).toBe('true');
  const why = document.getElementById(button().getAttribute('aria-describedby') ?? '');
  expect(why?.textContent).toBe(en['linked.lastWay']);
  fireEvent.click(button());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/uaa/resetPwd']);
});

test('explains the consequences in the dialog, and then shows the list of the server', async () => {
  await show(full);
  mockUnbind.mockResolvedValue(none);
  const dialog = await asks();
  expect(dialog.textContent).toContain('d**o');
  expect(within(dialog).getByRole('listitem').textContent).toBe(en['linked.way.password']);
  await unlinks();
  expect(mockUnbind).toHaveBeenCalledWith('binding-1');
  expect(screen.queryByRole('button', { name: 'Unlink City Pass' })).toBeNull();
  expect(mockNotice).toHaveBeenCalledWith({ type: 'success', title: 'City Pass unlinked' });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
});

test('reports a link that another tab removed, and reads the list again', async () => {
  await show(full, none);
  mockUnbind.mockRejectedValue(new ApiError('http', { status: 404 }));
  await unlinks();
  expect(screen.getByRole('alert').textContent).toContain(en['linked.bindings.gone']);
  expect(screen.getByText(en['linked.bindings.empty'])).toBeTruthy();
  expect(mockList).toHaveBeenCalledTimes(2);
});

test('shows any other failure in the dialog, and keeps the list', async () => {
  await show(full);
  mockUnbind.mockRejectedValue(new ApiError('network'));
  const dialog = await unlinks();
  expect(within(dialog).getByRole('alert').textContent).toContain(en['linked.unreachable']);
  expect(mockList).toHaveBeenCalledTimes(1);
});
