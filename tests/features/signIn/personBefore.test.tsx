/** Every way of signing in removes the data of the person who used this browser before. */
import { renderHook } from '@testing-library/react';
import { useCompleteSignIn } from '@/features/signIn/useCompleteSignIn';
import { readLoginReferer, saveLoginReferer } from '@/utils/routing/loginReferer';
import { announceSessionChange } from '@/utils/storage/sessionChannel';
import { readTabState, writeTabState } from '@/utils/storage/tabStorage';

const mockForgetPerson = jest.fn();

jest.mock('@/services/initialData');
jest.mock('@/services/session');
jest.mock('@/utils/storage/sessionChannel');
jest.mock('@/models/hooks', () => ({ useGlobalActions: () => ({ clearUser: mockForgetPerson }) }));

const arrive = (redirectUrl: string | null) =>
  renderHook(() => useCompleteSignIn('/user/notices')).result.current({ redirectUrl });

beforeEach(() => {
  jest.clearAllMocks();
  window.sessionStorage.clear();
  writeTabState('register', { name: 'of the person before' });
});

test.each([null, '/uaa/authorize?requestId=r1', '/uaa/modifyPwdGuide'])(
  'forgets the former person after a sign-in to %j, and notifies the other tabs',
  (redirectUrl) => {
    saveLoginReferer('/user/appeal');
    arrive(redirectUrl);
    expect(mockForgetPerson).toHaveBeenCalledTimes(1);
    expect(readTabState('register')).toBeNull();
    expect(readLoginReferer()).toBe('/');
    expect(announceSessionChange).toHaveBeenCalledWith('signed-in');
  },
);

test('keeps typed data if there is no session yet', () => {
  arrive('/uaa/register?ticket=t1');
  expect(mockForgetPerson).not.toHaveBeenCalled();
  expect(announceSessionChange).not.toHaveBeenCalled();
  expect(readTabState('register')).toEqual({ name: 'of the person before' });
  expect(readLoginReferer()).toBe('/user/notices');
});
