import { act, renderHook } from '@testing-library/react';
import { useProviderCallback } from '@/pages/uaa/authorize/callBack/useProviderCallback';
import * as signIn from '@/services/signIn';
import { ApiError } from '@/utils/http/ApiError';

const mockArrive = jest.fn();
jest.mock('@/services/signIn');
jest.mock('@/utils/routing/loginReferer', () => ({ readLoginReferer: () => '/user/identity_manage' }));
jest.mock('@/features/signIn/useCompleteSignIn', () => ({
  // A function of its own at each render, as a new language makes it.
  useCompleteSignIn: (referer: string, _channel: undefined, passing: boolean) => (result: object) =>
    mockArrive(referer, result, passing),
}));

const { login } = jest.mocked(signIn);
const result = { redirectUrl: null };
const returned = { provider: 'cityPass', grant: { code: 'c1', state: 's1' } };

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const settle = () => act(async () => undefined);

// By import(): the transform that lifts jest.mock takes no imported types.
type Returned = import('@/pages/uaa/authorize/callBack/callbackParams').CallbackParams;

function aReturn(from: Returned = returned, reactStrictMode = false) {
  return renderHook(() => useProviderCallback(from), { reactStrictMode });
}

test('posts code and state on channel 5, and arrives where the sign-in was going', async () => {
  login.mockResolvedValue(result);
  const { result: page } = aReturn();
  await settle();
  const [channel, body] = login.mock.calls[0] ?? [];
  expect([channel, body]).toEqual([5, { provider: 'cityPass', ticket: 'c1', state: 's1' }]);
  expect(mockArrive.mock.calls).toEqual([['/user/identity_manage', result, true]]);
  expect(page.current.problem).toBeNull();
});

test('effects that run twice post once and arrive once', async () => {
  login.mockResolvedValue(result);
  const { rerender } = aReturn(returned, true);
  await settle();
  rerender();
  await settle();
  expect(login).toHaveBeenCalledTimes(1);
  expect(mockArrive).toHaveBeenCalledTimes(1);
});

test('an answer after leaving arrives nowhere', async () => {
  let answer: (value: typeof result) => void = () => undefined;
  login.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { unmount } = aReturn();
  unmount();
  await act(async () => answer(result));
  expect(mockArrive).not.toHaveBeenCalled();
});

test.each([
  ['canceled', 'associate.canceled'],
  ['failed', 'associate.failed'],
  ['incomplete', 'associate.incomplete'],
] as const)('%s: says so without asking the server', async (grant, messageId) => {
  const { result: page } = aReturn({ provider: 'cityPass', grant });
  await settle();
  expect(page.current.problem).toMatchObject({ error: { messageId }, remedy: 'startAgain' });
  expect(login).not.toHaveBeenCalled();
});

test.each([
  ['PROVIDER_STATE', 'startAgain'],
  ['PROVIDER_REFUSED', 'startAgain'],
  ['FROZEN', 'otherWay'],
  ['BOUND_ELSEWHERE', 'otherWay'],
] as const)('%s leads to %s', async (name, remedy) => {
  login.mockRejectedValue(new ApiError('refused', { subCode: name, text: 'no' }));
  const { result: page } = aReturn();
  await settle();
  expect(page.current.problem).toMatchObject({ error: { subCode: name }, remedy });
});

const answer = (status: number) => new ApiError('http', { status });

test.each([
  { what: 'no network', error: new ApiError('network'), remedy: 'retry' },
  { what: '500', error: answer(500), remedy: 'retry' },
  { what: '503', error: answer(503), remedy: 'retry' },
  { what: '429', error: answer(429), remedy: 'retry' },
  { what: '422', error: answer(422), remedy: 'startAgain' },
  { what: '403', error: answer(403), remedy: 'startAgain' },
])('$what leads to $remedy', async ({ error, remedy }) => {
  login.mockRejectedValue(error);
  const { result: page } = aReturn();
  await settle();
  expect(page.current.problem?.remedy).toBe(remedy);
});

test('what no provider sends, a state of any length for one, is said to be incomplete', async () => {
  login.mockRejectedValue(answer(422));
  const { result: page } = aReturn();
  await settle();
  expect(page.current.problem?.error.messageId).toBe('associate.incomplete');
});

test('an empty success is none', async () => {
  login.mockRejectedValue(new ApiError('parse'));
  const { result: page } = aReturn();
  await settle();
  expect(page.current.problem?.remedy).toBe('retry');
  expect(mockArrive).not.toHaveBeenCalled();
});

test('another try posts the same code once more, and clears what was said', async () => {
  login.mockRejectedValueOnce(new ApiError('network')).mockResolvedValueOnce(result);
  const { result: page } = aReturn();
  await settle();
  expect(page.current.problem?.remedy).toBe('retry');
  act(() => page.current.retry());
  expect(page.current.problem).toBeNull();
  await settle();
  expect(login.mock.calls.map(([, body]) => body)).toEqual(
    Array(2).fill({ provider: 'cityPass', ticket: 'c1', state: 's1' }),
  );
  expect(mockArrive).toHaveBeenCalledTimes(1);
});
