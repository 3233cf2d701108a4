/** The parameters of an authorization request, read from its query. */
import { AUTHORIZE_QUERY_MAX, STATE_MAX } from '../../../src/constants';
import { Refusal } from '../lib/refusals';

/** By name; one sent without a value counts as omitted (RFC 6749, section 3.1). */
export type Parameters = ReadonlyMap<string, string>;

/** A value as RFC 3986 lets it stand in a query. */
const ENCODED = /^(?:[\w.~!$'()*+,;:@/?-]|%[0-9a-f]{2})*$/i;

/**
 * Reads a query without '?'. What is too long or repeated is refused here and now: nobody can tell whom to
 * answer, or with which of the values.
 */
export function readParameters(query: string): Parameters {
  if (query.length > AUTHORIZE_QUERY_MAX) throw new Refusal('AUTHORIZE_TOO_LONG');
  const given = [...new URLSearchParams(query)];
  const parameters = new Map(given.filter(([, value]) => value !== ''));
  if ((parameters.get('state')?.length ?? 0) > STATE_MAX) throw new Refusal('AUTHORIZE_TOO_LONG');
  if (new Set(given.map(([name]) => name)).size < given.length) throw new Refusal('AUTHORIZE_REPEATED');
  return parameters;
}

/** The words of a parameter that is a list, each once. */
export function readWords(parameters: Parameters, name: string): string[] {
  return [...new Set((parameters.get(name) ?? '').split(' ').filter(Boolean))];
}

/**
 * The state as it stands in the query, to be given back byte for byte: still encoded, however its client encodes.
 * Undefined where there is none.
 */
export function readState(query: string, parameters: Parameters): string | undefined {
  const state = parameters.get('state');
  if (state === undefined) return undefined;
  const raw = query.split('&').find((pair) => pair.startsWith('state='));
  const value = raw?.slice('state='.length) ?? '';
  return raw !== undefined && ENCODED.test(value) ? value : encodeURIComponent(state);
}
