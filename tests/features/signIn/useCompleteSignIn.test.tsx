import { act, renderHook } from '@testing-library/react';
import { REFERER_MAX } from '@/constants';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { HOME_LOADER, runInitialLoader } from '@/services/initialData';
import { readLoginChannel } from '@/utils/routing/loginReferer';
import { readLastChannel } from '@/utils/storage/lastChannel';
import { createFakeNetwork, settle } from '../../support/fakeNetwork';
import { PageAt, visits } from '../../support/umiWithModels';
import { answerSession } from '../../support/users';

jest.mock('@umijs/max', () => jest.requireActual('../../support/umiWithModels'));

const network = createFakeNetwork();
const unbound = { redirectUrl: '/uaa/associate/login?bind=t1' };

/** Completes a sign-in. What it clears is in personBefore.test.tsx. */
async function complete(
  result: { redirectUrl: string | null },
  ...how: [referer: string, channel?: string, passing?: boolean]
) {
  const { result: hook } = renderHook(() => useCompleteSignIn(...how), { wrapper: PageAt });
  act(() => hook.current(result));
  await settle();
}

beforeEach(() => {
  answerSession(network);
});

test.each(['https://evil.example/', `${unbound.redirectUrl}${'x'.repeat(REFERER_MAX)}`])(
  'opens the home page instead of an address that is not allowed: %s',
  async (redirectUrl) => {
    await complete({ redirectUrl }, '/user/notices');
    expect(visits).toEqual(['replace /']);
  },
);

test('stores the channel only after a sign-in, and until then for the page that continues it', async () => {
  await complete(unbound, '/', 'certificate');
  expect(readLastChannel()).toBeNull();
  expect(readLoginChannel()).toBe('certificate');
  await complete({ redirectUrl: null }, '/', 'certificate');
  expect(readLastChannel()).toBe('certificate');
  expect(readLoginChannel()).toBeUndefined();
});

test('opens the page that continues a sign-in, from where Back returns to sign-in', async () => {
  await complete(unbound, '/', 'sms');
  expect(visits).toEqual([`push ${unbound.redirectUrl}`]);
});

test('replaces the history entry of a page that only redirects', async () => {
  await complete(unbound, '/', undefined, true);
  expect(visits).toEqual([`replace ${unbound.redirectUrl}`]);
});

test.each([
  [null, '/user/identity_manage', 1, 1],
  ['/uaa/authorize?requestId=r1', '/uaa/authorize?requestId=r1', 1, 0],
  // Before the guide is completed, the server does not return the data.
  ['/uaa/modifyPwdGuide', '/uaa/modifyPwdGuide?referer=%2Fuser%2Fidentity_manage', 0, 0],
] as const)(
  'with the redirect address %s: opens %s, requests the user %i times, and the data of the home page %i times',
  async (redirectUrl, address, users, times) => {
    const loadHome = jest.fn(async () => null);
    await runInitialLoader('/uaa/login', { [HOME_LOADER]: { call: async () => loadHome } });
    await complete({ redirectUrl }, '/user/identity_manage');
    expect(visits).toEqual([`replace ${address}`]);
    expect(network.sent('accountDetail')).toHaveLength(users);
    expect(loadHome).toHaveBeenCalledTimes(times);
  },
);
