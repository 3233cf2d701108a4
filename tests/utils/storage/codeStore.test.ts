/** @jest-environment jsdom */
import { CODE_LIFETIME } from '@/constants';
import {
  findCode,
  forgetCode,
  getCodeId,
  getCodesSnapshot,
  recordCodeRefusal,
  saveCode,
  subscribeToCodes,
} from '@/utils/storage/codeStore';
import { makeSentCode } from '../../support/builders/sentCode';

const KEY = 'portal_codes';
const mobile = '+86 15400000009';
const id = getCodeId('login', mobile);
const code = (of = id) => findCode(getCodesSnapshot(), of);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('stores a code by its purpose and destination', () => {
  saveCode(id, makeSentCode(), '+86 154****0009');
  expect(code()).toMatchObject({ triesLeft: 5, destination: '+86 154****0009' });
  expect(code(getCodeId('bind', mobile))).toBeNull();
  expect(code(getCodeId('login', '+86 15400000010'))).toBeNull();
});

test('stores neither number nor address', () => {
  saveCode(id, makeSentCode(), '+86 154****0009');
  expect(JSON.stringify({ ...localStorage })).not.toContain('15400000009');
});

test('deletes ended codes when another is stored', () => {
  saveCode(id, makeSentCode(), '');
  jest.advanceTimersByTime(CODE_LIFETIME + 1);
  saveCode(getCodeId('bind', mobile), makeSentCode(), '');
  expect(code()).toBeNull();
  expect(code(getCodeId('bind', mobile))).not.toBeNull();
});

test('notifies every listener of attempts and ends', () => {
  const listener = jest.fn();
  const stop = subscribeToCodes(listener);
  saveCode(id, makeSentCode(), '');
  recordCodeRefusal(id, { subCode: 'CODE_WRONG', values: { triesLeft: 3 } });
  expect(code()).toMatchObject({ triesLeft: 3 });
  forgetCode(id);
  expect(code()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  saveCode(id, makeSentCode(), '');
  expect(listener).toHaveBeenCalledTimes(3);
});

test('listens to other tabs, but not to other keys', () => {
  const listener = jest.fn();
  const stop = subscribeToCodes(listener);
  window.dispatchEvent(new StorageEvent('storage', { key: 'umi_locale' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  // Everything was cleared.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

// tests/utils/storage/hostileStorage.test.ts reads values that are no record.
test('ignores and replaces an invalid code', () => {
  localStorage.setItem(KEY, `{"${id}":{"sentAt":"x"}}`);
  expect(code()).toBeNull();
  saveCode(id, makeSentCode(), '');
  expect(code()).not.toBeNull();
});
