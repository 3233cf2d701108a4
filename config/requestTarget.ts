/** Responses of both servers, the project's own and the development server, to requests that no handler may receive. */
import { apiPrefixes, mockPrefix, oauthPrefix } from '../src/contract/prefixes';

/** Matches the addresses with one of these prefixes. */
const toPattern = (prefixes: readonly string[]): RegExp =>
  new RegExp(`^(?:${prefixes.join('|')})(?![^/?])`, 'i');

/** Calls whose responses have the envelope: the API, and the tools of the mock. */
const ENVELOPED = toPattern([...apiPrefixes, mockPrefix]);
/** All calls: those above, and the endpoints that applications call. */
const CALL = toPattern([...apiPrefixes, mockPrefix, oauthPrefix]);
// biome-ignore lint/suspicious/noControlCharactersInRegex: it detects control characters
const CONTROL = /[\0-\x1f\x7f]/;
const SERVER_FAULT = 500;

/** The allowed methods, which a response with 405 must contain (RFC 9110, section 15.5.6). */
const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';

interface FailureResponse {
  status: number;
  type: string;
  body: string;
}

/** Removes the scheme and host that the target of a request may contain (RFC 9112, section 3.2.2). */
const removeOrigin = (url: string): string => url.replace(/^https?:\/\/[^/?]*/i, '');

/** Whether the path of a request is readable: its escapes are UTF-8, and it contains no control characters. */
export function isReadableTarget(url: string): boolean {
  const [path = ''] = removeOrigin(url).split('?');
  try {
    return !CONTROL.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether an address is that of a call whose response has the envelope. */
export const isCall = (url: string): boolean => ENVELOPED.test(removeOrigin(url));

/**
 * Returns the refusal of a call that no handler may receive, or undefined: 400 for an address that cannot be parsed, and
 * 405 for HEAD, because servers answer HEAD with the handler for GET, and some GET calls act, such as signing out.
 */
export function findRefusal({
  method,
  url = '/',
}: {
  method?: string;
  url?: string;
}): { status: number; headers: Record<string, string> } | undefined {
  if (isCall(url) && !isReadableTarget(url)) return { status: 400, headers: {} };
  const isHeadOfCall = method === 'HEAD' && CALL.test(removeOrigin(url));
  return isHeadOfCall ? { status: 405, headers: { Allow: METHODS } } : undefined;
}

/**
 * Returns the response to a request that failed before its handler: the status as text, or the envelope for a call. It
 * contains no error message, because messages name files and lines.
 */
export function describeFailure(url: string, status: number): FailureResponse {
  if (!isCall(url)) return { status, type: 'text/plain; charset=utf-8', body: String(status) };
  // BAD_REQUEST of the contract. No message: the client has its own for each status.
  const subCode = status < SERVER_FAULT ? '11106' : null;
  const body = JSON.stringify({ code: 40000, data: null, subCode, subMsg: null });
  return { status, type: 'application/json; charset=utf-8', body };
}
