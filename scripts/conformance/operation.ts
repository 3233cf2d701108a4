/** Derives from the contract the calls that each endpoint has to accept or refuse. */
import type * as v from 'valibot';
import type { EndpointName } from '@/contract';
import { endpoints } from '@/contract/endpoints';
import { memberPrefix } from '@/contract/prefixes';
import { allRequests } from '@/contract/requests';
import type { EndpointRequest } from '@/contract/requests/request';
import { unknownId } from './checkContext';
import type { Sent } from './client';
import { type InvalidInput, toInvalidInputs } from './invalidInput';
import { listShapes, type SchemaNode, toNode, unwrap } from './schemaNode';
import { toQuery, toValidInput } from './validInput';

export interface Operation {
  name: EndpointName;
  isMember: boolean;
  isWrite: boolean;
  /** Whether a screen of the legacy template calls it. A server may omit these. */
  isTemplate: boolean;
  /** Ids that no server knows, for each parameter of the path; null for a path without parameters. */
  unknown: Record<string, string> | null;
  /** The row of the request table; empty for an endpoint without one. */
  request: Partial<EndpointRequest>;
}

/** A call that the server has to refuse with a 422 for these fields. */
export interface InvalidCall {
  fault: InvalidInput['fault'];
  sent: Sent;
  fields: string[];
}

const requests: Partial<Record<EndpointName, EndpointRequest>> = allRequests;

export function toOperation(name: EndpointName): Operation {
  const [method = '', path = ''] = endpoints[name].split(' ');
  const ids = [...path.matchAll(/:(\w+)/g)].map(([, id = '']) => [id, unknownId()]);
  return {
    name,
    isMember: path.startsWith(`${memberPrefix}/`),
    isWrite: method !== 'GET',
    isTemplate: path.startsWith(`${memberPrefix}/template/`),
    unknown: ids.length > 0 ? Object.fromEntries(ids) : null,
    request: requests[name] ?? {},
  };
}

/** Returns the fields of a query, in all its forms. */
const queryFieldsOf = ({ query }: Partial<EndpointRequest>): Record<string, SchemaNode> =>
  Object.assign({}, ...(query ? listShapes(toNode(query)) : []).map(({ entries }) => entries));

export const validQuery = ({ request: { query } }: Operation): Record<string, string> =>
  query ? toQuery(toValidInput(query)) : {};

export const validBody = ({ request: { body } }: Operation): object => (body ? toValidInput(body) : {});

/** Returns the fields by which a list can be sorted; null for an endpoint without a paged list. */
export function listSortFields({ request }: Operation): string[] | null {
  const { pageNumber, sort } = queryFieldsOf(request);
  if (!pageNumber) return null;
  const orders = (sort && unwrap(sort).options) ?? [];
  return [...new Set(orders.map((order) => String(order).replace(/:.*/, '')))];
}

/** Returns each schema of the body, with the query that selects it. */
function bodiesOf(operation: Operation): { query: Record<string, string>; body: v.GenericSchema }[] {
  const { body, bodyFor } = operation.request;
  if (!bodyFor) return body ? [{ query: validQuery(operation), body }] : [];
  return Object.entries(queryFieldsOf(operation.request)).flatMap(([name, field]) =>
    (unwrap(field).options ?? []).map((value) => ({
      query: { [name]: String(value) },
      body: bodyFor({ [name]: value }),
    })),
  );
}

function emptyForm(): FormData {
  const form = new FormData();
  form.append('nothing', '');
  return form;
}

/** Returns calls with unknown ids whose query or body violates its schema. */
export function invalidCalls(operation: Operation): InvalidCall[] {
  const { unknown, request } = operation;
  const params = unknown ?? {};
  if (request.isUpload) return [{ fault: 'no file', sent: { params, body: emptyForm() }, fields: ['file'] }];
  const queries = request.query ? toInvalidInputs(request.query, 'query') : [];
  const ofQuery = queries.map(({ value, ...rest }) => ({
    ...rest,
    sent: { params, query: toQuery(value) },
  }));
  const ofBody = bodiesOf(operation).flatMap(({ query, body }) =>
    toInvalidInputs(body, 'body').map(({ value, ...rest }) => ({
      ...rest,
      sent: { params, query, body: value },
    })),
  );
  return [...ofQuery, ...ofBody];
}
