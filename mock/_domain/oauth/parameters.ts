/** Reads the parameters of an authorization request from its query. */
import { AUTHORIZE_QUERY_MAX, STATE_MAX } from '../../../src/constants';
import { Refusal } from '../lib/refusals';

/** Values by name. An empty value counts as absent (RFC 6749, section 3.1). */
export type Parameters = ReadonlyMap<string, string>;

/** The form of a value in a query (RFC 3986). */
const ENCODED = /^(?:[\w.~!$'()*+,;:@/?-]|%[0-9a-f]{2})*$/i;

/**
 * Reads a query without its `?`. Throws AUTHORIZE_TOO_LONG or AUTHORIZE_REPEATED: with such parameters the portal cannot
 * determine the client.
 */
export function readParameters(query: string): Parameters {
  if (query.length > AUTHORIZE_QUERY_MAX) throw new Refusal('AUTHORIZE_TOO_LONG');
  const given = [...new URLSearchParams(query)];
  const parameters = new Map(given.filter(([, value]) => value !== ''));
  if ((parameters.get('state')?.length ?? 0) > STATE_MAX) throw new Refusal('AUTHORIZE_TOO_LONG');
  if (new Set(given.map(([name]) => name)).size < given.length) throw new Refusal('AUTHORIZE_REPEATED');
  return parameters;
}

/** Returns the words of a space-separated parameter without duplicates. */
export function readWords(parameters: Parameters, name: string): string[] {
  return [...new Set((parameters.get(name) ?? '').split(' ').filter(Boolean))];
}

/**
 * Returns the state parameter still encoded, because the client must get it back byte for byte. Returns undefined
 * without one.
 */
export function readState(query: string, parameters: Parameters): string | undefined {
  const state = parameters.get('state');
  if (state === undefined) return undefined;
  const raw = query.split('&').find((pair) => pair.startsWith('state='));
  const value = raw?.slice('state='.length) ?? '';
  return raw !== undefined && ENCODED.test(value) ? value : encodeURIComponent(state);
}
