/** A client of the server that sends a browser's cookies and headers with Node's fetch. */

import type { EndpointName, Envelope } from '@/contract';
import { endpoints } from '@/contract/endpoints';
import { isSubCode, nameError, nameSubCode } from './codeNames';
import { Finding, Missing, NotRun } from './outcome';
import { type Limits, toPause, waitForLimit, waitForTurn } from './rate';
import { readText } from './readText';

export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** A form or a string is sent unchanged, anything else as JSON. */
  body?: unknown;
  /** `undefined` removes a default header. */
  headers?: Record<string, string | undefined>;
}

export interface Reply {
  /** Method and path, for messages. */
  call: string;
  /** Name in the contract; missing for requests by method and path. */
  name?: EndpointName;
  status: number;
  headers: Headers;
  /** The values of the Set-Cookie headers. */
  cookies: string[];
  text: string;
  /** The parsed text; undefined if it is not JSON. */
  json: unknown;
}

export interface Server extends Limits {
  origin: string;
  /** The path before /anonApi, '' for none. */
  basePath: string;
  /** Timeout of a request, in ms. */
  timeout: number;
  /** Number of consecutive requests without a response. */
  unansweredRequests: number;
  /** Method and path of the last request. */
  lastCall?: string;
  /** Calls that have succeeded, as methods and paths of the contract. */
  succeededCalls: Set<string>;
  /** Calls that the kit does not send again, with the reason. */
  unavailable: Map<string, NotRun>;
  /** Called with every response, except those of missing endpoints and of rate limits. */
  onReply?: (reply: Reply) => void;
}

/** A server that has not been called yet. Without `rate`, requests are sent without a pause. */
export const toServer = (
  given: Pick<Server, 'origin' | 'basePath' | 'timeout'> & Partial<Server>,
): Server => ({ unansweredRequests: 0, succeededCalls: new Set(), unavailable: new Map(), ...given });

/** After this many consecutive calls without a response, the remaining checks do not run. */
const UNANSWERED_MAX = 3;

/** Whether the server has stopped responding. */
export const isSilent = ({ unansweredRequests }: Server): boolean => unansweredRequests >= UNANSWERED_MAX;

/** Returns the envelope of a response. Throws a finding if there is none. */
export function readEnvelope(reply: Reply): Envelope {
  const { json } = reply;
  if (typeof json !== 'object' || json === null || !('code' in json)) {
    throw new Finding(`${describe(reply)}: no envelope`);
  }
  return json as Envelope;
}

/** Describes a response in one line, without personal data: quotes only names and numbers of the contract. */
export function describe(reply: Reply): string {
  return `${reply.call} → ${reply.status}, ${summarize(reply)}`;
}

function summarize({ json, text, headers }: Reply): string {
  if (typeof json !== 'object' || json === null) {
    return `${headers.get('content-type') ?? 'no type'}, no JSON object, ${text.length} characters`;
  }
  const body = json as Record<string, unknown>;
  if ('code' in body) {
    const code = typeof body.code === 'number' ? body.code : `of type ${typeof body.code}`;
    return `code ${code}${body.subCode ? `, subCode ${nameSubCode(body.subCode)}` : ''}`;
  }
  return 'error' in body ? `error ${nameError(body.error)}` : 'JSON';
}

/** A 404, 405 or 501 that is no refusal of the contract, or a page instead of data. */
function isMissing({ status, headers, json }: Reply): boolean {
  if (isSubCode((json as Envelope | null | undefined)?.subCode)) return false;
  const isPage = status < 300 && /^text\/html\b/i.test(headers.get('content-type') ?? '');
  return isPage || [404, 405, 501].includes(status);
}

/** Returns the entries that have a value. */
export const definedEntries = (record: Record<string, string | undefined>): [string, string][] =>
  Object.entries(record).filter((pair): pair is [string, string] => pair[1] !== undefined);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export class Visitor {
  readonly cookies = new Map<string, string>();
  /** The path of each cookie, by the cookie's name. */
  private readonly paths = new Map<string, string>();
  lang = 'en-US';

  constructor(readonly server: Server) {}

  /** Calls an endpoint of the contract by name; a write has the header that the contract requires. */
  call(name: EndpointName, sent: Sent = {}): Promise<Reply> {
    const [method = 'GET', template = ''] = endpoints[name].split(' ');
    const path = template.replace(/:(\w+)/g, (_, key) => encodeURIComponent(sent.params?.[key] ?? ''));
    const write = { 'X-Requested-With': 'portal' };
    if (method === 'GET') return this.send(method, path, sent, name);
    return this.send(method, path, { ...sent, headers: { ...write, ...sent.headers } }, name);
  }

  /**
   * Sends a request, again after a rate limit. Throws a finding without a response, NotRun if the endpoint is
   * missing or its limit lasts too long.
   */
  async send(method: string, path: string, sent: Sent = {}, name?: EndpointName): Promise<Reply> {
    const { server } = this;
    const call = name ? endpoints[name] : `${method} ${path}`;
    const reason = server.unavailable.get(call);
    if (reason) throw reason;
    const refuse = (why: NotRun) => {
      server.unavailable.set(call, why);
      return why;
    };
    let reply = await this.request(method, path, sent, name);
    for (let tries = 1; ; tries += 1) {
      const pause = toPause(server, reply, tries);
      if (pause === 0) break;
      if (pause === Infinity) throw refuse(new NotRun(`the server limits the rate of ${call} (429)`));
      await waitForLimit(server, pause);
      reply = await this.request(method, path, sent, name);
    }
    if (reply.status < 300 && !isMissing(reply)) server.succeededCalls.add(call);
    else if (method !== 'OPTIONS' && !server.succeededCalls.has(call) && isMissing(reply)) {
      throw refuse(new Missing(call, describe(reply)));
    }
    server.onReply?.(reply);
    return reply;
  }

  private async request(
    method: string,
    path: string,
    { query = {}, body, headers = {} }: Sent,
    name?: EndpointName,
  ): Promise<Reply> {
    const { origin, basePath, timeout } = this.server;
    await waitForTurn(this.server);
    const search = new URLSearchParams(query).toString();
    const call = `${method} ${path}`;
    this.server.lastCall = call;
    const isRaw = body instanceof FormData || body instanceof URLSearchParams || typeof body === 'string';
    const allHeaders: Record<string, string | undefined> = {
      Accept: 'application/json',
      'Accept-Language': this.lang,
      Cookie: this.cookiesFor(`${basePath}${path}`),
      'Content-Type': isRaw || body === undefined ? undefined : 'application/json',
      ...headers,
    };
    try {
      const response = await fetch(`${origin}${basePath}${path}${search && `?${search}`}`, {
        method,
        headers: definedEntries(allHeaders),
        body: isRaw || body === undefined ? (body as FormData | undefined) : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      const text = await readText(response);
      const cookies = response.headers.getSetCookie();
      for (const line of cookies) this.storeCookie(line);
      this.server.unansweredRequests = 0;
      const { status } = response;
      return { call, name, status, headers: response.headers, cookies, text, json: parse(text) };
    } catch (error) {
      this.server.unansweredRequests += 1;
      throw new Finding(`${call}: ${describeFailure(error, timeout)}`);
    }
  }

  private cookiesFor(path: string): string | undefined {
    const sent = [...this.cookies].filter(([name]) => {
      const cookiePath = (this.paths.get(name) ?? '/').replace(/\/+$/, '');
      return path === cookiePath || path.startsWith(`${cookiePath}/`);
    });
    return sent.map(([name, value]) => `${name}=${value}`).join('; ') || undefined;
  }

  private storeCookie(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (value === '' || isExpired(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
    this.paths.set(name, /;\s*Path=(\/[^;]*)/i.exec(line)?.[1]?.trim() ?? '/');
  }
}

/** Whether a Set-Cookie header deletes its cookie. Max-Age has precedence over Expires (RFC 6265, 5.3). */
function isExpired(line: string): boolean {
  const [, maxAge] = /;\s*Max-Age=(-?\d+)/i.exec(line) ?? [];
  const [, expires = ''] = /;\s*Expires=([^;]+)/i.exec(line) ?? [];
  return maxAge === undefined ? Date.parse(expires) <= Date.now() : Number(maxAge) <= 0;
}

function describeFailure(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `no response within ${timeout / 1000} seconds`;
  return `no response (${cause?.code ?? cause?.message ?? message})`;
}
