import { act, renderHook, screen } from '@testing-library/react';
import NotificationSwitches from '@/pages/account/settings/profile/components/NotificationSwitches';
import { useNotificationSettings } from '@/pages/account/settings/profile/useNotificationSettings';
import { createFakeNetwork, settle, unreachable } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { press, showPage } from '../../../../support/render/showPage';

const ALL = { messages: true, system: true, todo: true };
const network = createFakeNetwork();
/** Answers a request. */
let respond: ReturnType<typeof network.withhold<'changeNotificationSettings'>>;
const sent = () => network.bodies('changeNotificationSettings');

beforeEach(() => {
  network.answer('notificationSettings', ALL);
  respond = network.withhold('changeNotificationSettings');
});

async function show() {
  const { result, unmount } = renderHook(useNotificationSettings);
  await settle();
  const turn = async (...[kind, on]: Parameters<typeof result.current.turn>) => {
    act(() => result.current.turn(kind, on));
    await settle();
  };
  return { hook: () => result.current, turn, unmount };
}

test('sends only the last of several positions after the pending request', async () => {
  const { hook, turn } = await show();
  await turn('system', false);
  await turn('system', true);
  await turn('messages', false);
  await turn('system', false);
  await turn('system', true);
  expect(sent()).toHaveLength(1);
  await respond({ ...ALL, system: false }, 0);
  expect(hook().settings).toEqual({ ...ALL, messages: false });
  await respond(ALL, 1);
  await respond({ ...ALL, messages: false }, 2);
  expect(sent()).toEqual([{ system: false }, { system: true }, { messages: false }]);
  expect(hook().settings).toEqual({ ...ALL, messages: false });
});

test('restores only the switch whose request failed', async () => {
  const { hook, turn } = await show();
  await turn('system', false);
  await turn('todo', false);
  await respond(unreachable, 0);
  expect(hook().settings).toEqual({ ...ALL, todo: false });
  await respond({ ...ALL, todo: false }, 1);
  expect(hook()).toMatchObject({ settings: { ...ALL, todo: false }, saved: { kind: 'todo' } });
});

test('sends no queued request after unmounting', async () => {
  const { turn, unmount } = await show();
  await turn('system', false);
  await turn('todo', false);
  unmount();
  await respond(ALL, 0);
  expect(sent()).toHaveLength(1);
});

test('shows the new position immediately, and the former one with an error after a failure, until the next attempt', async () => {
  await showPage(<NotificationSwitches />);
  const todo = screen.getByRole('switch', { name: en['profile.notify.todo'] });
  await press(todo);
  expect(todo.getAttribute('aria-checked')).toBe('false');
  await respond(unreachable, 0);
  expect(todo.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain(en['profile.notify.unreachable']);
  await press(todo);
  expect(screen.queryByRole('alert')).toBeNull();
});
