/**
 * Timeout and retry of calls. They are outside umi-request: its timeout neither aborts the request nor clears its
 * timer, and its middlewares can continue only once.
 */
import { REQUEST_TIMEOUT, RETRY_DELAY } from '@/constants';
import {
  abortError,
  ClientError,
  HttpError,
  isAbort,
  networkError,
  noFetchError,
  timeoutError,
} from './httpErrors';

export interface DeadlineOptions {
  /** Ms after which the call is aborted; 0 for never. Default: REQUEST_TIMEOUT. */
  timeout?: number;
  /** Aborts the call, which rejects with AbortError. */
  signal?: AbortSignal;
}

/** Returns whether the server has sent an error response: sending the request again would not change it. */
const isAnswered = (error: unknown) => error instanceof HttpError || error instanceof ClientError;

type Send<T> = (signal: AbortSignal) => Promise<T>;

async function sendTwice<T>(send: Send<T>, retry: boolean, signal: AbortSignal): Promise<T> {
  try {
    return await send(signal);
  } catch (error) {
    if (signal.aborted || isAnswered(error)) throw error;
    // The server may have received a write although the response is missing: never send a write twice.
    if (!retry) throw networkError(error);
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  if (signal.aborted) throw abortError();
  return send(signal).catch((error: unknown) => {
    throw signal.aborted || isAbort(error) || isAnswered(error) ? error : networkError(error);
  });
}

/**
 * Sends a call within its timeout; with `retry` once more after a network error. Throws ClientError ('Network request
 * failed', 'timeout of {n}ms exceeded', 'Global fetch not exist!'), AbortError, or the errors of `send` for a response.
 * Ignores a late response.
 */
export async function sendWithDeadline<T>(
  send: Send<T>,
  retry: boolean,
  { timeout = REQUEST_TIMEOUT, signal }: DeadlineOptions,
): Promise<T> {
  if (typeof globalThis.fetch !== 'function') throw noFetchError();
  if (signal?.aborted) throw abortError();
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let takeBack: (() => void) | undefined;
  const ended = new Promise<never>((_, reject) => {
    const end = (error: Error) => {
      reject(error);
      controller.abort();
    };
    takeBack = () => end(abortError());
    signal?.addEventListener('abort', takeBack);
    if (timeout > 0) timer = setTimeout(() => end(timeoutError(timeout)), timeout);
  });
  try {
    return await Promise.race([sendTwice(send, retry, controller.signal), ended]);
  } finally {
    clearTimeout(timer);
    if (takeBack) signal?.removeEventListener('abort', takeBack);
  }
}
