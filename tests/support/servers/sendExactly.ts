/** Sends a request exactly as given: fetch would normalize the path, replace Host, and omit an empty body. */
import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface ExactRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
  /** The agent whose connections are reused; without it, each request opens a new one. */
  agent?: http.Agent;
}

export interface ExactResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Each header with all its lines. */
  headerLines: Record<string, string[]>;
  body: Buffer;
}

export function sendExactly(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, agent }: ExactRequest = {},
): Promise<ExactResponse> {
  const { hostname, port, protocol } = new URL(origin);
  const { request } = protocol === 'https:' ? https : http;
  // The certificates of the tests are self-signed.
  const address = { hostname, port, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const sent = request({ ...address, path, method, headers, agent: agent ?? false }, async (response) => {
      const lines = Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values]);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        headerLines: Object.fromEntries(lines),
        body: await buffer(response),
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
