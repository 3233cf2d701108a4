import { KEYWORD_MAX } from '@/constants';
import { isTopicList, readTopics } from '@/validation/articles';
import { hasKeyword, isKeyword, splitByKeyword } from '@/validation/keywords';

test.each([
  ['a', true],
  ['  ', false],
  ['x'.repeat(KEYWORD_MAX), true],
  ['x'.repeat(KEYWORD_MAX + 1), false],
  ['\udc00', false],
])('accepts %j as a keyword: %s', (text, expected) => {
  expect(isKeyword(text)).toBe(expected);
});

test('finds a keyword literally, ignoring case', () => {
  expect(hasKeyword('Forms and lists', ' FORMS ')).toBe(true);
  expect(hasKeyword('Forms', '.')).toBe(false);
  expect(hasKeyword('a.b (c) [d] \\ {2} | ^$', '(c) [d] \\ {2} | ^$')).toBe(true);
  expect(hasKeyword('anything')).toBe(true);
});

test('splits a text into parts that join to the same text', () => {
  const parts = splitByKeyword('Forms, forms and FORM', 'form');
  expect(parts.map(({ text }) => text).join('')).toBe('Forms, forms and FORM');
  expect(parts.filter(({ isHit }) => isHit).map(({ text, start }) => [text, start])).toEqual([
    ['Form', 0],
    ['form', 7],
    ['FORM', 17],
  ]);
  expect(splitByKeyword('İstanbul', 'x')).toEqual([{ text: 'İstanbul', isHit: false, start: 0 }]);
  expect(splitByKeyword('all', '')).toEqual([{ text: 'all', isHit: false, start: 0 }]);
});

test.each([
  ['FORMS', true],
  ['FORMS,LISTS', true],
  ['FORMS,FORMS', false],
  ['FORMS,', false],
  ['OTHER', false],
])('accepts %j as a list of topics: %s', (value, expected) => {
  expect(isTopicList(value)).toBe(expected);
});

test('drops unknown topics', () => {
  expect(readTopics('LISTS,x,FORMS')).toEqual(['LISTS', 'FORMS']);
  expect(readTopics()).toEqual([]);
});
