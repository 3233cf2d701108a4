/** One call over the wire: timeout, abort, one more try for a GET that met no network. */
import { REQUEST_TIMEOUT, RETRY_DELAY } from '@/constants';
import { recordServerTime } from '@/utils/serverClock';
import { type Client, isWrite } from './client';
import { isAbort, networkError, noFetchError, timeoutError } from './errors';
import type { Target } from './target';
import { sendUpload } from './upload';

export interface SendOptions {
  /** JSON of a write; FormData goes multipart. */
  body?: object;
  /** Ms after which the call is aborted; 0 for never. REQUEST_TIMEOUT unless told. */
  timeout?: number;
  /** The caller's way to take the call back: it rejects with AbortError. */
  signal?: AbortSignal;
  /** Hears which share of a FormData body has gone out, 0 to 1. */
  onProgress?: (share: number) => void;
}

export interface Reply {
  response: Response;
  text: string;
}

const aborted = () => new DOMException('The call was taken back.', 'AbortError');

/** What goes over the wire. */
type Load = Pick<SendOptions, 'body' | 'onProgress'>;

function transmit(
  client: Client,
  target: Target,
  { body, onProgress }: Load,
  signal: AbortSignal,
): Promise<Response> {
  if (onProgress && body instanceof FormData) return sendUpload(target, body, signal, onProgress);
  const { method, address } = target;
  return client(address, {
    method,
    signal,
    // A write without body is JSON all the same: only then the browser asks before another site sends it.
    ...(isWrite(method) && { data: body ?? {} }),
  });
}

async function attempt(client: Client, target: Target, load: Load, signal: AbortSignal): Promise<Reply> {
  const response = await transmit(client, target, load, signal);
  recordServerTime(response.headers.get('Date'));
  return { response, text: await response.text() };
}

async function attempts(client: Client, target: Target, load: Load, signal: AbortSignal): Promise<Reply> {
  try {
    return await attempt(client, target, load, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    // A write may have arrived although its answer did not: it is never sent twice.
    if (isWrite(target.method)) throw networkError(error);
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  if (signal.aborted) throw aborted();
  return attempt(client, target, load, signal).catch((error: unknown) => {
    throw signal.aborted || isAbort(error) ? error : networkError(error);
  });
}

/**
 * Sends a call and reads the whole answer. Throws ClientError ('Network request failed',
 * 'timeout of {n}ms exceeded', 'Global fetch not exist!') or AbortError; an answer that comes later is ignored.
 */
export async function send(client: Client, target: Target, options: SendOptions): Promise<Reply> {
  if (typeof globalThis.fetch !== 'function') throw noFetchError();
  const { timeout = REQUEST_TIMEOUT, signal } = options;
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
    return await Promise.race([attempts(client, target, options, controller.signal), ended]);
  } finally {
    clearTimeout(timer);
    if (takeBack) signal?.removeEventListener('abort', takeBack);
  }
}
