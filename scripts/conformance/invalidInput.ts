/**
 * Derives inputs that a schema refuses. Each makes all fields invalid in one way, so that a server without
 * the rule of one field still refuses it.
 */
import * as v from 'valibot';
import {
  accepts,
  findMaxLength,
  listShapes,
  type SchemaNode,
  type Shape,
  toNode,
  unwrap,
} from './schemaNode';
import { toValidValue } from './validInput';

export interface InvalidInput {
  /** Kind of the error, for messages. */
  fault: string;
  value: Record<string, unknown>;
  /** Paths of the invalid fields, such as `legalRep.idNo`. */
  fields: string[];
}

/** A query has texts only. */
type Place = 'query' | 'body';
/** Returns an invalid value for a field; undefined omits the field. */
type Break = (node: SchemaNode, place: Place) => unknown;

/** A value that is in no picklist. */
const UNKNOWN_VALUE = 'nothing';
/** A value that no server accepts as a text, a number or a Boolean. */
const OBJECT = { a: [1] };
/** A value that no rule in code accepts. */
const MALFORMED = '?';
/** Some servers limit the length of an address, so longer texts are not sent in a query. */
const QUERY_TEXT_MAX = 1_000;

function toWrongType({ type }: SchemaNode, place: Place): unknown {
  if (['picklist', 'literal'].includes(type)) return UNKNOWN_VALUE;
  if (place === 'body') return OBJECT;
  return ['boolean', 'number'].includes(type) ? UNKNOWN_VALUE : undefined;
}

function toTooLong(node: SchemaNode, place: Place): unknown {
  const max = findMaxLength(node);
  if (max === undefined || (place === 'query' && max > QUERY_TEXT_MAX)) return undefined;
  if (!node.item) return 'x'.repeat(max + 1);
  const item = toValidValue(node.item);
  return accepts(node.item, item) ? new Array(max + 1).fill(item) : undefined;
}

function toMalformed(node: SchemaNode): unknown {
  if (node.type === 'string') return MALFORMED;
  // The form of a text may depend on another field: that of a mobile number on its region.
  return ['picklist', 'literal'].includes(node.type) ? toValidValue(node) : undefined;
}

const breaks: Record<string, Break> = {
  'required fields left out': () => undefined,
  'values of another type': toWrongType,
  'too long': toTooLong,
  malformed: toMalformed,
};

function breakFields(entries: Shape['entries'], place: Place, toWrong: Break): Record<string, unknown> {
  const values = Object.entries(entries).map(([name, field]) => {
    const node = unwrap(field);
    if (!node.entries) return [name, toWrong(node, place)] as const;
    const inner = breakFields(node.entries, place, toWrong);
    return [name, Object.keys(inner).length > 0 ? inner : undefined] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Returns the paths that a schema refuses. A wrong item of a list counts as its list. */
function findWrong(schema: v.GenericSchema, value: unknown): string[] {
  const paths = (v.safeParse(schema, value).issues ?? []).map(({ path }) => {
    const keys = (path ?? []).map(({ key }) => key);
    return (typeof keys.at(-1) === 'number' ? keys.slice(0, -1) : keys).join('.');
  });
  return [...new Set(paths)];
}

/** Returns null for each nullable field. */
function nullsOf({ entries }: Shape): Record<string, null> {
  const names = Object.keys(entries).filter((name) => entries[name]?.type === 'nullable');
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** Returns the inputs that the schema refuses, each once. */
export function toInvalidInputs(schema: v.GenericSchema, place: Place): InvalidInput[] {
  const inputs = new Map<string, InvalidInput>();
  for (const shape of listShapes(toNode(schema))) {
    const selecting = Object.entries(shape.entries).filter(([name]) => shape.keys.includes(name));
    const selectingValues = Object.fromEntries(selecting.map(([name, node]) => [name, toValidValue(node)]));
    for (const [fault, toWrong] of Object.entries(breaks)) {
      const broken = breakFields(shape.entries, place, toWrong);
      // If the field that selects the form is invalid, only this field is refused; otherwise the other fields are.
      for (const value of [broken, { ...broken, ...selectingValues }]) {
        const text = JSON.stringify(value);
        if (inputs.has(text)) continue;
        // A server may read a missing field as null: a value that would be valid then is not used.
        if (accepts(toNode(schema), { ...nullsOf(shape), ...value })) continue;
        inputs.set(text, { fault, value, fields: findWrong(schema, value) });
      }
    }
  }
  return [...inputs.values()];
}
