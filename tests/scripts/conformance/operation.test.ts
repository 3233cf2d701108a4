/** The calls that the kit derives from the contract, compared with the checks of the mock portal. */
import * as v from 'valibot';
import { readInput } from '../../../mock/_domain/http/readInput';
import { HttpRefusal } from '../../../mock/_domain/lib/refusals';
import type { Sent } from '../../../scripts/conformance/client';
import { toInvalidInputs } from '../../../scripts/conformance/invalidInput';
import {
  invalidCalls,
  listSortFields,
  toOperation,
  validBody,
  validQuery,
} from '../../../scripts/conformance/operation';
import type { EndpointName } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { withMobile } from '../../../src/contract/requests/fields';

const operations = (Object.keys(endpoints) as EndpointName[]).map(toOperation);

/** Returns the fields that the mock portal's check of query and body refuses. */
function wrongFields(name: EndpointName, { query = {}, body = {} }: Sent): string[] {
  try {
    readInput({ query, body: body as Record<string, unknown> }, toOperation(name).request);
    return [];
  } catch (error) {
    if (!(error instanceof HttpRefusal)) throw error;
    return Object.keys(error.data ?? {});
  }
}

describe('operation', () => {
  const invalid = operations.flatMap((operation) =>
    invalidCalls(operation).map(({ fields, sent }) => ({ name: operation.name, fields, sent })),
  );

  it('derives invalid calls whose fields the mock portal refuses by name', () => {
    const ofSchemas = invalid.filter(({ sent }) => !(sent.body instanceof FormData));
    const withoutRefusals = ofSchemas.filter(({ name, fields, sent }) => {
      const wrong = wrongFields(name, sent);
      return fields.length === 0 || fields.some((field) => !wrong.includes(field));
    });
    expect(withoutRefusals).toEqual([]);
    expect(ofSchemas.length).toBeGreaterThan(200);
  });

  it('derives an invalid call for every endpoint with a body', () => {
    const named = new Set(invalid.map(({ name }) => name));
    const uncovered = operations.filter(({ name, request }) => request.body && !named.has(name));
    expect(uncovered.map(({ name }) => name)).toEqual([]);
  });

  it('derives unique ids that no server has issued', () => {
    const ids = operations.flatMap(({ unknown }) => Object.values(unknown ?? {}));
    expect(ids.filter((id) => !/^unknown-[0-9a-f]{16}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('derives calls within the usual size limits of servers', () => {
    const sizes = invalid.map(({ sent }) => ({
      query: new URLSearchParams(sent.query).toString().length,
      body: JSON.stringify(sent.body ?? '').length,
    }));
    expect(Math.max(...sizes.map(({ query }) => query))).toBeLessThan(4_000);
    expect(Math.max(...sizes.map(({ body }) => body))).toBeLessThan(100_000);
  });

  it('derives a valid query and body for every read and every call of a record', () => {
    const wrong = operations
      .filter(({ unknown, isWrite }) => unknown || !isWrite)
      .map((operation) => ({ query: validQuery(operation), body: validBody(operation), ...operation }))
      .filter(({ name, query, body }) => wrongFields(name, { query, body }).length > 0);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('derives no invalid call for an endpoint without schemas', () => {
    const operation = { ...toOperation('caChallenge'), request: {} };
    expect([invalidCalls(operation), validQuery(operation), validBody(operation)]).toEqual([[], {}, {}]);
    expect(listSortFields(operation)).toBeNull();
  });

  it('derives invalid calls for each channel of login', () => {
    const channels = invalid
      .filter(({ name }) => name === 'login')
      .map(({ sent }) => sent.query?.channelCode);
    expect([...new Set(channels)]).toEqual(['1', '2', '3', '5', '6']);
  });

  it('finds every paged list, and the fields by which it can be sorted', () => {
    const lists = operations.filter((operation) => listSortFields(operation));
    expect(lists.map(({ name }) => name).sort()).toEqual([
      'addresses',
      'articles',
      'authorizations',
      'behaviorRecords',
      'companyAuthorizations',
      'handlers',
      'ownAppeals',
      'products',
      'rules',
    ]);
    expect(listSortFields(toOperation('ownAppeals'))).toEqual(['submittedAt', 'updatedAt']);
    expect(listSortFields(toOperation('addresses'))).toEqual([]);
  });
});

describe('toInvalidInputs', () => {
  const OBJECT = { a: [1] };
  const short = v.pipe(v.string(), v.maxLength(3));

  it('breaks all fields of a body in one way at a time', () => {
    const schema = withMobile({
      note: v.optional(short),
      owner: v.object({ name: short }),
      ids: v.pipe(v.array(v.string()), v.maxLength(1)),
    });
    const inputs = toInvalidInputs(schema, 'body');
    expect(inputs.map(({ fault, fields }) => [fault, [...fields].sort()])).toEqual([
      ['required fields left out', ['ids', 'mobile', 'owner', 'region']],
      ['values of another type', ['ids', 'mobile', 'note', 'owner.name', 'region']],
      ['too long', ['ids', 'mobile', 'note', 'owner.name', 'region']],
      ['malformed', ['ids', 'mobile']],
    ]);
    expect(inputs[1]?.value).toEqual({
      region: 'nothing',
      mobile: OBJECT,
      note: OBJECT,
      owner: { name: OBJECT },
      ids: OBJECT,
    });
    expect(inputs[2]?.value).toMatchObject({ note: 'xxxx', owner: { name: 'xxxx' } });
  });

  it('breaks each form of a body, and the value that selects it', () => {
    const schema = v.variant('kind', [
      v.object({ kind: v.literal('a'), code: short }),
      v.object({ kind: v.literal('b'), count: v.number() }),
    ]);
    const inputs = toInvalidInputs(schema, 'body');
    expect(inputs.map(({ value, fields }) => [value, fields])).toEqual(
      expect.arrayContaining([
        [{}, ['kind']],
        [{ kind: 'a' }, ['code']],
        [{ kind: 'nothing', code: OBJECT }, ['kind']],
        [{ kind: 'a', code: 'xxxx' }, ['code']],
        [{ kind: 'b', count: OBJECT }, ['count']],
      ]),
    );
  });

  it('does not omit a field that a server may read as null', () => {
    const schema = v.object({ file: v.nullable(short) });
    expect(toInvalidInputs(schema, 'body').map(({ value }) => value)).toEqual([
      { file: OBJECT },
      { file: 'xxxx' },
    ]);
  });

  it('derives texts for numbers in a query, and no text that is too long for an address', () => {
    const schema = v.object({ page: v.number(), text: v.pipe(v.string(), v.maxLength(9_000)) });
    expect(toInvalidInputs(schema, 'query').map(({ value }) => value)).toEqual([
      {},
      { page: 'nothing' },
      { text: '?' },
    ]);
  });
});
