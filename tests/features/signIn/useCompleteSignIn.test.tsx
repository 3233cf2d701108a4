import { act, renderHook } from '@testing-library/react';
import { REFERER_MAX } from '@/constants';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useGlobal } from '@/models/hooks';
import { HOME_LOADER, runInitialLoader } from '@/services/initialData';
import { readLoginChannel, readLoginReferer, saveLoginReferer } from '@/utils/routing/loginReferer';
import { readLastChannel } from '@/utils/storage/lastChannel';
import { isPasskeyOffered } from '@/utils/storage/passkeyOffer';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { addPasskeySupport, removePasskeySupport } from '../../support/builders/passkeys';
import { answerSession, makeUser } from '../../support/builders/users';
import { createFakeNetwork, settle } from '../../support/fakes/fakeNetwork';
import { recordSessionMessages } from '../../support/fakes/tabMessages';
import { visits } from '../../support/fakes/umi';
import { PageAt } from '../../support/render/pageAt';

const network = createFakeNetwork();
const unbound = { redirectUrl: '/uaa/associate/login?bind=t1' };
const previous = makeUser({ id: 'u-0' });

/** Completes a sign-in after the previous user. Returns the user in the model afterwards. */
async function complete(
  result: { redirectUrl: string | null },
  ...how: [referer: string, channel?: string, passing?: boolean]
) {
  const { result: hook } = renderHook(
    () => ({ complete: useCompleteSignIn(...how), user: useGlobal(({ userInfo }) => userInfo) }),
    { wrapper: ({ children }) => <PageAt state={{ userInfo: previous }}>{children}</PageAt> },
  );
  act(() => hook.current.complete(result));
  await settle();
  return hook.current.user;
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

test('offers a passkey after a sign-in by password, and after no other', async () => {
  addPasskeySupport();
  await complete({ redirectUrl: null }, '/', 'sms');
  expect(isPasskeyOffered()).toBe(false);
  await complete({ redirectUrl: null }, '/', 'password');
  expect(isPasskeyOffered()).toBe(true);
  removePasskeySupport();
});

test.each([
  ['from where Back returns to sign-in', 'push', false],
  ['in place of a page that only redirects', 'replace', true],
])('opens the page that continues a sign-in, %s', async (_, how, passing) => {
  await complete(unbound, '/', undefined, passing);
  expect(visits).toEqual([`${how} ${unbound.redirectUrl}`]);
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

describe('after a previous user', () => {
  beforeEach(() => {
    writeTabState('register', { name: 'of the previous user' });
  });

  test.each([null, '/uaa/authorize?requestId=r1', '/uaa/modifyPwdGuide'])(
    'clears the data of that user at a sign-in to %j, and notifies the other tabs',
    async (redirectUrl) => {
      saveLoginReferer('/user/appeal');
      const messages = recordSessionMessages();
      expect(await complete({ redirectUrl }, '/user/notices')).toBeNull();
      expect(readTabState('register')).toBeNull();
      expect(readLoginReferer()).toBe('/');
      expect(messages).toEqual(['signed-in']);
    },
  );

  test('keeps typed data if there is no session yet', async () => {
    const messages = recordSessionMessages();
    expect(await complete({ redirectUrl: '/uaa/register?ticket=t1' }, '/user/notices')).toEqual(previous);
    expect(network.calls).toEqual([]);
    expect(messages).toEqual([]);
    expect(readTabState('register')).toEqual({ name: 'of the previous user' });
    expect(readLoginReferer()).toBe('/user/notices');
  });
});
