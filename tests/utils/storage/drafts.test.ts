/** @jest-environment jsdom */
import { DRAFT_LIFETIME } from '@/constants';
import {
  draftKey,
  forgetAllDrafts,
  forgetDraft,
  forgetDraftsOfOthers,
  readDraft,
  writeDraft,
} from '@/utils/storage/drafts';

const FIELDS = ['name', 'email'] as const;
const KEY = 'portal_draft_test';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('stores only the given fields, and returns their texts', () => {
  writeDraft('local', 'test', FIELDS, {
    name: '测试甲',
    email: '',
    newPwd: 'secret-1',
    idNo: '11010519491231002X',
  });
  expect(readDraft('test', FIELDS)).toEqual({ at: Date.now(), values: { name: '测试甲' }, area: 'local' });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret-1|1101/);
});

test.each([
  [DRAFT_LIFETIME - 1, true],
  [DRAFT_LIFETIME, false],
  [-DRAFT_LIFETIME, false],
])('returns the draft %d ms after it was stored: %s', (ms, isStored) => {
  writeDraft('local', 'test', FIELDS, { name: '测试甲' });
  jest.setSystemTime(Date.now() + ms);
  expect(readDraft('test', FIELDS) !== null).toBe(isStored);
  expect(localStorage.getItem(KEY) !== null).toBe(isStored);
});

test('stores no empty draft, and deletes a draft on request', () => {
  writeDraft('local', 'test', FIELDS, { name: '测试甲' });
  writeDraft('local', 'test', FIELDS, { name: '', email: undefined });
  expect(localStorage.getItem(KEY)).toBeNull();
  writeDraft('local', 'test', FIELDS, { name: '测试甲' });
  forgetDraft('test');
  expect(readDraft('test', FIELDS)).toBeNull();
});

test('stores only differences from the initial values, including deleted texts', () => {
  const initialValues = { name: '测试甲', email: 'someone@example.com' };
  writeDraft('local', 'test', FIELDS, { name: '', email: 'someone@example.com' }, initialValues);
  expect(readDraft('test', FIELDS)?.values).toEqual({ name: '' });
  writeDraft('local', 'test', FIELDS, initialValues, initialValues);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('deletes the draft on the device when it is moved to the tab', () => {
  writeDraft('local', 'test', FIELDS, { name: '测试甲' });
  writeDraft('session', 'test', FIELDS, { name: '测试甲' });
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(readDraft('test', FIELDS)?.area).toBe('session');
  forgetDraft('test');
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test('deletes drafts of other users at a sign-in, and retains those of visitors and of the user', () => {
  for (const name of [draftKey('test', 'u-1'), draftKey('test', 'u-2'), 'test']) {
    writeDraft('local', name, FIELDS, { name: '测试甲' });
  }
  forgetDraftsOfOthers('u-1');
  expect(readDraft(draftKey('test', 'u-1'), FIELDS)).not.toBeNull();
  expect(readDraft(draftKey('test', 'u-2'), FIELDS)).toBeNull();
  expect(readDraft('test', FIELDS)).not.toBeNull();
});

test('deletes all drafts at a sign-out, and no other stored values', () => {
  localStorage.setItem('umi_locale', 'pt-BR');
  writeDraft('local', 'test', FIELDS, { name: '测试甲' });
  writeDraft('local', 'other', FIELDS, { name: '测试乙' });
  forgetAllDrafts();
  expect({ ...localStorage }).toEqual({ umi_locale: 'pt-BR' });
});

// tests/utils/storage/hostileStorage.test.ts reads values that are no record.
test.each(['{"at":"now","values":{"name":"a"}}', '{"at":1}'])('ignores the stored value %s', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(readDraft('test', FIELDS)).toBeNull();
});

test('reads only texts of known fields', () => {
  const values = { name: { a: 1 }, email: 'someone@example.com', __proto__: 'x', newPwd: 'secret-1' };
  localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), values }));
  expect(readDraft('test', FIELDS)?.values).toEqual({ email: 'someone@example.com' });
});
