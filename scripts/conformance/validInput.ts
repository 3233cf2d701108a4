/** Derives valid queries and bodies from the schemas of requests. */
import type * as v from 'valibot';
import { lookup } from '@/contract/requests/fields';
import { unknownId } from './checkContext';
import { accepts, isOptional, listShapes, type SchemaNode, toNode, unwrap } from './schemaNode';

/** Texts for fields with a rule in code. The first one that the rule accepts is used. */
const TEXTS = [
  '15400000098',
  '2026-01-01',
  '测试人',
  '440104',
  'office@example.com',
  '测试样例有限公司',
  '91440000TTTTTTT16C',
  '110101190001010014',
  '0ABCD',
];

/** Returns a value that a field accepts. */
export function toValidValue(field: SchemaNode): unknown {
  if (field.type === 'nullable') return null;
  const node = unwrap(field);
  if (node.entries) return toObject(node.entries);
  switch (node.type) {
    case 'literal':
      return node.literal;
    case 'picklist':
      return node.options?.[0];
    case 'boolean':
      return true;
    case 'number':
      return 1;
    case 'array':
      return accepts(node, []) || !node.item ? [] : [toValidValue(node.item)];
    default:
      return [unknownId(), ...TEXTS].find((text) => accepts(node, text));
  }
}

const isRequired = (node: SchemaNode): boolean => !isOptional(node) || node === toNode(lookup);

function toObject(entries: Record<string, SchemaNode>): Record<string, unknown> {
  const required = Object.entries(entries).filter(([, node]) => isRequired(node));
  return Object.fromEntries(required.map(([name, node]) => [name, toValidValue(node)]));
}

/** Returns the smallest valid input, with ids unknown to every server. Throws if TEXTS has no valid text. */
export function toValidInput(schema: v.GenericSchema): Record<string, unknown> {
  const node = toNode(schema);
  const input = listShapes(node)
    .map(({ entries }) => toObject(entries))
    .find((value) => accepts(node, value));
  if (!input)
    throw new Error('No valid input for a schema: add a text to TEXTS in scripts/conformance/validInput.ts.');
  return input;
}

/** Converts the values of a query to text. */
export const toQuery = (value: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one)]));
