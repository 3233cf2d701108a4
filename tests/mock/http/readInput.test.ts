import * as v from 'valibot';
import { readInput } from '../../../mock/_domain/http/readInput';
import type { HttpRefusal } from '../../../mock/_domain/lib/refusals';
import { shapes, text } from '../../../src/contract/requests/fields';
import type { EndpointRequest } from '../../../src/contract/requests/request';
import { subCodes } from '../../../src/contract/subCodes';

type Schemas = Pick<EndpointRequest, 'query' | 'body' | 'bodyFor'>;

/** Reads a query and a body by schemas. Returns both, or the status and the fields of a refusal. */
function read(
  schemas: Schemas,
  { query = {}, body = {} }: { query?: Record<string, string>; body?: object },
) {
  const context = { query, body: { ...body } };
  try {
    readInput(context, schemas);
    return context;
  } catch (error) {
    const { status, subCode, data } = error as HttpRefusal;
    return { status, subCode, data };
  }
}

const wrong = (data: object) => ({ status: 422, subCode: 'FIELDS_WRONG', data });

describe('readInput', () => {
  it.each([
    ['a missing field', {}],
    ['null', { name: null }],
    ['an empty text', { name: '' }],
  ])('treats %s as missing', (_what, body) => {
    expect(read({ body: v.object({ name: v.string() }) }, { body })).toEqual(
      wrong({ name: subCodes.FIELD_REQUIRED }),
    );
    expect(read({ body: v.object({ name: v.optional(v.string(), 'x') }) }, { body })).toEqual({
      query: {},
      body: { name: 'x' },
    });
  });

  it('accepts null for a nullable field, and requires null or a value', () => {
    const body = v.object({ file: v.nullable(v.string()) });
    expect(read({ body }, { body: { file: null } })).toMatchObject({ body: { file: null } });
    for (const sent of [{}, { file: '' }])
      expect(read({ body }, { body: sent })).toEqual(wrong({ file: subCodes.FIELD_REQUIRED }));
  });

  it('reports every wrong field, nested ones by their path', () => {
    const name = v.pipe(v.string(), v.maxLength(2));
    const body = v.object({ name, age: v.number(), person: v.object({ name }) });
    expect(read({ body }, { body: { name: 'abc', age: '7', person: {} } })).toEqual(
      wrong({
        name: subCodes.FIELD_TOO_LONG,
        age: subCodes.FIELD_FORMAT,
        'person.name': subCodes.FIELD_REQUIRED,
      }),
    );
  });

  it('reports a wrong item at its list, unless the rule names a subCode', () => {
    const list = v.array(v.picklist(['a']));
    const isNew = v.check<string, string>(() => false, 'QUESTION_REPEATED');
    const named = v.array(v.pipe(v.string(), isNew));
    expect(read({ body: v.object({ list, named }) }, { body: { list: ['b'], named: ['a'] } })).toEqual(
      wrong({ list: subCodes.FIELD_FORMAT, 'named.0': subCodes.QUESTION_REPEATED }),
    );
  });

  it('reports a wrong field of an item by its path', () => {
    const list = v.array(v.object({ name: v.string() }));
    expect(read({ body: v.object({ list }) }, { body: { list: [{ name: 'a' }, {}] } })).toEqual(
      wrong({ 'list.1.name': subCodes.FIELD_REQUIRED }),
    );
  });

  it('converts digits of a query to the number that the schema requires', () => {
    const query = v.object({ page: v.optional(v.pipe(v.number(), v.minValue(1))), name: v.string() });
    expect(read({ query }, { query: { page: '12', name: '34' } })).toMatchObject({
      query: { page: 12, name: '34' },
    });
    for (const page of ['0', '-1', '1.5', 'x', '1e3'])
      expect(read({ query }, { query: { page, name: 'x' } })).toEqual(wrong({ page: subCodes.FIELD_FORMAT }));
  });

  it('converts digits of a query to one of the numbers that the schema lists', () => {
    const query = v.object({ channel: v.optional(v.picklist([1, 25])), kind: v.literal(3) });
    expect(read({ query }, { query: { channel: '25', kind: '3' } })).toMatchObject({
      query: { channel: 25, kind: 3 },
    });
    for (const channel of ['2', '01', 'x'])
      expect(read({ query }, { query: { channel, kind: '3' } })).toEqual(
        wrong({ channel: subCodes.FIELD_FORMAT }),
      );
  });

  it('reports the wrong fields of the shape that was sent', () => {
    const byId = v.object({ id: v.number() });
    const byName = v.object({ name: v.string(), kind: v.string() });
    const query = shapes([byId, byName], (sent) => ('id' in sent ? byId : byName));
    expect(read({ query }, { query: { id: '7' } })).toMatchObject({ query: { id: 7 } });
    expect(read({ query }, { query: { id: 'x' } })).toEqual(wrong({ id: subCodes.FIELD_FORMAT }));
    expect(read({ query }, {})).toEqual(
      wrong({ name: subCodes.FIELD_REQUIRED, kind: subCodes.FIELD_REQUIRED }),
    );
  });

  it('chooses the schema of a body by the query', () => {
    const query = v.object({ kind: v.number() });
    const bodyFor = ({ kind }: Record<string, unknown>) =>
      kind === 1 ? v.object({ name: v.string() }) : v.object({ age: v.number() });
    expect(read({ query, bodyFor }, { query: { kind: '1' }, body: { name: 'a', age: 7 } })).toMatchObject({
      body: { name: 'a' },
    });
    expect(read({ query, bodyFor }, { query: { kind: '2' } })).toEqual(
      wrong({ age: subCodes.FIELD_REQUIRED }),
    );
  });

  it('reads a body that is nested thousands of levels deep', () => {
    const deep = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`) as object;
    const name = { body: v.object({ name: v.string() }) };
    expect(read(name, { body: { name: 'a', more: deep(5_000) } })).toMatchObject({ body: { name: 'a' } });
    expect(read(name, { body: { name: deep(5_000) } })).toEqual(wrong({ name: subCodes.FIELD_FORMAT }));
  });

  it('treats an inherited field as missing', () => {
    const body = Object.create({ name: 'inherited' }) as Record<string, unknown>;
    expect(() => readInput({ query: {}, body }, { body: v.object({ name: text(10) }) })).toThrow(
      expect.objectContaining(wrong({ name: subCodes.FIELD_REQUIRED })),
    );
  });

  it.each([
    ['a number', 7, 'FIELD_FORMAT'],
    ['a list', ['a'], 'FIELD_FORMAT'],
    ['an object', { length: 1 }, 'FIELD_FORMAT'],
    ['one character too many', 'a'.repeat(11), 'FIELD_TOO_LONG'],
    ['ten thousand characters', '𠮷'.repeat(10_000), 'FIELD_TOO_LONG'],
  ] as const)('rejects %s as a text of up to ten characters', (_what, name, subCode) => {
    expect(read({ body: v.object({ name: text(10) }) }, { body: { name } })).toEqual(
      wrong({ name: subCodes[subCode] }),
    );
  });

  it.each(['a'.repeat(10), '\u202eabc', 'a\u0000b', '🙂🙂', '<b>x</b>', ' a ', 'ａ１'])(
    'returns the text %j unchanged',
    (name) => {
      expect(read({ body: v.object({ name: text(10) }) }, { body: { name } })).toEqual({
        query: {},
        body: { name },
      });
    },
  );

  it('drops fields that the schema does not name', () => {
    const sent: object = JSON.parse('{"name":"a","__proto__":{"admin":true},"admin":true}');
    const { body } = read({ body: v.object({ name: v.string() }) }, { body: sent }) as { body: object };
    expect(body).toEqual({ name: 'a' });
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});
