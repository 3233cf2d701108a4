import {
  endActingRole,
  type KeptRole,
  onActingEnded,
  readActingRole,
  takeEndedRole,
  writeActingRole,
} from '@/utils/storage/actingRole';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';

const role: KeptRole = { id: 'r-1', company: 'Example Ltd', capacity: 'HANDLER', end: '2026-12-31' };
const KEY = 'portal_kept_actingRole';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('the role stays in this tab, until it is given up or the person has gone', () => {
  expect(readActingRole()).toBeNull();
  expect(writeActingRole(role)).toBe(true);
  expect(readActingRole()).toEqual(role);
  expect(localStorage).toHaveLength(0);
  writeActingRole(null);
  expect(readActingRole()).toBeNull();
  writeActingRole(role);
  clearPersonalData();
  expect(readActingRole()).toBeNull();
});

test.each([
  ['no record', '"r-1"'],
  ['no JSON', '{'],
  ['an id that is no header', JSON.stringify({ ...role, id: 'r\n1' })],
  ['an id that is none', JSON.stringify({ ...role, id: '' })],
  ['a capacity that nobody has', JSON.stringify({ ...role, capacity: 'OWNER' })],
  ['no name', JSON.stringify({ ...role, company: 7 })],
  ['an end that is no day', JSON.stringify({ ...role, end: 7 })],
])('%s is no role', (_, stored) => {
  sessionStorage.setItem(KEY, stored);
  expect(readActingRole()).toBeNull();
});

test('what would be no role when it is read is not kept', () => {
  expect(writeActingRole({ ...role, id: 'r\n1' })).toBe(false);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('a role that cannot be kept is said to be', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeActingRole(role)).toBe(false);
});

test('the end of the role is told once, and the role is named once', () => {
  const listener = jest.fn();
  const stop = onActingEnded(listener);
  writeActingRole(role);
  expect([endActingRole('r-1'), endActingRole('r-1'), endActingRole('r-1')]).toEqual([true, false, false]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(readActingRole()).toBeNull();
  expect(takeEndedRole()).toEqual(role);
  expect(takeEndedRole()).toBeNull();
  stop();
  writeActingRole(role);
  endActingRole('r-1');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a late refusal of another role ends nothing', () => {
  writeActingRole(role);
  expect(endActingRole('r-0')).toBe(false);
  expect(endActingRole(undefined)).toBe(false);
  expect(readActingRole()).toEqual(role);
});

test('what ended waits for whoever tells it, but for no other person', () => {
  writeActingRole(role);
  endActingRole('r-1');
  clearPersonalData();
  expect(takeEndedRole()).toBeNull();
});
