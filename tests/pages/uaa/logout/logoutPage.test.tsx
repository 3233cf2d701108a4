import { act, fireEvent, render, screen } from '@testing-library/react';
import LogoutPage from '@/pages/uaa/logout';
import * as portal from '@/services/portal';
import { ApiError } from '@/utils/http/ApiError';
import { draftKey, writeDraft } from '@/utils/storage/drafts';
import { writeTabState } from '@/utils/storage/tabStorage';
import { en } from '../../../support/messages';
import { visits } from '../../../support/umi';

let mockQuery = '';
const mockForgetPerson = jest.fn();
const mockAnnounce = jest.fn();
jest.mock('@umijs/max', () => ({
  ...jest.requireActual('../../../support/umi'),
  useSearchParams: () => [new URLSearchParams(mockQuery)],
}));
jest.mock('@/services/portal');
jest.mock('@/models/hooks', () => ({ useGlobalActions: () => ({ clearUser: mockForgetPerson }) }));
jest.mock('@/utils/storage/sessionChannel', () => ({
  announceSessionChange: (...given: unknown[]) => mockAnnounce(...given),
}));
jest.mock('@/components/Frame/StandalonePage', () => ({
  StandalonePage: ({ children }: { children: never }) => children,
}));

const { logout } = jest.mocked(portal);
const TYPED = 'typed by the person who leaves';

/** All data that the portal has stored in the tab and on the device. */
const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage });

const opens = async (query = '') => {
  mockQuery = query;
  render(<LogoutPage />);
  await act(async () => undefined);
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.clear();
  sessionStorage.clear();
  visits.length = 0;
  localStorage.setItem('umi_locale', 'pt-BR');
  const fields = ['text'];
  for (const area of ['local', 'session'] as const) {
    writeDraft(area, `${area} of nobody`, fields, { text: TYPED });
    writeDraft(area, draftKey(area, 'u-1'), fields, { text: TYPED });
  }
  writeTabState('form', { text: TYPED });
});

test.each([
  ['the server confirms', () => logout.mockResolvedValue(null)],
  ['the server cannot be reached', () => logout.mockRejectedValue(new ApiError('network'))],
  ['the server never answers', () => logout.mockReturnValue(new Promise(() => undefined))],
])('deletes all data of the user in memory, tab and device if %s', async (_, answer) => {
  answer();
  expect(stored()).toContain(TYPED);
  await opens();
  expect(mockForgetPerson).toHaveBeenCalledTimes(1);
  expect(stored()).not.toContain(TYPED);
  expect(localStorage.getItem('umi_locale')).toBe('pt-BR');
  expect(mockAnnounce).toHaveBeenCalledWith('signed-out');
});

test('deletes the data and notifies the other tabs before it calls the server', async () => {
  logout.mockImplementation(async () => {
    expect(stored()).not.toContain(TYPED);
    expect(mockForgetPerson).toHaveBeenCalledTimes(1);
    expect(mockAnnounce).toHaveBeenCalledTimes(1);
    return null;
  });
  await opens();
  expect(logout).toHaveBeenCalledTimes(1);
  expect(visits).toEqual(['replace /uaa/login']);
  // Announced again afterwards, because the session existed until the server responded.
  expect(mockAnnounce.mock.calls).toEqual([['signed-out'], ['signed-out']]);
});

test.each(['https://evil.example/', 'javascript:alert(1)', '//evil.example', '/authApi/logout'])(
  'redirects to the sign-in page of the portal if the response %j is not allowed',
  async (address) => {
    logout.mockResolvedValue(address);
    await opens('?post_logout_redirect_uri=https%3A%2F%2Fapp.example.com%2F');
    expect(visits).toEqual(['replace /uaa/login']);
  },
);

test('shows an error with a retry button if the server could not be reached', async () => {
  logout.mockRejectedValueOnce(new ApiError('network'));
  logout.mockResolvedValueOnce(null);
  await opens();
  expect(screen.getByRole('alert').textContent).toContain(en['login.logout.failed']);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: en['common.retry'] }));
  });
  expect(visits).toEqual(['replace /uaa/login']);
});
