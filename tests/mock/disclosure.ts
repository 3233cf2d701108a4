/** Compares the responses of the mock with the marks of personal data in the contract (src/contract/endpoint.ts). */
import type { Session } from '../../mock/_domain/store/records/session';
import { getPortal } from '../../mock/_domain/store/state';
import type { EndpointName } from '../../src/contract';
import type { Disclosure } from '../../src/contract/endpoint';
import { allEndpoints, endpoints } from '../../src/contract/endpoints';
import { listPersonalValues, type PersonalValue } from './personalValues';

/** A valibot schema or action, with the properties that contain the schemas of its fields. */
interface Node {
  kind: string;
  entries?: Record<string, Node>;
  options?: Node[];
  wrapped?: Node;
  item?: Node;
  pipe?: Node[];
  metadata?: { 'x-personal'?: Disclosure };
}

const markOf = (node: Node): Disclosure | undefined =>
  node.pipe
    ?.map((part) => part.metadata?.['x-personal'] ?? (part === node ? undefined : markOf(part)))
    .find(Boolean);

/** Returns every marked field of a schema by its path, and the fields without a mark as undefined. */
function* walkSchema(node: Node, path: string[] = []): Generator<[string[], Disclosure | undefined]> {
  const mark = markOf(node);
  if (mark) yield [path, mark];
  else if (node.wrapped) yield* walkSchema(node.wrapped, path);
  else if (node.item) yield* walkSchema(node.item, [...path, '*']);
  else if (node.entries) {
    for (const [name, field] of Object.entries(node.entries)) yield* walkSchema(field, [...path, name]);
  } else {
    const shapes = node.options?.filter(({ kind }) => kind === 'schema') ?? [];
    if (shapes.length === 0) yield [path, undefined];
    for (const shape of shapes) yield* walkSchema(shape, path);
  }
}

/** Lists the fields of the data of an endpoint, `list.*.name`, with their marks. */
export const listFields = (name: EndpointName): [path: string, mark: Disclosure | undefined][] =>
  [...walkSchema(allEndpoints[name].data as unknown as Node)].map(([path, mark]) => [path.join('.'), mark]);

const marks = new Map<EndpointName, Map<string, Disclosure>>();

/** Returns the mark of a field or of what contains it. */
function findMark(name: EndpointName, path: string[]): Disclosure | undefined {
  const own =
    marks.get(name) ?? new Map(listFields(name).flatMap(([at, mark]) => (mark ? [[at, mark]] : [])));
  marks.set(name, own);
  return (
    path.map((_, index) => own.get(path.slice(0, path.length - index).join('.'))).find(Boolean) ?? own.get('')
  );
}

function* walkTexts(data: unknown, path: string[] = []): Generator<[path: string[], text: string]> {
  if (typeof data === 'string') yield [path, data];
  else if (Array.isArray(data)) for (const one of data) yield* walkTexts(one, [...path, '*']);
  else if (typeof data === 'object' && data !== null) {
    for (const [name, one] of Object.entries(data)) yield* walkTexts(one, [...path, name]);
  }
}

const isIn = (text: string, { kind, text: value }: PersonalValue): boolean =>
  kind === 'label' ? text === value : text.includes(value);

/** Whether the caller has this name too, or is the person of the value. A visitor has proved a login name at most. */
function isOwn({ kind, accountId, text }: PersonalValue, session: Session | undefined): boolean {
  if (!session) return kind === 'label';
  const { accounts } = getPortal();
  const [owner, caller] = [accountId, session.accountId].map((id) => accounts.find((one) => one.id === id));
  return caller !== undefined && (owner?.idNo === caller.idNo || caller.name === text);
}

/** Returns why a value must not be in a field, or undefined. */
function findFault(
  value: PersonalValue,
  mark: Disclosure | undefined,
  session?: Session,
): string | undefined {
  const { kind } = value;
  switch (mark) {
    case undefined:
      return kind === 'label' ? undefined : 'which is not marked: mask it, and mark it with personal()';
    case 'masked':
      return 'which is to be masked';
    case 'stepUp':
      return session?.steppedUpAt ? undefined : 'which takes a step-up';
    case 'ownName':
      if (kind === 'value') return 'which shows own names only';
      return isOwn(value, session) ? undefined : 'which is to be masked for others than its owner';
    default:
      return undefined;
  }
}

/** Throws if a response shows personal data that the contract does not let it show, with endpoint, field and rule. */
export function assertDisclosed(name: EndpointName, data: unknown, session?: Session): void {
  const texts = [...walkTexts(data)];
  if (texts.length === 0) return;
  const whole = new Set(texts.map(([, text]) => text));
  const joined = [...whole].join('\n');
  const values = listPersonalValues((kind, text) =>
    kind === 'label' ? whole.has(text) : joined.includes(text),
  );
  for (const [path, text] of texts) {
    for (const value of values) {
      const fault = isIn(text, value) && findFault(value, findMark(name, path), session);
      if (fault) {
        throw new Error(
          `${name} (${endpoints[name]}) shows ${value.field} in full in ${path.join('.') || 'data'}, ${fault} (specification, 3.10; src/contract/endpoint.ts): ${text}`,
        );
      }
    }
  }
}
