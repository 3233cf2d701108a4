import { act, renderHook } from '@testing-library/react';
import { useNotificationSettings } from '@/pages/account/settings/profile/useNotificationSettings';
import { ApiError } from '@/utils/http/ApiError';

const ALL = { messages: true, system: true, todo: true };

const mockNetworkError = new ApiError('network');

/** A server whose answers the test gives. */
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

test('a switch shows at once what is wanted, and what was saved is told', async () => {
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

test('what cannot be saved goes back, and says so until the next try', async () => {
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

test('turned again and again, only the last position follows the one under way', async () => {
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

test('one that fails takes none of the others back', async () => {
  const { hook } = await show();
  act(() => hook().turn('system', false));
  act(() => hook().turn('todo', false));
  await act(async () => mockAsked[0]?.fail());
  expect(hook().settings).toEqual({ ...ALL, todo: false });
  await act(async () => mockAsked[1]?.answer({ ...ALL, todo: false }));
  expect(hook()).toMatchObject({ settings: { ...ALL, todo: false }, saved: { kind: 'todo' } });
});

test('after leaving nothing more is asked', async () => {
  const { hook, unmount } = await show();
  act(() => hook().turn('system', false));
  act(() => hook().turn('todo', false));
  unmount();
  await act(async () => mockAsked[0]?.answer(ALL));
  expect(mockAsked).toHaveLength(1);
});
