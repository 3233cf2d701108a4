import { act, renderHook } from '@testing-library/react';
import { useNotificationSettings } from '@/pages/account/settings/profile/useNotificationSettings';
import { ApiError } from '@/utils/http/ApiError';

const ALL = { messages: true, system: true, todo: true };

const mockNetworkError = new ApiError('network');

/** The pending requests, each with functions to resolve and reject it. */
const mockAsked: { body: object; answer: (answer: object) => void; fail: () => void }[] = [];

jest.mock('@/services/profile', () => ({
  getNotificationSettings: async () => ({ messages: true, system: true, todo: true }),
  changeNotificationSettings: (body: object) =>
    new Promise((answer, reject) => {
      mockAsked.push({ body, answer, fail: () => reject(mockNetworkError) });
    }),
}));

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

async function show() {
  mockAsked.length = 0;
  const { result, unmount } = renderHook(useNotificationSettings);
  await act(async () => undefined);
  return { hook: () => result.current, unmount };
}

test('shows the new position immediately and reports it as saved after the response', async () => {
  const { hook } = await show();
  act(() => hook().turn('system', false));
  expect(hook().settings).toEqual({ ...ALL, system: false });
  expect(hook().saved).toBeNull();
  await act(async () => mockAsked[0]?.answer({ ...ALL, system: false }));
  expect(mockAsked.map(({ body }) => body)).toEqual([{ system: false }]);
  expect(hook()).toMatchObject({
    settings: { ...ALL, system: false },
    saved: { kind: 'system', on: false },
    error: null,
  });
});

test('restores the switch after a failure and shows the error until the next attempt', async () => {
  const { hook } = await show();
  act(() => hook().turn('todo', false));
  await act(async () => mockAsked[0]?.fail());
  expect(hook()).toMatchObject({
    settings: ALL,
    saved: null,
    error: { kind: 'network' },
  });
  act(() => hook().turn('todo', false));
  expect(hook().error).toBeNull();
  await act(async () => mockAsked[1]?.fail());
  expect(hook()).toMatchObject({ settings: ALL, saved: null });
  expect(hook().error).not.toBeNull();
});

test('sends only the last of several positions after the pending request', async () => {
  const { hook } = await show();
  act(() => hook().turn('system', false));
  act(() => hook().turn('system', true));
  act(() => hook().turn('messages', false));
  act(() => hook().turn('system', false));
  act(() => hook().turn('system', true));
  expect(mockAsked).toHaveLength(1);
  await act(async () => mockAsked[0]?.answer({ ...ALL, system: false }));
  expect(hook().settings).toEqual({ ...ALL, messages: false });
  await act(async () => mockAsked[1]?.answer(ALL));
  await act(async () => mockAsked[2]?.answer({ ...ALL, messages: false }));
  expect(mockAsked.map(({ body }) => body)).toEqual([
    { system: false },
    { system: true },
    { messages: false },
  ]);
  expect(hook().settings).toEqual({ ...ALL, messages: false });
});

test('restores only the switch whose request failed', async () => {
  const { hook } = await show();
  act(() => hook().turn('system', false));
  act(() => hook().turn('todo', false));
  await act(async () => mockAsked[0]?.fail());
  expect(hook().settings).toEqual({ ...ALL, todo: false });
  await act(async () => mockAsked[1]?.answer({ ...ALL, todo: false }));
  expect(hook()).toMatchObject({ settings: { ...ALL, todo: false }, saved: { kind: 'todo' } });
});

test('sends no queued request after unmounting', async () => {
  const { hook, unmount } = await show();
  act(() => hook().turn('system', false));
  act(() => hook().turn('todo', false));
  unmount();
  await act(async () => mockAsked[0]?.answer(ALL));
  expect(mockAsked).toHaveLength(1);
});
