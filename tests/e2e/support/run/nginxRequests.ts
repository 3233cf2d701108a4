/** Sends exact requests to nginx, and provides an API behind it. */
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { getSecurityHeaders } from '../../../../config/securityHeaders';
import { listen } from '../../../support/servers/listen';
import { type ExactRequest, sendExactly } from '../../../support/servers/sendExactly';

export interface Answer {
  status: number;
  /** Each header with all its lines. */
  headers: Record<string, string[]>;
  body: Buffer;
}

export async function sendRequest(origin: string, path: string, request?: ExactRequest): Promise<Answer> {
  const { status, headerLines, body } = await sendExactly(origin, path, request);
  return { status, headers: headerLines, body };
}

const expected = Object.entries(getSecurityHeaders()).map(
  ([name, value]) => [name.toLowerCase(), value] as const,
);

/** Names of the portal's security headers, in lower case. */
export const SECURITY_HEADER_NAMES = expected.map(([name]) => name);

/**
 * Expects each of the portal's security headers once and with its exact value, and none that reveals the server's
 * software.
 */
export function expectSecurityHeaders({ headers }: Answer) {
  expect(expected.map(([name]) => [name, headers[name]])).toEqual(
    expected.map(([name, value]) => [name, [value]]),
  );
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers.server).toEqual(['nginx']);
}

/** An API behind nginx; each test sets its response (`answer`). */
export class FakeApi {
  answer: RequestListener = (_req, res) => void res.end();
  /** `host:port`. */
  address = '';
  close: () => unknown = () => undefined;

  static async start(): Promise<FakeApi> {
    const api = new FakeApi();
    const { origin, close } = await listen((req, res) => api.answer(req, res));
    return Object.assign(api, { address: new URL(origin).host, close });
  }

  /** Sends a request to nginx; returns the request that the API received, if any (`reached`), and the response. */
  async receive(origin: string, path: string, options?: ExactRequest) {
    let reached: { url?: string; headers: IncomingHttpHeaders } | undefined;
    this.answer = (req, res) => {
      reached = { url: req.url, headers: req.headers };
      req.resume().on('end', () => res.end('received'));
    };
    const response = await sendRequest(origin, path, options);
    return { response, reached };
  }
}
