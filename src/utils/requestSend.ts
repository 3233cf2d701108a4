/** One call over the wire: timeout, abort, one more try for a GET that met no network. */
import { REQUEST_TIMEOUT, RETRY_DELAY } from '@/constants';
import type { Target } from './requestAddress';
import { type Client, isWrite } from './requestClient';
import { isAbort, networkError, noFetchError, timeoutError } from './requestError';
import { noteServerTime } from './serverClock';

export interface SendOptions {
  /** JSON of a write; FormData goes multipart. */
  body?: object;
  /** Ms after which the call is aborted; 0 for never. REQUEST_TIMEOUT unless told. */
  timeout?: number;
  /** The caller's way to take the call back: it rejects with AbortError. */
  signal?: AbortSignal;
}

export interface Reply {
  response: Response;
  text: string;
}

const aborted = () => new DOMException('The call was taken back.', 'AbortError');

async function attempt(
  client: Client,
  target: Target,
  body: object | undefined,
  signal: AbortSignal,
): Promise<Reply> {
  const { method, address } = target;
  const response: Response = await client(address, {
    method,
    signal,
    // A write without body is JSON all the same: only then the browser asks before another site sends it.
    ...(isWrite(method) && { data: body ?? {} }),
  });
  noteServerTime(response.headers.get('Date'));
  return { response, text: await response.text() };
}

async function attempts(
  client: Client,
  target: Target,
  body: object | undefined,
  signal: AbortSignal,
): Promise<Reply> {
  try {
    return await attempt(client, target, body, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    // A write may have arrived although its answer did not: it is never sent twice.
    if (isWrite(target.method)) throw networkError(error);
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  if (signal.aborted) throw aborted();
  return attempt(client, target, body, signal).catch((error: unknown) => {
    throw signal.aborted || isAbort(error) ? error : networkError(error);
  });
}

/**
 * Sends a call and reads the whole answer. Throws ClientError ('Network request failed',
 * 'timeout of {n}ms exceeded', 'Global fetch not exist!') or AbortError; an answer that comes later is ignored.
 */
export async function send(client: Client, target: Target, options: SendOptions): Promise<Reply> {
  if (typeof globalThis.fetch !== 'function') throw noFetchError();
  const { body, timeout = REQUEST_TIMEOUT, signal } = options;
  if (signal?.aborted) throw aborted();
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let takeBack: (() => void) | undefined;
  const ended = new Promise<never>((_, reject) => {
    const end = (error: Error) => {
      reject(error);
      controller.abort();
    };
    takeBack = () => end(aborted());
    signal?.addEventListener('abort', takeBack);
    if (timeout > 0) timer = setTimeout(() => end(timeoutError(timeout)), timeout);
  });
  try {
    return await Promise.race([attempts(client, target, body, controller.signal), ended]);
  } finally {
    clearTimeout(timer);
    if (takeBack) signal?.removeEventListener('abort', takeBack);
  }
}
