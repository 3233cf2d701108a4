/** The responses of the project's own server and of the development server to requests that no handler can read. */

/** The calls whose responses have the envelope: those of src/contract/prefixes, and the mock's tools. */
const ENVELOPED = /^\/(?:anonApi|authApi|thirdPlatform|mock)(?![^/?])/i;
const SCHEME_AND_HOST = /^https?:\/\/[^/?]*/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\0-\x1f\x7f]/;
const SERVER_FAULT = 500;

/** The prefixes of all calls: those above, and the endpoints that applications call (oauth2). */
const CALLED = /^\/(?:anonApi|authApi|thirdPlatform|mock|oauth2)(?![^/?])/i;
/** The methods of calls, for a request with another one (RFC 9110, section 15.5.6). */
const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';

/** A complete response. */
export interface PlainAnswer {
  status: number;
  type: string;
  body: string;
}

/** Returns whether the path of a request is readable: its escapes are UTF-8, and no control characters. */
export function isReadableTarget(url: string): boolean {
  const [path = ''] = url.replace(SCHEME_AND_HOST, '').split('?');
  try {
    return !CONTROL.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Returns whether an address belongs to a call, and not to a page. */
export const isCall = (url: string): boolean => ENVELOPED.test(url.replace(SCHEME_AND_HOST, ''));

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
  const isProbe = method === 'HEAD' && CALLED.test(url.replace(SCHEME_AND_HOST, ''));
  return isProbe ? { status: 405, headers: { Allow: METHODS } } : undefined;
}

/**
 * Returns the response to a request that failed before its handler: only the status, for a call in the envelope. It
 * contains no error message, because messages name files and lines.
 */
export function describeFailure(url: string, status: number): PlainAnswer {
  if (!isCall(url)) return { status, type: 'text/plain; charset=utf-8', body: String(status) };
  // BAD_REQUEST of the contract. No message: the client has its own for each status.
  const subCode = status < SERVER_FAULT ? '11106' : null;
  const body = JSON.stringify({ code: 40000, data: null, subCode, subMsg: null });
  return { status, type: 'application/json; charset=utf-8', body };
}
