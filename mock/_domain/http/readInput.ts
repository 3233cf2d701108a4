/** Reads query and body of a call by the schemas of its request (src/contract/requests). */
import * as v from 'valibot';
import type { EndpointRequest } from '../../../src/contract/requests/request';
import { type SubCode, subCodes } from '../../../src/contract/subCodes';
import { HttpRefusal } from '../lib/refusals';
import type { RequestContext } from '../store/context';
import { isObject } from './readRequest';

/**
 * Whether a field distinguishes empty from absent: null if it is `v.nullable`, '' in a union with
 * `v.literal('')`.
 */
function acceptsEmpty(schema: unknown, name: string, value: unknown): boolean {
  const entries = fieldsOf(schema) as Record<string, { type: string; wrapped?: object }>;
  const field = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (value === null) return field?.type === 'nullable';
  const { options = [] } = (field?.wrapped ?? field ?? {}) as { options?: { literal?: unknown }[] };
  return value === '' && options.some(({ literal }) => literal === '');
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

/** No schema has fields at a deeper level. A deeper value is left as it is, so that no request exhausts the stack. */
const DEPTH_MAX = 8;

/** Removes empty texts, null and undefined, unless the schema accepts them. Items of lists stay. */
function withoutAbsent(value: unknown, schema: unknown = {}, depth = 0): unknown {
  if (depth > DEPTH_MAX) return value;
  if (Array.isArray(value)) return value.map((item) => withoutAbsent(item, {}, depth + 1));
  if (!isObject(value)) return value;
  const present = Object.entries(value).filter(
    ([name, field]) => !isEmpty(field) || acceptsEmpty(schema, name, field),
  );
  return Object.fromEntries(present.map(([name, field]) => [name, withoutAbsent(field, {}, depth + 1)]));
}

/** Returns whether a schema accepts numbers only, also inside `optional` and pipes. */
function acceptsNumber(schema: unknown): boolean {
  const { type, wrapped, literal, options } = (schema ?? {}) as {
    type?: string;
    wrapped?: unknown;
    literal?: unknown;
    options?: unknown;
  };
  if (type === 'number' || typeof literal === 'number') return true;
  if (type === 'picklist') return Array.isArray(options) && options.every((one) => typeof one === 'number');
  return wrapped !== undefined && acceptsNumber(wrapped);
}

/** Returns the fields of a schema; for a union, those of all its options. */
function fieldsOf(schema: unknown): Record<string, unknown> {
  const { entries = {}, options = [] } = schema as { entries?: object; options?: unknown[] };
  return Object.assign({}, entries, ...options.map(fieldsOf));
}

/** Converts digits of a query to numbers if the schema requires a number: a query contains only texts. */
function withNumbers(query: Record<string, unknown>, schema: v.GenericSchema): Record<string, unknown> {
  const entries = fieldsOf(schema);
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const isNumber =
        Object.hasOwn(entries, name) &&
        acceptsNumber(entries[name]) &&
        /^(?:0|[1-9]\d*)$/.test(String(value));
      return [name, isNumber ? Number(value) : value];
    }),
  );
}

function toSubCode({ type, received, message }: v.BaseIssue<unknown>): SubCode {
  if (Object.hasOwn(subCodes, message)) return subCodes[message as keyof typeof subCodes];
  if (received === 'undefined' || type === 'non_empty') return subCodes.FIELD_REQUIRED;
  return type === 'max_length' ? subCodes.FIELD_TOO_LONG : subCodes.FIELD_FORMAT;
}

/**
 * Returns the path of a wrong field: `legalRep.idNo`. A wrong item counts as its list, unless the rule names
 * a subCode.
 */
function toFieldName({ path, message }: v.BaseIssue<unknown>): string {
  const keys = (path ?? []).map(({ key }) => key);
  const isItem = typeof keys.at(-1) === 'number' && !Object.hasOwn(subCodes, message);
  return (isItem ? keys.slice(0, -1) : keys).join('.');
}

/** Reads a value by a schema. Throws one 422 with `{ field: subCode }` for all wrong fields. */
export function readFields<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const { success, output, issues } = v.safeParse(schema, withoutAbsent(value, schema));
  if (success) return output;
  const wrong: Record<string, SubCode> = {};
  for (const issue of issues) wrong[toFieldName(issue)] ??= toSubCode(issue);
  throw new HttpRefusal(422, 'FIELDS_WRONG', wrong);
}

/** Replaces query and body of the context by the output of their schemas. Throws a 422 for wrong fields. */
export function readInput(
  context: Pick<RequestContext, 'query' | 'body'>,
  { query, body, bodyFor }: Pick<EndpointRequest, 'query' | 'body' | 'bodyFor'>,
): void {
  if (query) context.query = readFields(query, withNumbers(context.query, query)) as RequestContext['query'];
  const schema = bodyFor?.(context.query) ?? body;
  if (schema) context.body = readFields(schema, context.body) as RequestContext['body'];
}
