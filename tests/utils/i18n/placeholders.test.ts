import { parse } from 'intl-messageformat-parser';
import { findPlaceholders } from '@/utils/i18n/placeholders';

test.each([
  ['Sign in again.', []],
  ['At most {count} files.', ['count']],
  ['{count, plural, one {# try} other {# tries}} until {at}', ['count', 'at']],
  ['{type, select, file {The file {name}} other {It}} is {size, number} bytes.', ['type', 'name', 'size']],
])('finds the placeholders of %j', (text, names) => {
  const elements = parse(text, { normalizeHashtagInPlural: false });
  expect(findPlaceholders(elements)).toEqual(names);
});

test('finds placeholders by their braces', () => {
  expect(findPlaceholders('{count} of {all}')).toEqual(['count', 'all']);
  expect(findPlaceholders('none')).toEqual([]);
});
