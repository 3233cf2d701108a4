/** A browser that calls the server with Node's fetch: it sends cookies and headers as the front end does. */
import type { Data, EndpointName, Envelope } from '@/contract';
import { endpoints } from '@/contract/endpoints';
import { readData } from './expect';
import { Finding, Missing } from './outcome';
import { describe, isSubCode, type Reply } from './reply';
import type { Server } from './server';

export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** A form or a string is sent unchanged, anything else as JSON. */
  body?: unknown;
  /** `undefined` removes a default header. */
  headers?: Record<string, string | undefined>;
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

  constructor(readonly server: Server) {}

  /** Calls an endpoint of the contract by name; a write has the header and the body that the contract requires. */
  call(name: EndpointName, sent: Sent = {}): Promise<Reply> {
    const [method = 'GET', template = ''] = endpoints[name].split(' ');
    const path = template.replace(/:(\w+)/g, (_, key) => encodeURIComponent(sent.params?.[key] ?? ''));
    if (method === 'GET') return this.send(method, path, sent, name);
    const headers = { 'X-Requested-With': 'portal', ...sent.headers };
    return this.send(method, path, { body: {}, ...sent, headers }, name);
  }

  /** Calls an endpoint. Returns the data of a success. Throws a finding for any other response. */
  async read<N extends EndpointName>(name: N, sent: Sent = {}): Promise<Data<N>> {
    return readData(name, await this.call(name, sent));
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
    let reply = await this.request(method, path, sent);
    for (let tries = 1; await server.pauseAfter(call, reply, tries); tries += 1) {
      reply = await this.request(method, path, sent);
    }
    if (reply.status < 300 && !isMissing(reply)) server.succeededCalls.add(call);
    else if (method !== 'OPTIONS' && !server.succeededCalls.has(call) && isMissing(reply)) {
      throw server.refuse(call, new Missing(call, describe(reply)));
    }
    if (name) server.checkEnvelope(name, reply);
    return reply;
  }

  private async request(
    method: string,
    path: string,
    { query = {}, body, headers = {} }: Sent,
  ): Promise<Reply> {
    const { server } = this;
    const { origin, basePath, timeout } = server.settings;
    await server.waitForTurn();
    const search = new URLSearchParams(query).toString();
    const call = `${method} ${path}`;
    const isRaw = body instanceof FormData || body instanceof URLSearchParams || typeof body === 'string';
    const cookieHeader = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const allHeaders: Record<string, string | undefined> = {
      Accept: 'application/json',
      'Accept-Language': 'en-US',
      Cookie: cookieHeader || undefined,
      'Content-Type': isRaw || body === undefined ? undefined : 'application/json',
      ...headers,
    };
    try {
      const response = await fetch(`${origin}${basePath}${path}${search && `?${search}`}`, {
        method,
        headers: definedEntries(allHeaders),
        body: isRaw || body === undefined ? (body as FormData | undefined) : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout * 1000),
      });
      const text = await response.text();
      const cookies = response.headers.getSetCookie();
      for (const line of cookies) this.storeCookie(line);
      server.unansweredRequests = 0;
      return { call, status: response.status, headers: response.headers, cookies, text, json: parse(text) };
    } catch (error) {
      server.unansweredRequests += 1;
      throw new Finding(`${call}: ${describeFailure(error, timeout)}`);
    }
  }

  private storeCookie(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (value === '' || isExpired(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
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
  if (name === 'TimeoutError') return `no response within ${timeout} seconds`;
  return `no response (${cause?.code ?? cause?.message ?? message})`;
}
