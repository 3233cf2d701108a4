import * as v from 'valibot';
import { readFields } from '../../../mock/_domain/http/readInput';
import { HttpRefusal } from '../../../mock/_domain/lib/refusals';
import { text } from '../../../src/contract/requests/fields';
import { subCodes } from '../../../src/contract/subCodes';

const form = v.object({ name: text(10) });

/** Returns the wrong fields of a form, or undefined if it is valid. */
function findWrong(read: () => unknown): unknown {
  try {
    read();
    return undefined;
  } catch (error) {
    return error instanceof HttpRefusal ? error.data : error;
  }
}

test('treats an inherited field as missing', () => {
  const source = Object.create({ name: 'inherited' }) as { name?: unknown };
  expect(findWrong(() => readFields(form, source))).toEqual({ name: subCodes.FIELD_REQUIRED });
});

test.each([
  ['a number', 7, 'FIELD_FORMAT'],
  ['a list', ['a'], 'FIELD_FORMAT'],
  ['an object', { length: 1 }, 'FIELD_FORMAT'],
  ['one character too many', 'a'.repeat(11), 'FIELD_TOO_LONG'],
  ['ten thousand characters', '𠮷'.repeat(10_000), 'FIELD_TOO_LONG'],
] as const)('rejects %s as a text of up to ten characters', (_what, name, subCode) => {
  expect(findWrong(() => readFields(form, { name }))).toEqual({ name: subCodes[subCode] });
});

test.each(['a'.repeat(10), '\u202eabc', 'a\u0000b', '🙂🙂', '<b>x</b>', ' a ', 'ａ１'])(
  'returns %j unchanged',
  (name) => {
    expect(readFields(form, { name })).toEqual({ name });
  },
);
