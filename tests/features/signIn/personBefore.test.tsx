/** Every way of signing in removes the data of the person who used this browser before. */
import { act, renderHook } from '@testing-library/react';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { useGlobal } from '@/models/hooks';
import { readLoginReferer, saveLoginReferer } from '@/utils/routing/loginReferer';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';
import { createFakeNetwork, settle } from '../../support/fakeNetwork';
import { PageAt } from '../../support/umiWithModels';
import { answerSession, makeUser } from '../../support/users';

jest.mock('@umijs/max', () => jest.requireActual('../../support/umiWithModels'));

const network = createFakeNetwork();
const before = makeUser({ id: 'u-0' });
/** The message to the other tabs. */
const message = () => localStorage.getItem('portal_session') ?? '';

/** Completes a sign-in. Returns the user in the model afterwards. */
async function arrive(redirectUrl: string | null) {
  const { result } = renderHook(
    () => ({ complete: useCompleteSignIn('/user/notices'), user: useGlobal(({ userInfo }) => userInfo) }),
    {
      wrapper: ({ children }: { children: import('react').ReactNode }) => (
        <PageAt state={{ userInfo: before }}>{children}</PageAt>
      ),
    },
  );
  act(() => result.current.complete({ redirectUrl }));
  await settle();
  return result.current.user;
}

beforeEach(() => {
  answerSession(network);
  writeTabState('register', { name: 'of the person before' });
});

test.each([null, '/uaa/authorize?requestId=r1', '/uaa/modifyPwdGuide'])(
  'forgets the former person after a sign-in to %j, and notifies the other tabs',
  async (redirectUrl) => {
    saveLoginReferer('/user/appeal');
    expect(await arrive(redirectUrl)).toBeNull();
    expect(readTabState('register')).toBeNull();
    expect(readLoginReferer()).toBe('/');
    expect(message()).toContain('signed-in');
  },
);

test('keeps typed data if there is no session yet', async () => {
  expect(await arrive('/uaa/register?ticket=t1')).toEqual(before);
  expect(network.calls).toEqual([]);
  expect(message()).toBe('');
  expect(readTabState('register')).toEqual({ name: 'of the person before' });
  expect(readLoginReferer()).toBe('/user/notices');
});
