/** A visitor of the server: a browser's cookies and headers, over Node's fetch. */

import type { EndpointName, Envelope } from '@/contract';
import { endpoints } from '@/contract/endpoints';
import { Finding, Interrupted } from './outcome';
import { readText } from './readText';
import { nameError, nameSubCode } from './words';

export interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** A form goes as it is, a text too; anything else as JSON. */
  body?: unknown;
  /** Undefined leaves a header out that would be sent. */
  headers?: Record<string, string | undefined>;
}

export interface Reply {
  /** Method and path, for messages. */
  call: string;
  /** Of the contract, where it was called by it. */
  name?: EndpointName;
  status: number;
  headers: Headers;
  /** The lines of Set-Cookie. */
  cookies: string[];
  text: string;
  /** Parsed, undefined where the text is no JSON. */
  json: unknown;
}

export interface Server {
  origin: string;
  /** The path before /anonApi, '' for none. */
  basePath: string;
  /** Per call, in ms. */
  timeout: number;
  /** Calls in a row that met no answer. */
  silent: number;
  /** The run was stopped: no further call is made. */
  stopped?: boolean;
  /** Sees every reply. */
  onReply?: (reply: Reply) => void;
}

/** After this many calls in a row without a response the run ends. */
const SILENT_MAX = 3;

/** Whether the server has stopped answering. */
export const isSilent = ({ silent }: Server): boolean => silent >= SILENT_MAX;

/** The envelope of a reply, or a finding. */
export function envelopeOf(reply: Reply): Envelope {
  const { json } = reply;
  if (typeof json !== 'object' || json === null || !('code' in json)) {
    throw new Finding(`${describe(reply)}: no envelope`);
  }
  return json as Envelope;
}

/** A reply in one line, without personal data: only words and numbers of the contract are quoted. */
export function describe(reply: Reply): string {
  return `${reply.call} → ${reply.status}, ${tell(reply)}`;
}

function tell({ json, text, headers }: Reply): string {
  if (typeof json !== 'object' || json === null) {
    return `${headers.get('content-type') ?? 'no type'}, no JSON object, ${text.length} characters`;
  }
  const said = json as Record<string, unknown>;
  if ('code' in said) {
    const code = typeof said.code === 'number' ? said.code : `of type ${typeof said.code}`;
    return `code ${code}${said.subCode ? `, subCode ${nameSubCode(said.subCode)}` : ''}`;
  }
  return 'error' in said ? `error ${nameError(said.error)}` : 'JSON';
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export class Visitor {
  readonly cookies = new Map<string, string>();
  /** The path of a cookie, '/' by default. */
  private readonly paths = new Map<string, string>();
  lang = 'en-US';

  constructor(readonly server: Server) {}

  /** Calls an endpoint of the contract by name, a write with the header and type that the contract asks for. */
  call(name: EndpointName, sent: Sent = {}): Promise<Reply> {
    const [method = 'GET', template = ''] = endpoints[name].split(' ');
    const path = template.replace(/:(\w+)/g, (_, key) => encodeURIComponent(sent.params?.[key] ?? ''));
    const write = { 'X-Requested-With': 'portal' };
    if (method === 'GET') return this.send(method, path, sent, name);
    return this.send(method, path, { ...sent, headers: { ...write, ...sent.headers } }, name);
  }

  /** Sends a request as given. Throws a finding if there is no response. */
  async send(
    method: string,
    path: string,
    { query = {}, body, headers = {} }: Sent = {},
    name?: EndpointName,
  ): Promise<Reply> {
    const { origin, basePath, timeout, onReply, stopped } = this.server;
    if (stopped) throw new Interrupted('The run was stopped.');
    const search = new URLSearchParams(query).toString();
    const call = `${method} ${path}`;
    const raw = body instanceof FormData || body instanceof URLSearchParams || typeof body === 'string';
    const all: Record<string, string | undefined> = {
      Accept: 'application/json',
      'Accept-Language': this.lang,
      Cookie: this.cookiesFor(`${basePath}${path}`),
      'Content-Type': raw || body === undefined ? undefined : 'application/json',
      ...headers,
    };
    const set = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined);
    try {
      const response = await fetch(`${origin}${basePath}${path}${search && `?${search}`}`, {
        method,
        headers: set,
        body: raw || body === undefined ? (body as FormData | undefined) : JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      const text = await readText(response);
      const cookies = response.headers.getSetCookie();
      for (const line of cookies) this.keep(line);
      this.server.silent = 0;
      const { status } = response;
      const reply = { call, name, status, headers: response.headers, cookies, text, json: parse(text) };
      onReply?.(reply);
      return reply;
    } catch (error) {
      this.server.silent += 1;
      throw new Finding(`${call}: ${whyNoAnswer(error, timeout)}`);
    }
  }

  private cookiesFor(path: string): string | undefined {
    const sent = [...this.cookies].filter(([name]) => {
      const where = (this.paths.get(name) ?? '/').replace(/\/+$/, '');
      return path === where || path.startsWith(`${where}/`);
    });
    return sent.map(([name, value]) => `${name}=${value}`).join('; ') || undefined;
  }

  private keep(line: string): void {
    const [pair = ''] = line.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (value === '' || /;\s*max-age=0\b/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
    this.paths.set(name, /;\s*Path=(\/[^;]*)/i.exec(line)?.[1]?.trim() ?? '/');
  }
}

/** Why fetch brought no answer, in words. */
function whyNoAnswer(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `no answer within ${timeout / 1000} seconds`;
  return `no answer (${cause?.code ?? cause?.message ?? message})`;
}
