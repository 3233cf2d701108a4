/** Reads the parameters of an authorization request, and validates them (RFC 6749, section 4.1.2.1). */
import { AUTHORIZE_QUERY_MAX, STATE_MAX } from '../../../src/constants';
import { type Acr, acrValues } from '../../../src/domain/factors';
import { type Scope, scopes } from '../../../src/validation/scopes';
import { Refusal } from '../lib/refusals';
import { type AuthorizationError, type Prompt, prompts } from '../store/records/oauth';

/** Values by name. An empty value counts as absent (RFC 6749, section 3.1). */
export type Parameters = ReadonlyMap<string, string>;

/** The form of a value in a query (RFC 3986). */
const ENCODED = /^(?:[\w.~!$'()*+,;:@/?-]|%[0-9a-f]{2})*$/i;

/** Reads a query without its `?`. With a too long or repeated parameter the client is uncertain. */
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

/** Returns the state still encoded, because the client must get it back byte for byte. */
export function readState(query: string, parameters: Parameters): string | undefined {
  const state = parameters.get('state');
  if (state === undefined) return undefined;
  const raw = query.split('&').find((pair) => pair.startsWith('state='));
  const value = raw?.slice('state='.length) ?? '';
  return raw !== undefined && ENCODED.test(value) ? value : encodeURIComponent(state);
}

const CHALLENGE = /^[\w-]{43}$/;
const SECONDS = /^\d{1,9}$/;

const isKnown = <T extends string>(known: readonly T[], word: string): word is T =>
  (known as readonly string[]).includes(word);

/** The rules in the order of their checks. The default error is invalid_request. */
const rules: [description: string, isWrong: (given: Parameters) => boolean, error?: string][] = [
  ['response_type is required', (given) => !given.has('response_type')],
  [
    'the only response_type is code',
    (given) => given.get('response_type') !== 'code',
    'unsupported_response_type',
  ],
  ['the only response_mode is query', (given) => (given.get('response_mode') ?? 'query') !== 'query'],
  ['request objects are not supported', (given) => given.has('request'), 'request_not_supported'],
  ['request_uri is not supported', (given) => given.has('request_uri'), 'request_uri_not_supported'],
  ['clients are registered beforehand', (given) => given.has('registration'), 'registration_not_supported'],
  ['the scope openid is required', (given) => !readWords(given, 'scope').includes('openid'), 'invalid_scope'],
  [
    `the scopes are ${scopes.join(', ')}`,
    (given) => readWords(given, 'scope').some((word) => !isKnown(scopes, word)),
    'invalid_scope',
  ],
  ['code_challenge is required, by the method S256 (RFC 7636)', (given) => !given.has('code_challenge')],
  ['the only code_challenge_method is S256', (given) => given.get('code_challenge_method') !== 'S256'],
  [
    'code_challenge is no base64url of 256 bits',
    (given) => !CHALLENGE.test(given.get('code_challenge') ?? ''),
  ],
  [
    `the prompts are ${prompts.join(', ')}`,
    (given) => readWords(given, 'prompt').some((word) => !isKnown(prompts, word)),
  ],
  [
    'prompt none stands alone',
    (given) => readWords(given, 'prompt').includes('none') && readWords(given, 'prompt').length > 1,
  ],
  ['max_age is a number of seconds', (given) => !SECONDS.test(given.get('max_age') ?? '0')],
];

/** Returns the first error of a request, or null. */
export function findAuthorizationError(given: Parameters): AuthorizationError | null {
  const broken = rules.find(([, isWrong]) => isWrong(given));
  if (!broken) return null;
  const [description, , error = 'invalid_request'] = broken;
  return { error, description };
}

/** Returns the requested scopes in the order of the portal, without unknown ones. */
export const readScopes = (given: Parameters): Scope[] =>
  scopes.filter((scope) => readWords(given, 'scope').includes(scope));

/** Returns the requested prompts, without unknown ones. */
export const readPrompts = (given: Parameters): Prompt[] =>
  prompts.filter((prompt) => readWords(given, 'prompt').includes(prompt));

/** Returns the requested authentication contexts in the order of preference, without unknown ones. */
export const readAcrValues = (given: Parameters): Acr[] =>
  readWords(given, 'acr_values').filter((word) => isKnown(acrValues, word));
