/** Addresses of calls, built from the endpoint table; addresses outside the API throw. */
import { apiPrefixes, mockPrefix } from '@/contract/prefixes';

export interface Target {
  method: string;
  /** Path and query, without the timestamp. */
  address: string;
}

const allowedPrefixes = () =>
  typeof MOCK_TOOLS !== 'undefined' && MOCK_TOOLS ? [...apiPrefixes, mockPrefix] : apiPrefixes;

/** Throws for a path outside the API, or one that the browser would normalize to another path. */
export function assertApiPath(path: string) {
  const inside = allowedPrefixes().some((prefix) => path.startsWith(`${prefix}/`));
  const { host, pathname } = new URL(path, 'http://api.invalid');
  if (!inside || host !== 'api.invalid' || pathname !== path) throw new Error(`Not an API address: ${path}`);
}

/** Returns an id as one path segment. Throws for '.' and '..', which encoding does not change, and for an empty id. */
function segment(name: string, params: Record<string, string>): string {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (!value || value === '.' || value === '..') throw new Error(`Not a path parameter: ${name}`);
  return encodeURIComponent(value);
}

/** Returns the query string without '?'. Lists repeat their name; undefined and null are omitted. */
function serialize(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      // `_` is the timestamp's name.
      if (item !== undefined && item !== null && name !== '_') search.append(name, String(item));
    }
  }
  return search.toString();
}

/** Returns method and address of an endpoint ('METHOD /path/:name'). Throws if the address would leave the API. */
export function getTarget(endpoint: string, params: Record<string, string> = {}, query: object = {}): Target {
  const [method = '', template = ''] = endpoint.split(' ');
  const path = template.replace(/:([A-Za-z]\w*)/g, (_, name: string) => segment(name, params));
  assertApiPath(path);
  const search = serialize(query);
  return { method, address: search ? `${path}?${search}` : path };
}
