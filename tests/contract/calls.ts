/** Derives calls of the mock from the contract. */
import { toOperation, validBody, validQuery } from '../../scripts/conformance/operation';
import type { EndpointName } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import type { Sent } from '../mock/portal';

export const names = Object.keys(endpoints) as EndpointName[];

export const pathOf = (name: EndpointName) => endpoints[name].split(' ')[1] ?? '';
export const isRead = (name: EndpointName) => endpoints[name].startsWith('GET ');

/** Returns a body that the endpoint accepts; {} if validBody has no value for a rule in code. */
function findBody(name: EndpointName): object {
  try {
    return validBody(toOperation(name));
  } catch {
    return {};
  }
}

/** Returns path parameters, query and body of a call, with each id in the place that the endpoint requires. */
export function toCall(name: EndpointName, ids: Record<string, string>, body: object = {}): Sent {
  const isInPath = (id: string) => `${pathOf(name)}/`.includes(`:${id}/`);
  const given = Object.entries(ids);
  const otherFields = given
    .filter(([id]) => !isInPath(id))
    .map(([id, value]) => [id, id.endsWith('s') ? [value] : value]);
  const params = Object.fromEntries(given.filter(([id]) => isInPath(id)));
  if (isRead(name)) {
    return { params, query: { ...validQuery(toOperation(name)), ...Object.fromEntries(otherFields) } };
  }
  return { params, body: { ...findBody(name), ...body, ...Object.fromEntries(otherFields) } };
}
