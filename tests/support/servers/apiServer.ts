/** An HTTP server that the request wrapper calls; each test sets its responses. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './listen';

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

/** Closes the connection without a response. */
export const cut: Answer = (_, response) => void response.destroy();

/** Sends a response after `ms`. */
export const late = (ms: number, answer: Answer): Answer => {
  return (received, response) => void setTimeout(answer, ms, received, response);
};

/** Starts the server. Until it is closed, `fetch` sends requests for relative addresses to it. */
export async function startApi() {
  const received: Received[] = [];
  let answers: Answer[] = [];
  const { origin, close } = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.invalid');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const entry = {
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body,
      };
      received.push(entry);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      (answer ?? json({}, 500))(entry, response);
    });
  });
  const browserFetch = globalThis.fetch;
  const fetch = jest.fn((address: string, init?: RequestInit) => browserFetch(`${origin}${address}`, init));
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return {
    origin,
    received,
    fetch,
    /** Sets the responses to the next requests, in order; the last one is repeated. */
    answers(...next: Answer[]) {
      answers = next;
      received.length = 0;
      fetch.mockClear();
    },
    close() {
      globalThis.fetch = browserFetch;
      return close();
    },
  };
}
