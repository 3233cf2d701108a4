import { DRAFT_LIFETIME } from '@/constants';
import { forgetAllDrafts, forgetDraft, readDraft, writeDraft } from '@/utils/storage/drafts';

const FIELDS = ['name', 'email'] as const;
const KEY = 'portal_draft_test';

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('the named texts come back, and nothing else is ever stored', () => {
  writeDraft('test', FIELDS, { name: '测试甲', email: '', newPwd: 'secret-1', idNo: '11010519491231002X' });
  expect(readDraft('test', FIELDS)).toEqual({ at: Date.now(), values: { name: '测试甲' } });
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/secret-1|1101/);
});

test.each([
  [DRAFT_LIFETIME - 1, true],
  [DRAFT_LIFETIME, false],
  [-DRAFT_LIFETIME, false],
])('after %d ms it is there: %s', (ms, there) => {
  writeDraft('test', FIELDS, { name: '测试甲' });
  jest.setSystemTime(Date.now() + ms);
  expect(readDraft('test', FIELDS) !== null).toBe(there);
  expect(localStorage.getItem(KEY) !== null).toBe(there);
});

test('nothing to say leaves no draft, and what was taken is forgotten', () => {
  writeDraft('test', FIELDS, { name: '测试甲' });
  writeDraft('test', FIELDS, { name: '', email: undefined });
  expect(localStorage.getItem(KEY)).toBeNull();
  writeDraft('test', FIELDS, { name: '测试甲' });
  forgetDraft('test');
  expect(readDraft('test', FIELDS)).toBeNull();
});

test('of a form that began with something, what was deleted stays deleted; of nothing there is no draft', () => {
  writeDraft('test', FIELDS, { name: '', email: 'someone@example.com' }, true);
  expect(readDraft('test', FIELDS)?.values).toEqual({ name: '', email: 'someone@example.com' });
  writeDraft('test', FIELDS, { name: '', email: '' }, true);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('whoever leaves on purpose leaves no draft, and nothing else is touched', () => {
  localStorage.setItem('umi_locale', 'pt-BR');
  writeDraft('test', FIELDS, { name: '测试甲' });
  writeDraft('other', FIELDS, { name: '测试乙' });
  forgetAllDrafts();
  expect({ ...localStorage }).toEqual({ umi_locale: 'pt-BR' });
});

test.each([
  '{',
  'null',
  '7',
  '{"at":"now","values":{"name":"a"}}',
  '{"at":NaN,"values":{}}',
  '{"at":1}',
  '{"values":{"name":"a"}}',
])('stored %s is no draft', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(readDraft('test', FIELDS)).toBeNull();
});

test('of a stored draft only texts of known fields are taken', () => {
  const values = { name: { a: 1 }, email: 'someone@example.com', __proto__: 'x', newPwd: 'secret-1' };
  localStorage.setItem(KEY, JSON.stringify({ at: Date.now(), values }));
  expect(readDraft('test', FIELDS)?.values).toEqual({ email: 'someone@example.com' });
});

test('without storage the form works all the same', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  writeDraft('test', FIELDS, { name: '测试甲' });
  expect(readDraft('test', FIELDS)).toBeNull();
  jest.restoreAllMocks();
});
