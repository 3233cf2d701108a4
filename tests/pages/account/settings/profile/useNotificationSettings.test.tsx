import { act, renderHook } from '@testing-library/react';
import { useNotificationSettings } from '@/pages/account/settings/profile/useNotificationSettings';

const ALL = { messages: true, system: true, todo: true };

/** A server whose answers the test gives. */
const mockAsked: { body: object; answer: (answer: object | false) => void; fail: () => void }[] = [];

jest.mock('@/utils/http/request', () => ({ HttpError: class {}, warn: jest.fn() }));
jest.mock('@/services/profile', () => ({
  getNotificationSettings: async () => ({ messages: true, system: true, todo: true }),
  changeNotificationSettings: (body: object) =>
    new Promise((answer, reject) => {
      mockAsked.push({ body, answer, fail: () => reject(new Error('no network')) });
    }),
}));

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
  expect(hook().told).toBeNull();
  await act(async () => mockAsked[0]?.answer({ ...ALL, system: false }));
  expect(mockAsked.map(({ body }) => body)).toEqual([{ system: false }]);
  expect(hook()).toMatchObject({
    settings: { ...ALL, system: false },
    told: { kind: 'system', on: false },
    failure: null,
  });
});

test('what cannot be saved goes back, and says so until the next try', async () => {
  const { hook } = await show();
  act(() => hook().turn('todo', false));
  await act(async () => mockAsked[0]?.fail());
  expect(hook()).toMatchObject({
    settings: ALL,
    told: null,
    failure: { messageId: 'profile.notify.unreachable' },
  });
  act(() => hook().turn('todo', false));
  expect(hook().failure).toBeNull();
  await act(async () => mockAsked[1]?.answer(false));
  expect(hook()).toMatchObject({ settings: ALL, told: null });
  expect(hook().failure).not.toBeNull();
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
  expect(hook()).toMatchObject({ settings: { ...ALL, todo: false }, told: { kind: 'todo' } });
});

test('after leaving nothing more is asked', async () => {
  const { hook, unmount } = await show();
  act(() => hook().turn('system', false));
  act(() => hook().turn('todo', false));
  unmount();
  await act(async () => mockAsked[0]?.answer(ALL));
  expect(mockAsked).toHaveLength(1);
});
