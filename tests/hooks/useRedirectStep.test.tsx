import { act, renderHook } from '@testing-library/react';
import { useRedirectStep } from '@/hooks/useRedirectStep';

const ask = jest.fn();
const explain = jest.fn();
const settle = () => act(async () => undefined);

beforeEach(() => {
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const renderStep = () => renderHook(() => useRedirectStep<string>({ ask, explain }));

test('redirects once without a message', async () => {
  const redirect = jest.fn(() => null);
  ask.mockResolvedValue(redirect);
  const { result, rerender } = renderStep();
  rerender();
  await settle();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(redirect).toHaveBeenCalledTimes(1);
  expect(result.current.problem).toBeNull();
});

test('returns why it could not redirect, and retries on request', async () => {
  ask.mockResolvedValueOnce(() => 'refused').mockRejectedValueOnce(new Error('no network'));
  explain.mockReturnValue('lost');
  const { result } = renderStep();
  await settle();
  expect(result.current.problem).toBe('refused');
  act(() => result.current.retry());
  expect(result.current.problem).toBeNull();
  await settle();
  expect(result.current.problem).toBe('lost');
});

test('ignores a response after unmount or after a retry', async () => {
  const responders: ((redirect: () => null) => void)[] = [];
  ask.mockImplementation(() => new Promise((resolve) => responders.push(resolve)));
  const { result, unmount } = renderStep();
  act(() => result.current.retry());
  const late = jest.fn(() => null);
  const current = jest.fn(() => null);
  await act(async () => responders[0]?.(late));
  unmount();
  await act(async () => responders[1]?.(current));
  expect(late).not.toHaveBeenCalled();
  expect(current).not.toHaveBeenCalled();
});
