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
  const turns = async (...[kind, on]: Parameters<typeof result.current.turn>) => {
    act(() => result.current.turn(kind, on));
    await settle();
  };
  return { hook: () => result.current, turns, unmount };
}

test('shows the new position immediately and reports it as saved after the response', async () => {
  const { hook, turns } = await show();
  await turns('system', false);
  expect(hook().settings).toEqual({ ...ALL, system: false });
  expect(hook().saved).toBeNull();
  await respond({ ...ALL, system: false }, 0);
  expect(sent()).toEqual([{ system: false }]);
  expect(hook()).toMatchObject({
    settings: { ...ALL, system: false },
    saved: { kind: 'system', on: false },
    error: null,
  });
});

test('restores the switch after a failure and shows the error until the next attempt', async () => {
  const { hook, turns } = await show();
  await turns('todo', false);
  await respond(unreachable, 0);
  expect(hook()).toMatchObject({
    settings: ALL,
    saved: null,
    error: { kind: 'network' },
  });
  await turns('todo', false);
  expect(hook().error).toBeNull();
  await respond(unreachable, 1);
  expect(hook()).toMatchObject({ settings: ALL, saved: null });
  expect(hook().error).not.toBeNull();
});

test('sends only the last of several positions after the pending request', async () => {
  const { hook, turns } = await show();
  await turns('system', false);
  await turns('system', true);
  await turns('messages', false);
  await turns('system', false);
  await turns('system', true);
  expect(sent()).toHaveLength(1);
  await respond({ ...ALL, system: false }, 0);
  expect(hook().settings).toEqual({ ...ALL, messages: false });
  await respond(ALL, 1);
  await respond({ ...ALL, messages: false }, 2);
  expect(sent()).toEqual([{ system: false }, { system: true }, { messages: false }]);
  expect(hook().settings).toEqual({ ...ALL, messages: false });
});

test('restores only the switch whose request failed', async () => {
  const { hook, turns } = await show();
  await turns('system', false);
  await turns('todo', false);
  await respond(unreachable, 0);
  expect(hook().settings).toEqual({ ...ALL, todo: false });
  await respond({ ...ALL, todo: false }, 1);
  expect(hook()).toMatchObject({ settings: { ...ALL, todo: false }, saved: { kind: 'todo' } });
});

test('sends no queued request after unmounting', async () => {
  const { turns, unmount } = await show();
  await turns('system', false);
  await turns('todo', false);
  unmount();
  await respond(ALL, 0);
  expect(sent()).toHaveLength(1);
});

test('shows the error on the page, and the switch in its former position', async () => {
  await showPage(<NotificationSwitches />);
  const todo = screen.getByRole('switch', { name: en['profile.notify.todo'] });
  await press(todo);
  expect(todo.getAttribute('aria-checked')).toBe('false');
  await respond(unreachable, 0);
  expect(todo.getAttribute('aria-checked')).toBe('true');
  expect(screen.getByRole('alert').textContent).toContain(en['profile.notify.unreachable']);
});
