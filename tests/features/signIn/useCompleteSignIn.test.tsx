import { renderHook } from '@testing-library/react';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import * as initialData from '@/services/initialData';
import * as session from '@/services/session';
import * as redirect from '@/utils/routing/redirect';
import { readLastChannel } from '@/utils/storage/lastChannel';

jest.mock('@/utils/routing/redirect');
jest.mock('@/services/initialData');
jest.mock('@/services/session');
jest.mock('@/models/hooks', () => ({ useGlobalActions: () => ({ forgetPerson: jest.fn() }) }));

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
});

test('remembers the way in, once it has led in', () => {
  arriveWith('/', 'certificate')(unbound);
  expect(readLastChannel()).toBeNull();
  arriveWith('/', 'certificate')({ redirectUrl: null });
  expect(readLastChannel()).toBe('certificate');
});

test('leads on without a session, and back to sign-in', () => {
  arriveWith('/', 'sms')(unbound);
  expect(leaveTo).toHaveBeenCalledWith(unbound.redirectUrl, { replace: false });
});

test('a page that is passed through is not come back to', () => {
  arriveWith('/', undefined, true)(unbound);
  expect(leaveTo).toHaveBeenCalledWith(unbound.redirectUrl, { replace: true });
});

test.each([
  [null, 1],
  ['/uaa/authorize?requestId=r1', 1],
  ['/uaa/modifyPwdGuide', 0],
])(
  'after a sign-in that leads to %s it is asked %i times who it is, so that drafts of others go',
  (redirectUrl, times) => {
    arriveWith('/')({ redirectUrl });
    expect(loadSession).toHaveBeenCalledTimes(times);
    // And for what the page there needs, while its scripts load.
    expect(startInitialLoader.mock.calls).toEqual(Array(times).fill([redirectUrl ?? '/']));
  },
);
