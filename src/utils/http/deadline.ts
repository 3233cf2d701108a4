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
  whenAborted,
} from './httpErrors';

export interface DeadlineOptions {
  /** Ms after which the call is aborted. Default: REQUEST_TIMEOUT. */
  timeout?: number;
  /** Aborts the call, which rejects with AbortError. */
  signal?: AbortSignal;
}

/** Returns whether a retry would not change the error: an error response, or a ClientError. */
const isFinal = (error: unknown) => error instanceof HttpError || error instanceof ClientError;

type Send<T> = (signal: AbortSignal) => Promise<T>;

async function sendWithRetry<T>(send: Send<T>, retry: boolean, signal: AbortSignal): Promise<T> {
  try {
    return await send(signal);
  } catch (error) {
    if (signal.aborted || isFinal(error)) throw error;
    // The server may have received a write although the response is missing: never send a write twice.
    if (!retry) throw networkError(error);
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  if (signal.aborted) throw abortError();
  return send(signal).catch((error: unknown) => {
    throw signal.aborted || isAbort(error) || isFinal(error) ? error : networkError(error);
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
  const { aborted, removeListener } = whenAborted(signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError(timeout)), timeout);
  });
  try {
    return await Promise.race([sendWithRetry(send, retry, controller.signal), aborted, timedOut]);
  } finally {
    clearTimeout(timer);
    removeListener();
    // Has no effect on a completed request.
    controller.abort();
  }
}
