import { act, renderHook } from '@testing-library/react';
import { useProviderCallback } from '@/pages/uaa/authorize/callBack/useProviderCallback';
import * as signIn from '@/services/signIn';
import { ApiError } from '@/utils/http/ApiError';

const mockArrive = jest.fn();
jest.mock('@/services/signIn');
jest.mock('@/utils/routing/loginReferer', () => ({ readLoginReferer: () => '/user/identity_manage' }));
jest.mock('@/features/signIn/useCompleteSignIn', () => ({
  // Returns a new function at each render, as it does after a change of the language.
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

// Uses import() because the transform that hoists jest.mock does not accept imported types.
type Returned = import('@/pages/uaa/authorize/callBack/callbackParams').CallbackParams;

function aReturn(from: Returned = returned, reactStrictMode = false) {
  return renderHook(() => useProviderCallback(from), { reactStrictMode });
}

test('posts code and state on channel 5 and completes the sign-in with the target page', async () => {
  login.mockResolvedValue(result);
  const { result: page } = aReturn();
  await settle();
  const [channel, body] = login.mock.calls[0] ?? [];
  expect([channel, body]).toEqual([5, { provider: 'cityPass', ticket: 'c1', state: 's1' }]);
  expect(mockArrive.mock.calls).toEqual([['/user/identity_manage', result, true]]);
  expect(page.current.problem).toBeNull();
});

test('posts once and completes the sign-in once if effects run twice', async () => {
  login.mockResolvedValue(result);
  const { rerender } = aReturn(returned, true);
  await settle();
  rerender();
  await settle();
  expect(login).toHaveBeenCalledTimes(1);
  expect(mockArrive).toHaveBeenCalledTimes(1);
});

test('ignores a response after unmounting', async () => {
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
] as const)('shows a message without a request if the callback is %s', async (grant, messageId) => {
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
] as const)('returns after %s the remedy %s', async (name, remedy) => {
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
])('returns after $what the remedy $remedy', async ({ error, remedy }) => {
  login.mockRejectedValue(error);
  const { result: page } = aReturn();
  await settle();
  expect(page.current.problem?.remedy).toBe(remedy);
});

test('shows the message of an incomplete callback if the server rejects a parameter', async () => {
  login.mockRejectedValue(answer(422));
  const { result: page } = aReturn();
  await settle();
  expect(page.current.problem?.error.messageId).toBe('associate.incomplete');
});

test('treats an invalid successful response as a failure', async () => {
  login.mockRejectedValue(new ApiError('parse'));
  const { result: page } = aReturn();
  await settle();
  expect(page.current.problem?.remedy).toBe('retry');
  expect(mockArrive).not.toHaveBeenCalled();
});

test('posts the same code again on retry and clears the error', async () => {
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
