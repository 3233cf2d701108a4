/** @jest-environment node */
import { optional, readFields, text } from '../../../mock/_domain/forms/fields';
import { HttpRefusal } from '../../../mock/_domain/lib/refusals';
import { subCodes } from '../../../src/contract/subCodes';

/** What is wrong with the fields of a form; nothing where it is read. */
function findWrong(read: () => unknown): unknown {
  try {
    read();
    return undefined;
  } catch (error) {
    return error instanceof HttpRefusal ? error.data : error;
  }
}

test.each(['constructor', 'toString', 'hasOwnProperty'])(
  '%s, which every object has, was not sent',
  (name) => {
    expect(findWrong(() => readFields({}, { [name]: text(10) }))).toEqual({
      [name]: subCodes.FIELD_REQUIRED,
    });
    expect(readFields({}, { [name]: optional(text(10)) })).toEqual({ [name]: undefined });
  },
);

test('what a form inherits was not sent', () => {
  const source = Object.create({ name: 'inherited' }) as { name?: unknown };
  expect(findWrong(() => readFields(source, { name: text(10) }))).toEqual({ name: subCodes.FIELD_REQUIRED });
});

test.each([
  ['nothing', undefined, 'FIELD_REQUIRED'],
  ['null', null, 'FIELD_REQUIRED'],
  ['an empty text', '', 'FIELD_REQUIRED'],
  ['a number', 7, 'FIELD_FORMAT'],
  ['a list', ['a'], 'FIELD_FORMAT'],
  ['an object', { length: 1 }, 'FIELD_FORMAT'],
  ['one sign too many', 'a'.repeat(11), 'FIELD_TOO_LONG'],
  ['ten thousand signs', '𠮷'.repeat(10_000), 'FIELD_TOO_LONG'],
] as const)('%s is no text of ten signs', (_what, name, subCode) => {
  expect(findWrong(() => readFields({ name }, { name: text(10) }))).toEqual({ name: subCodes[subCode] });
});

test.each(['a'.repeat(10), '\u202eabc', 'a\u0000b', '🙂🙂', '<b>x</b>', ' a ', 'ａ１'])(
  '%j is kept to the letter',
  (name) => {
    expect(readFields({ name }, { name: text(10) })).toEqual({ name });
  },
);
