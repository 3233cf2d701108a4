/** @jest-environment jsdom */
import {
  endActingRole,
  forgetRoleOfOthers,
  getActingState,
  onActingState,
  readActingRole,
  updateActing,
  writeActingRole,
} from '@/utils/storage/actingStore';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { storedRole as role } from '../../support/builders/actingRoles';
import { fillStorage } from '../../support/fakes/brokenStorage';

const KEY = 'portal_kept_actingRole';

afterEach(() => jest.restoreAllMocks());

it('stores the role in this tab until it is ended or personal data is cleared', () => {
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

it.each([
  ['an id that is invalid in a header', JSON.stringify({ ...role, id: 'r\n1' })],
  ['an empty id', JSON.stringify({ ...role, id: '' })],
  ['an id that is a list', JSON.stringify({ ...role, id: ['r-1'] })],
  ['an unknown capacity', JSON.stringify({ ...role, capacity: 'OWNER' })],
  ['no owner', JSON.stringify({ ...role, owner: undefined })],
  ['no name', JSON.stringify({ ...role, company: 7 })],
  ['an end that is not a day', JSON.stringify({ ...role, end: 7 })],
])('ignores a stored role with %s', (_, stored) => {
  writeActingRole(role);
  sessionStorage.setItem(KEY, stored);
  expect(getActingState()).toMatchObject({ role: null, ended: null });
});

it('does not store a value that it would not read', () => {
  expect(writeActingRole({ ...role, id: 'r\n1' })).toBe(false);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('returns false if the role cannot be stored', () => {
  fillStorage();
  expect(writeActingRole(role)).toBe(false);
  expect(readActingRole()).toBeNull();
});

it('returns the same state until a change, and notifies of each change', () => {
  writeActingRole(role);
  const listener = jest.fn();
  const stop = onActingState(listener);
  const before = getActingState();
  expect(getActingState()).toBe(before);
  updateActing({ switching: true });
  expect(getActingState()).toEqual({ ...before, switching: true });
  writeActingRole({ ...role, end: null });
  expect(getActingState()).toEqual({ ...before, switching: true, role: { ...role, end: null } });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  updateActing({ switching: false });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('ends a role once, and keeps the name of its company until that is cleared', () => {
  writeActingRole(role);
  expect([endActingRole('r-1'), endActingRole('r-1')]).toEqual([true, false]);
  expect(getActingState()).toMatchObject({ role: null, ended: { company: 'Example Ltd' } });
  writeActingRole(null);
  expect(getActingState()).toMatchObject({ role: null, ended: null });
});

it('ends a role in full storage, and keeps the end in memory until it is cleared', () => {
  writeActingRole(role);
  fillStorage();
  expect(endActingRole('r-1')).toBe(true);
  expect(getActingState()).toMatchObject({ role: null, ended: role });
  writeActingRole(null);
  expect(getActingState()).toMatchObject({ role: null, ended: null });
});

it.each([
  ['a role', () => undefined],
  ['the end of a role', () => endActingRole('r-1')],
])('clears %s that another account left in the tab', (_, happens) => {
  writeActingRole(role);
  happens();
  const before = getActingState();
  forgetRoleOfOthers('u-1');
  expect(getActingState()).toBe(before);
  forgetRoleOfOthers('u-2');
  expect(getActingState()).toMatchObject({ role: null, ended: null });
});

it('ignores a late refusal of another role', () => {
  writeActingRole(role);
  expect(endActingRole('r-0')).toBe(false);
  expect(endActingRole(undefined)).toBe(false);
  expect(readActingRole()).toEqual(role);
});

it('does not show another user that a role has ended', () => {
  writeActingRole(role);
  endActingRole('r-1');
  clearPersonalData();
  expect(getActingState().ended).toBeNull();
});
