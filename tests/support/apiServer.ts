/** A real HTTP server for the wrapper to talk to: each test says what it answers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (received: Received, response: ServerResponse) => void;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Answer => {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
};

export const raw = (body: string, status = 200, type = 'text/html'): Answer => {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };
};

export const success = (data: unknown) => json({ code: 20000, data, subCode: null, subMsg: null });

export const refusal = (subMsg: unknown, subCode: unknown = '11101', code = 40000) =>
  json({ code, data: null, subCode, subMsg });

/** No answer at all: the connection is cut. */
export const cut: Answer = (_, response) => void response.destroy();

/** Answers after a while. */
export const late = (ms: number, answer: Answer): Answer => {
  return (received, response) => void setTimeout(answer, ms, received, response);
};

/** Starts the server; relative addresses of `fetch` go to it until it is closed. */
export async function startApi() {
  const received: Received[] = [];
  let answers: Answer[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.invalid');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one = {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body,
      };
      received.push(one);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      (answer ?? json({}, 500))(one, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browserFetch = globalThis.fetch;
  const fetch = jest.fn((address: string, init?: RequestInit) => browserFetch(`${origin}${address}`, init));
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return {
    origin,
    received,
    fetch,
    /** The answers to come, in turn; the last one stays. */
    answers(...next: Answer[]) {
      answers = next;
      received.length = 0;
      fetch.mockClear();
    },
    close() {
      globalThis.fetch = browserFetch;
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
