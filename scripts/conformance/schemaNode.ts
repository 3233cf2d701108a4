/** Reads the parts of a valibot schema, which is a plain object. */
import * as v from 'valibot';

/** The parts of a schema, or of an action of its pipe, that the kit reads. */
export interface SchemaNode {
  type: string;
  /** Fields of an object. */
  entries?: Record<string, SchemaNode>;
  /** Schemas of a union, a variant or an intersection; values of a picklist. */
  options?: readonly unknown[];
  /** Field of a variant that selects one of its options. */
  key?: string;
  /** Schema inside `optional` and `nullable`. */
  wrapped?: SchemaNode;
  /** Schema of the items of an array. */
  item?: SchemaNode;
  literal?: unknown;
  /** Of `maxLength` it is a number. */
  requirement?: unknown;
  pipe?: readonly SchemaNode[];
}

/** One form of an object. */
export interface Shape {
  entries: Record<string, SchemaNode>;
  /** Fields whose value selects this form among others. */
  keys: readonly string[];
}

// Valibot's general type of a schema hides the parts that depend on its kind; the same object has them.
export const toNode = (schema: v.GenericSchema): SchemaNode => schema as unknown as SchemaNode;

/** Whether a schema accepts a value. Reverses the cast of toNode. */
export const accepts = (node: SchemaNode, value: unknown): boolean =>
  v.safeParse(node as unknown as v.GenericSchema, value).success;

// The options of every kind but a picklist are schemas.
const schemasIn = ({ options = [] }: SchemaNode) => options as readonly SchemaNode[];

/** Returns the schema of a present value. Of a union it is the last option, because '' comes before it. */
export function unwrap(node: SchemaNode): SchemaNode {
  if (node.wrapped) return unwrap(node.wrapped);
  const last = node.type === 'union' ? schemasIn(node).at(-1) : undefined;
  return last ? unwrap(last) : node;
}

/** Whether a field may be absent. */
export const isOptional = (node: SchemaNode): boolean => ['optional', 'nullish'].includes(node.type);

/** Returns the maximum length of a text or a list; undefined if any length is accepted. */
export function findMaxLength({ type, requirement, pipe = [] }: SchemaNode): number | undefined {
  if (type === 'max_length') return Number(requirement);
  return pipe.map(findMaxLength).find((max) => max !== undefined);
}

/** Returns all forms of the schema of an object. */
export function listShapes(node: SchemaNode): Shape[] {
  const { type, entries, key } = node;
  if (entries) return [{ entries, keys: [] }];
  const parts = schemasIn(node).map(listShapes);
  if (type === 'intersect') {
    return parts.reduce((joined, part) => joined.flatMap((one) => part.map((other) => merge(one, other))));
  }
  return parts.flat().map((shape) => (key ? { ...shape, keys: [...shape.keys, key] } : shape));
}

const merge = (one: Shape, other: Shape): Shape => ({
  entries: { ...one.entries, ...other.entries },
  keys: [...one.keys, ...other.keys],
});
