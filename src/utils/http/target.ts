/** Addresses of calls: built from the endpoint table, refused outside the API. */
import { apiPrefixes, mockPrefix } from '@/contract/prefixes';

export interface Target {
  method: string;
  /** Path and query, without the timestamp. */
  address: string;
}

const allowedPrefixes = () =>
  typeof MOCK_TOOLS !== 'undefined' && MOCK_TOOLS ? [...apiPrefixes, mockPrefix] : apiPrefixes;

/** Throws for a path outside the API, or one the browser would read differently from how it is written. */
export function assertApiPath(path: string) {
  const inside = allowedPrefixes().some((prefix) => path.startsWith(`${prefix}/`));
  const { host, pathname } = new URL(path, 'http://api.invalid');
  if (!inside || host !== 'api.invalid' || pathname !== path) throw new Error(`Not an API address: ${path}`);
}

/** An id as one path segment. '.' and '..' survive encoding, so they are refused; so is an empty id. */
function segment(name: string, params: Record<string, string>): string {
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  if (!value || value === '.' || value === '..') throw new Error(`Not a path parameter: ${name}`);
  return encodeURIComponent(value);
}

/** Query string without '?'. Lists repeat their name, undefined and null are left out. */
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

/** Method and address of an endpoint ('METHOD /path/:name'). Throws where the address would leave the API. */
export function getTarget(endpoint: string, params: Record<string, string> = {}, query: object = {}): Target {
  const [method = '', template = ''] = endpoint.split(' ');
  const path = template.replace(/:([A-Za-z]\w*)/g, (_, name: string) => segment(name, params));
  assertApiPath(path);
  const search = serialize(query);
  return { method, address: search ? `${path}?${search}` : path };
}
