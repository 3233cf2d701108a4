/** @jest-environment jsdom */
import { forbidStorage } from '../../support/fakes/brokenStorage';

type Tab = typeof import('@/features/idleTimeout/activityTimes');
const KEY = 'portal_activity';
const NOW = 5_000_000;

/** Opens a tab: an instance of the module with its own state. */
function openTab(): Tab {
  let tab: Tab | undefined;
  jest.isolateModules(() => {
    tab = require('@/features/idleTimeout/activityTimes');
  });
  return tab as Tab;
}

afterEach(() => jest.restoreAllMocks());

test('uses the latest time of all tabs', () => {
  const [one, other] = [openTab(), openTab()];
  one.recordActivity({ lastActivity: NOW }, NOW);
  other.recordActivity({ lastReport: NOW + 1 }, NOW + 1);
  expect(one.readActivityTimes(NOW + 2)).toEqual({ lastActivity: NOW, lastReport: NOW + 1 });
});

test('sends a message to the other tabs without storage', () => {
  forbidStorage();
  const [one, other] = [openTab(), openTab()];
  const listener = jest.fn();
  const stop = other.onActivityRecorded(listener);
  one.recordActivity({ lastActivity: NOW }, NOW);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(other.readActivityTimes(NOW).lastActivity).toBe(NOW);
  expect(one.readActivityTimes(NOW).lastActivity).toBe(NOW);
  stop();
});

test('reduces a future time to now once, after the clock was set back', () => {
  const tab = openTab();
  tab.recordActivity({ lastActivity: NOW }, NOW);
  expect(tab.readActivityTimes(NOW - 1_000).lastActivity).toBe(NOW - 1_000);
  expect(tab.readActivityTimes(NOW - 500).lastActivity).toBe(NOW - 1_000);
});

// tests/utils/storage/hostileStorage.test.ts reads values that are no record.
test.each([
  '{"lastActivity":"1","lastReport":2}',
  '{"lastActivity":1}',
  '{"lastActivity":1e999,"lastReport":0}',
])('ignores the stored value %s', (text) => {
  localStorage.setItem(KEY, text);
  expect(openTab().readActivityTimes(NOW)).toEqual({ lastActivity: 0, lastReport: 0 });
});

test.each([null, 'lastActivity', { lastActivity: 'x', lastReport: 1 }, { lastActivity: NOW }])(
  'ignores the malformed message %j',
  (message) => {
    const listener = jest.fn();
    const stop = openTab().onActivityRecorded(listener);
    const sender = new BroadcastChannel('portal-activity');
    sender.postMessage(message);
    expect(listener).not.toHaveBeenCalled();
    sender.close();
    stop();
  },
);
