import { optional, readFields, text } from '../../../mock/_domain/forms/fields';
import { HttpRefusal } from '../../../mock/_domain/lib/refusals';
import { subCodes } from '../../../src/contract/subCodes';

/** Returns the wrong fields of a form, or undefined if it is valid. */
function findWrong(read: () => unknown): unknown {
  try {
    read();
    return undefined;
  } catch (error) {
    return error instanceof HttpRefusal ? error.data : error;
  }
}

test.each(['constructor', 'toString', 'hasOwnProperty'])(
  'treats %s, which every object inherits, as missing',
  (name) => {
    expect(findWrong(() => readFields({}, { [name]: text(10) }))).toEqual({
      [name]: subCodes.FIELD_REQUIRED,
    });
    expect(readFields({}, { [name]: optional(text(10)) })).toEqual({ [name]: undefined });
  },
);

test('treats an inherited field as missing', () => {
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
  ['one character too many', 'a'.repeat(11), 'FIELD_TOO_LONG'],
  ['ten thousand characters', '𠮷'.repeat(10_000), 'FIELD_TOO_LONG'],
] as const)('rejects %s as a text of up to ten characters', (_what, name, subCode) => {
  expect(findWrong(() => readFields({ name }, { name: text(10) }))).toEqual({ name: subCodes[subCode] });
});

test.each(['a'.repeat(10), '\u202eabc', 'a\u0000b', '🙂🙂', '<b>x</b>', ' a ', 'ａ１'])(
  'returns %j unchanged',
  (name) => {
    expect(readFields({ name }, { name: text(10) })).toEqual({ name });
  },
);
