/** @jest-environment jsdom */
import { postFromOtherTab, recordSessionMessages } from '../../support/fakes/tabMessages';

type Tab = typeof import('@/utils/storage/sessionChannel');

/** Opens a tab: an instance of the module with its own state. */
function openTab(): Tab {
  let tab: Tab | undefined;
  jest.isolateModules(() => {
    tab = require('@/utils/storage/sessionChannel');
  });
  return tab as Tab;
}

test('announces to all listeners of another tab until they stop', () => {
  const [here, there] = [openTab(), openTab()];
  const [one, other] = [jest.fn(), jest.fn()];
  const stops = [one, other].map((listener) => there.onSessionChange(listener));
  here.announceSessionChange('signed-out');
  stops[0]?.();
  here.announceSessionChange('signed-in');
  stops[1]?.();
  here.announceSessionChange('timed-out');
  expect(one.mock.calls).toEqual([[{ type: 'signed-out' }]]);
  expect(other.mock.calls).toEqual([[{ type: 'signed-out' }], [{ type: 'signed-in' }]]);
});

test('does not announce to the same tab', () => {
  const tab = openTab();
  const listener = jest.fn();
  const stop = tab.onSessionChange(listener);
  const elsewhere = recordSessionMessages();
  tab.announceSessionChange('signed-out');
  expect(listener).not.toHaveBeenCalled();
  expect(elsewhere).toEqual(['signed-out']);
  stop();
});

test.each([null, 'signed-out', 7, {}, [], { type: 'signed-up' }, { type: ['signed-out'] }])(
  'ignores the malformed message %j',
  (message) => {
    const listener = jest.fn();
    const stop = openTab().onSessionChange(listener);
    postFromOtherTab(message);
    expect(listener).not.toHaveBeenCalled();
    stop();
  },
);
