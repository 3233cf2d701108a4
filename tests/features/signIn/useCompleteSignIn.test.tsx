import { renderHook } from '@testing-library/react';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import * as initialData from '@/services/initialData';
import * as session from '@/services/session';
import { readLoginChannel } from '@/utils/routing/loginReferer';
import * as redirect from '@/utils/routing/redirect';
import { getCodesSnapshot, saveCode } from '@/utils/storage/codeStore';
import { readLastChannel } from '@/utils/storage/lastChannel';
import { onSessionChange } from '@/utils/storage/sessionChannel';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

jest.mock('@/utils/routing/redirect');
jest.mock('@/services/initialData');
jest.mock('@/services/session');
const mockForgetPerson = jest.fn();
jest.mock('@/models/hooks', () => ({ useGlobalActions: () => ({ clearUser: mockForgetPerson }) }));

const { followAddress: leaveTo } = jest.mocked(redirect);
const { loadSession } = jest.mocked(session);
const { startInitialLoader } = jest.mocked(initialData);
const unbound = { redirectUrl: '/uaa/associate/login?bind=t1' };
const arriveWith = (...how: [referer: string, channel?: string, passing?: boolean]) =>
  renderHook(() => useCompleteSignIn(...how)).result.current;

beforeEach(() => {
  jest.resetAllMocks();
  leaveTo.mockReturnValue(true);
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const sent = { resendAt: soon(60_000), expiresAt: soon(300_000), triesLeft: 5 } as never;

test('forgets the person before: in memory, in the tab, and which codes were sent', () => {
  writeTabState('typed', { email: 'former@example.com' });
  saveCode('login-1', sent, '154****0001');
  window.sessionStorage.setItem('portal_login_referer', '/user/former');
  arriveWith('/')({ redirectUrl: null });
  expect(mockForgetPerson).toHaveBeenCalledTimes(1);
  expect(readTabState('typed')).toBeNull();
  expect(getCodesSnapshot()).toBe('');
  expect({ ...window.sessionStorage }).toEqual({});
});

test('removes no data and notifies no tab before there is a session', () => {
  const heard = jest.fn();
  const stop = onSessionChange(heard);
  writeTabState('typed', { email: 'own@example.com' });
  arriveWith('/user/x')(unbound);
  expect(mockForgetPerson).not.toHaveBeenCalled();
  expect(readTabState('typed')).toEqual({ email: 'own@example.com' });
  expect(window.sessionStorage.getItem('portal_login_referer')).toBe('/user/x');
  stop();
});

test('opens the home page if an address may not be followed', () => {
  leaveTo.mockReturnValue(false);
  arriveWith('/')({ redirectUrl: 'https://evil.example/' });
  arriveWith('/')(unbound);
  expect(jest.mocked(redirect).replaceWith.mock.calls).toEqual([['/'], ['/']]);
});

test('remembers the way in, once it has led in', () => {
  arriveWith('/', 'certificate')(unbound);
  expect(readLastChannel()).toBeNull();
  // The page for the second factor continues the channel.
  expect(readLoginChannel()).toBe('certificate');
  arriveWith('/', 'certificate')({ redirectUrl: null });
  expect(readLastChannel()).toBe('certificate');
  expect(readLoginChannel()).toBeUndefined();
});

test('continues without a session, and returns to sign-in', () => {
  arriveWith('/', 'sms')(unbound);
  expect(leaveTo).toHaveBeenCalledWith(unbound.redirectUrl, { replace: false });
});

test('replaces the history entry of a page that only redirects', () => {
  arriveWith('/', undefined, true)(unbound);
  expect(leaveTo).toHaveBeenCalledWith(unbound.redirectUrl, { replace: true });
});

test.each([
  [null, 1],
  ['/uaa/authorize?requestId=r1', 1],
  ['/uaa/modifyPwdGuide', 0],
])(
  'with the redirect address %s: requests the user %i times, to delete drafts of others',
  (redirectUrl, times) => {
    arriveWith('/')({ redirectUrl });
    expect(loadSession).toHaveBeenCalledTimes(times);
    // And for what the page there needs, while its scripts load.
    expect(startInitialLoader.mock.calls).toEqual(Array(times).fill([redirectUrl ?? '/']));
  },
);
