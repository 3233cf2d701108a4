/** @jest-environment jsdom */
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';

type Tab = typeof import('@/utils/storage/sessionChannel');
const scope = globalThis as { BroadcastChannel?: unknown };

/** Another tab: the module once more, with state of its own. */
function aTab(): Tab {
  let tab: Tab | undefined;
  jest.isolateModules(() => {
    tab = require('@/utils/storage/sessionChannel');
  });
  return tab as Tab;
}

const delivered = () => new Promise((resolve) => setTimeout(resolve, 50));

describe.each([
  ['BroadcastChannel', NodeChannel],
  ['storage events', undefined],
])('by %s', (_, Channel) => {
  let stops: (() => void)[] = [];
  const listening = (tab: Tab) => {
    const heard: string[] = [];
    stops.push(tab.onSessionChange(({ type }) => heard.push(type)));
    return heard;
  };
  /** jsdom has one window, and raises no storage event in the one that writes: the other tab's is raised here. */
  const announce = (tab: Tab, type: 'signed-in' | 'signed-out' | 'timed-out') => {
    tab.announceSessionChange(type);
    if (!Channel) window.dispatchEvent(new StorageEvent('storage', { key: 'portal_session' }));
  };

  beforeEach(() => {
    scope.BroadcastChannel = Channel;
  });
  afterEach(() => {
    for (const stop of stops) stop();
    stops = [];
    Reflect.deleteProperty(scope, 'BroadcastChannel');
  });

  test('announces to the other tab until it stops listening', async () => {
    const here = aTab();
    const there = listening(aTab());
    announce(here, 'signed-out');
    announce(here, 'signed-in');
    announce(here, 'timed-out');
    // On a busy machine the first pause may end before the messages arrive.
    while (there.length < 3) await delivered();
    expect(there).toEqual(['signed-out', 'signed-in', 'timed-out']);
    stops.pop()?.();
    announce(here, 'signed-out');
    await delivered();
    expect(there).toHaveLength(3);
  });

  test('notifies all listeners of a tab', async () => {
    const tab = aTab();
    const [one, two] = [listening(tab), listening(tab)];
    announce(aTab(), 'signed-out');
    while (one.length + two.length < 2) await delivered();
    expect([one, two]).toEqual([['signed-out'], ['signed-out']]);
  });
});

test('does not announce to the same tab', async () => {
  scope.BroadcastChannel = NodeChannel;
  const tab = aTab();
  const heard = jest.fn();
  const stop = tab.onSessionChange(heard);
  tab.announceSessionChange('signed-out');
  await delivered();
  expect(heard).not.toHaveBeenCalled();
  stop();
  Reflect.deleteProperty(scope, 'BroadcastChannel');
});

test.each([null, 'signed-out', 7, {}, [], { type: 'signed-up' }, { type: ['signed-out'] }])(
  'ignores the malformed message %j',
  async (message) => {
    scope.BroadcastChannel = NodeChannel;
    const heard = jest.fn();
    const stop = aTab().onSessionChange(heard);
    const stranger = new NodeChannel('portal-session');
    stranger.postMessage(JSON.parse(JSON.stringify(message)));
    await delivered();
    expect(heard).not.toHaveBeenCalled();
    stranger.close();
    stop();
    Reflect.deleteProperty(scope, 'BroadcastChannel');
  },
);

test.each(['{', '"signed-out"', '{"type":"x"}', 'null'])('ignores the stored value %s', (text) => {
  const heard = jest.fn();
  const stop = aTab().onSessionChange(heard);
  window.localStorage.setItem('portal_session', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'portal_session' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(heard).not.toHaveBeenCalled();
  stop();
});
