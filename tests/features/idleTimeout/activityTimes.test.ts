/** @jest-environment jsdom */
import { BroadcastChannel as NodeChannel } from 'node:worker_threads';

type Tab = typeof import('@/features/idleTimeout/activityTimes');
const scope = globalThis as { BroadcastChannel?: unknown };
const KEY = 'portal_activity';
const NOW = 5_000_000;

/** A tab: the module with state of its own. */
function aTab(): Tab {
  let tab: Tab | undefined;
  jest.isolateModules(() => {
    tab = require('@/features/idleTimeout/activityTimes');
  });
  return tab as Tab;
}

const delivered = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeEach(() => {
  scope.BroadcastChannel = NodeChannel;
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(scope, 'BroadcastChannel');
});

test('shares the time between tabs', () => {
  const [one, other] = [aTab(), aTab()];
  one.recordActivity({ seen: NOW, told: NOW - 5 }, NOW);
  expect(other.readActivityTimes(NOW + 1)).toEqual({ seen: NOW, told: NOW - 5 });
});

test('uses the latest time of all tabs', () => {
  const [one, other] = [aTab(), aTab()];
  one.recordActivity({ seen: NOW }, NOW);
  other.recordActivity({ told: NOW + 1 }, NOW + 1);
  expect(one.readActivityTimes(NOW + 2)).toEqual({ seen: NOW, told: NOW + 1 });
});

test('sends a message to the other tabs without storage', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  const [one, other] = [aTab(), aTab()];
  const heard = jest.fn();
  const stop = other.onActivityRecorded(heard);
  one.recordActivity({ seen: NOW }, NOW);
  await delivered();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(other.readActivityTimes(NOW).seen).toBe(NOW);
  expect(one.readActivityTimes(NOW).seen).toBe(NOW);
  stop();
});

test('a moment of the future, from before the clock was set back, is now: once', () => {
  const tab = aTab();
  tab.recordActivity({ seen: NOW }, NOW);
  expect(tab.readActivityTimes(NOW - 1_000).seen).toBe(NOW - 1_000);
  expect(tab.readActivityTimes(NOW - 500).seen).toBe(NOW - 1_000);
});

test.each(['{', 'null', '[]', '7', '{"seen":"1","told":2}', '{"seen":1}', '{"seen":1e999,"told":0}'])(
  'ignores the stored value %s',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(aTab().readActivityTimes(NOW)).toEqual({ seen: 0, told: 0 });
  },
);

test.each([null, 'seen', { seen: 'x', told: 1 }, { seen: NOW }])(
  'the malformed message %j is ignored',
  async (message) => {
    const heard = jest.fn();
    const stop = aTab().onActivityRecorded(heard);
    const stranger = new NodeChannel('portal-activity');
    stranger.postMessage(message);
    await delivered();
    expect(heard).not.toHaveBeenCalled();
    stranger.close();
    stop();
  },
);
