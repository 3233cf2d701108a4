/**
 * A fake network for unit tests. It replaces only `fetch`: services, request wrapper and cache are the real ones. A
 * request for which no response was set fails the test.
 */
import { act } from '@testing-library/react';
import type * as v from 'valibot';
import type { Body, EndpointName } from '@/contract';
import { allEndpoints } from '@/contract/endpoints';
import { CODE_REFUSED, CODE_SUCCESS } from '@/contract/envelopeCodes';
import { type SubCodeName, subCodes } from '@/contract/subCodes';
import { sendInOrder } from '@/utils/http/callOrder';
import { hasNoPendingCalls } from '@/utils/http/sharedCalls';
import { type NoticeMessage, setNoticeSink } from '@/utils/notice';

/** A response other than a success. */
class Failure {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** A request as the server receives it. */
interface Sent<N extends EndpointName> {
  params: Record<string, string>;
  query: Record<string, string>;
  body: Body<N>;
  headers: Record<string, string>;
}

type Input<N extends EndpointName> = v.InferInput<(typeof allEndpoints)[N]['data']>;
/** `data` of a success before its validation; null for an endpoint that returns no data. */
type Answer<N extends EndpointName> = (unknown extends Input<N> ? null : Input<N>) | Failure;
type Answerer<N extends EndpointName> = (sent: Sent<N>) => Answer<N> | Promise<Answer<N>>;

/** A refusal with status 200; `text` is the server's message. */
export const refusal = (name: SubCodeName, text = '', data: unknown = null) =>
  new Failure(200, { code: CODE_REFUSED, data, subCode: subCodes[name], subMsg: text || null });

/** A response with a status outside 2xx. */
export const httpError = (
  status: number,
  {
    name,
    data = null,
    headers,
  }: { name?: SubCodeName; data?: unknown; headers?: Record<string, string> } = {},
) =>
  new Failure(
    status,
    { code: CODE_REFUSED, data, subCode: name ? subCodes[name] : null, subMsg: null },
    headers,
  );

/** No connection. The request wrapper retries a GET once after RETRY_DELAY. */
export const unreachable = new Failure(0, null);

/** A response that never arrives: the request stays pending until the caller aborts it. */
export const noResponse = () => new Promise<never>(() => undefined);

const patterns = Object.entries(allEndpoints)
  // Paths without parameters take precedence.
  .sort(([, a], [, b]) => a.call.split(':').length - b.call.split(':').length)
  .map(([name, { call }]) => ({
    name: name as EndpointName,
    regExp: new RegExp(`^${call.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }));

function findEndpoint(call: string) {
  for (const { name, regExp } of patterns) {
    const match = regExp.exec(call);
    if (!match) continue;
    const params = Object.entries(match.groups ?? {}).map(([param, value]) => [
      param,
      decodeURIComponent(value),
    ]);
    return { name, params: Object.fromEntries(params) };
  }
  return undefined;
}

function toResponse(answer: unknown) {
  const { status, body, headers } =
    answer instanceof Failure
      ? answer
      : new Failure(200, { code: CODE_SUCCESS, data: answer, subCode: null, subMsg: null });
  if (status === 0) throw new TypeError('Failed to fetch');
  const header = (name: string) => headers[name] ?? null;
  return {
    ok: status < 300,
    status,
    statusText: '',
    headers: { get: header },
    text: async () => JSON.stringify(body),
  };
}

const realSetTimeout = setTimeout;
const SETTLE_TASKS = 20;

/** Waits, under React's `act`, until no request is pending. Does not wait for a response that a test withholds. */
export async function settle() {
  for (let task = 0; task < SETTLE_TASKS; task += 1) {
    await act(() => new Promise<void>((resolve) => void realSetTimeout(resolve, 0)));
    if (hasNoPendingCalls()) return;
  }
}

/**
 * Installs the network for all tests of a file. Each test begins without set responses, requests and notices. The
 * portal's warnings about failed requests are not printed.
 */
export function createFakeNetwork() {
  const answers = new Map<EndpointName, Answerer<never>[]>();
  const sent: { name: EndpointName; request: Sent<never> }[] = [];
  const notices: NoticeMessage[] = [];
  const unexpected: string[] = [];
  const browserFetch = globalThis.fetch;

  async function respond(address: string, { method = 'GET', body, headers }: RequestInit) {
    const { pathname, searchParams } = new URL(address, 'http://api.invalid');
    searchParams.delete('_');
    const call = `${method} ${pathname}`;
    const endpoint = findEndpoint(call);
    const queue = endpoint && answers.get(endpoint.name);
    if (!endpoint || !queue) {
      unexpected.push(call);
      return toResponse(httpError(501));
    }
    const request = {
      params: endpoint.params,
      query: Object.fromEntries(searchParams),
      body: typeof body === 'string' ? JSON.parse(body) : body,
      headers: { ...headers } as Record<string, string>,
    } as Sent<never>;
    sent.push({ name: endpoint.name, request });
    // As in a browser, the response arrives in a later task.
    await new Promise((resolve) => realSetTimeout(resolve, 0));
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return toResponse(await answer?.(request));
  }

  function fetch(address: string, init: RequestInit = {}) {
    const aborted = new Promise<never>((_, reject) => {
      const abort = () => reject(new DOMException('The call was aborted.', 'AbortError'));
      if (init.signal?.aborted) abort();
      init.signal?.addEventListener('abort', abort);
    });
    return Promise.race([respond(address, init), aborted]);
  }

  let removeSink = () => {};
  let warnings: jest.SpyInstance;
  // Completes a first call, after which the visitor's cookie counts as set and no call waits for another.
  beforeAll(() => sendInOrder(false, async () => undefined));
  beforeEach(() => {
    globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
    answers.clear();
    for (const list of [sent, notices, unexpected]) list.length = 0;
    removeSink = setNoticeSink((notice) => notices.push(notice));
    // The portal logs every failed request.
    warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    warnings.mockRestore();
    removeSink();
    globalThis.fetch = browserFetch;
    expect(unexpected).toEqual([]);
  });

  /** Sets the responses of an endpoint, in order; the last one is repeated. */
  function answer<N extends EndpointName>(name: N, ...next: (Answer<N> | Answerer<N>)[]) {
    const queue = next.map((one) =>
      typeof one === 'function' ? (one as Answerer<N>) : () => one as Answer<N>,
    );
    answers.set(name, queue as unknown as Answerer<never>[]);
  }

  /**
   * Withholds the responses of an endpoint. Returns a function that sends the response to a request, by default to the latest
   * one, and waits until no request is pending.
   */
  function withhold<N extends EndpointName>(name: N) {
    const responders: ((one: Answer<N>) => void)[] = [];
    answer(name, () => new Promise<Answer<N>>((resolve) => responders.push(resolve)));
    return async (one: Answer<N>, index = -1) => {
      const respond = responders.at(index);
      if (!respond) throw new Error(`There is no request ${index} to ${name}.`);
      respond(one);
      await settle();
    };
  }

  return {
    answer,
    withhold,
    /** Every request so far, by the endpoint's name. */
    get calls(): EndpointName[] {
      return sent.map(({ name }) => name);
    },
    /** The notices shown so far. */
    notices,
    /** The bodies of the requests to an endpoint so far. */
    bodies: <N extends EndpointName>(name: N) =>
      sent.filter((one) => one.name === name).map(({ request }) => request.body as unknown as Body<N>),
    /** The requests to an endpoint so far. */
    sent: <N extends EndpointName>(name: N) =>
      sent.filter((one) => one.name === name).map(({ request }) => request as unknown as Sent<N>),
  };
}

export type FakeNetwork = ReturnType<typeof createFakeNetwork>;
