/** What the project's own server and the development server answer to a request that no handler has understood. */

/** The calls whose answers come in the envelope: those of src/contract/prefixes, and the mock's tools. */
const ENVELOPED = /^\/(?:anonApi|authApi|thirdPlatform|mock)(?![^/?])/i;
const SCHEME_AND_HOST = /^https?:\/\/[^/?]*/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CONTROL = /[\0-\x1f\x7f]/;
const SERVER_FAULT = 500;

/** The answer, whole. */
export interface PlainAnswer {
  status: number;
  type: string;
  body: string;
}

/** Tells whether a request's path can be read: its escapes are UTF-8 and stand for nothing that controls a machine. */
export function isReadableTarget(url: string): boolean {
  const [path = ''] = url.replace(SCHEME_AND_HOST, '').split('?');
  try {
    return !CONTROL.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Tells whether an address is one of a call, and not of a page. */
export const isCall = (url: string): boolean => ENVELOPED.test(url.replace(SCHEME_AND_HOST, ''));

/**
 * Returns the answer to a request that failed on its way to its handler: its status, for a call in the envelope, and
 * nothing of what went wrong, because that names files and lines.
 */
export function describeFailure(url: string, status: number): PlainAnswer {
  if (!isCall(url)) return { status, type: 'text/plain; charset=utf-8', body: String(status) };
  // BAD_REQUEST, as the contract has it. No words: the client has its own for each status.
  const subCode = status < SERVER_FAULT ? '11106' : null;
  const body = JSON.stringify({ code: 40000, data: null, subCode, subMsg: null });
  return { status, type: 'application/json; charset=utf-8', body };
}
