/** Reads query and body of a call by the schemas of its request (src/contract/requests). */
import * as v from 'valibot';
import type { EndpointRequest } from '../../../src/contract/requests/request';
import { type SubCode, subCodes } from '../../../src/contract/subCodes';
import { HttpRefusal } from '../lib/refusals';
import type { RequestContext } from '../store/context';
import { isObject } from './readRequest';

/** Whether a field takes null: its schema is `v.nullable` outermost. */
function takesNull(schema: unknown, name: string): boolean {
  const { entries = {} } = schema as { entries?: Record<string, { type: string }> };
  return Object.hasOwn(entries, name) && entries[name]?.type === 'nullable';
}

/**
 * Returns a value without the fields that count as absent: an empty text, undefined, and null unless the schema takes it.
 * Items of lists stay.
 */
function withoutAbsent(value: unknown, schema: unknown = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutAbsent(item));
  if (!isObject(value)) return value;
  const present = Object.entries(value).filter(
    ([name, field]) => field !== '' && field !== undefined && (field !== null || takesNull(schema, name)),
  );
  return Object.fromEntries(present.map(([name, field]) => [name, withoutAbsent(field)]));
}

/** Whether a schema reads a number, behind `optional` and pipes. */
function readsNumber(schema: unknown): boolean {
  const { type, wrapped } = (schema ?? {}) as { type?: string; wrapped?: unknown };
  return type === 'number' || (wrapped !== undefined && readsNumber(wrapped));
}

/** A query has texts only: digits become a number where the schema asks for one. */
function withNumbers(query: Record<string, unknown>, schema: v.GenericSchema): Record<string, unknown> {
  const { entries = {} } = schema as { entries?: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const isNumber =
        Object.hasOwn(entries, name) && readsNumber(entries[name]) && /^\d+$/.test(String(value));
      return [name, isNumber ? Number(value) : value];
    }),
  );
}

/** The subCode of one wrong field. */
function toSubCode({ type, received, message }: v.BaseIssue<unknown>): SubCode {
  if (Object.hasOwn(subCodes, message)) return subCodes[message as keyof typeof subCodes];
  if (received === 'undefined' || type === 'non_empty') return subCodes.FIELD_REQUIRED;
  return type === 'max_length' ? subCodes.FIELD_TOO_LONG : subCodes.FIELD_FORMAT;
}

/** Where a wrong field is, as `legalRep.idNo`. What is wrong with an item is told of its list unless it has a subCode. */
function toFieldName({ path, message }: v.BaseIssue<unknown>): string {
  const keys = (path ?? []).map(({ key }) => key);
  const item = keys.findIndex((key) => typeof key === 'number');
  return (item === -1 || Object.hasOwn(subCodes, message) ? keys : keys.slice(0, item)).join('.');
}

/** Reads a value by a schema. Throws one 422 with `{ field: subCode }` for all wrong fields. */
function read(schema: v.GenericSchema, value: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, withoutAbsent(value, schema));
  if (success) return output;
  const wrong: Record<string, SubCode> = {};
  for (const issue of issues) wrong[toFieldName(issue)] ??= toSubCode(issue);
  throw new HttpRefusal(422, 'FIELDS_WRONG', wrong);
}

/** Replaces query and body of the context by what their schemas read. Throws a 422 for wrong fields. */
export function readInput(
  context: Pick<RequestContext, 'query' | 'body'>,
  { query, body }: Pick<EndpointRequest, 'query' | 'body'>,
): void {
  if (query) context.query = read(query, withNumbers(context.query, query)) as RequestContext['query'];
  if (body) context.body = read(body, context.body) as RequestContext['body'];
}
