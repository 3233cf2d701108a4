/**
 * Timeout and retry of calls. They are outside umi-request: its timeout neither aborts the request nor clears its
 * timer, and its middlewares can continue only once.
 */
import { REQUEST_TIMEOUT, RETRY_DELAY } from '@/constants';
import { ClientError, HttpError, isAbort, networkError, noFetchError, timeoutError } from './httpErrors';

export interface DeadlineOptions {
  /** Ms after which the call is aborted; 0 for never. REQUEST_TIMEOUT unless told. */
  timeout?: number;
  /** The caller's way to take the call back: it rejects with AbortError. */
  signal?: AbortSignal;
}

const aborted = () => new DOMException('The call was taken back.', 'AbortError');

/** Whether the server has answered, with an error: sending the request again would not change that. */
const isAnswered = (error: unknown) => error instanceof HttpError || error instanceof ClientError;

type Send<T> = (signal: AbortSignal) => Promise<T>;

async function sendTwice<T>(send: Send<T>, retry: boolean, signal: AbortSignal): Promise<T> {
  try {
    return await send(signal);
  } catch (error) {
    if (signal.aborted || isAnswered(error)) throw error;
    // A write may have arrived although its answer did not: it is never sent twice.
    if (!retry) throw networkError(error);
  }
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
  if (signal.aborted) throw aborted();
  return send(signal).catch((error: unknown) => {
    throw signal.aborted || isAbort(error) || isAnswered(error) ? error : networkError(error);
  });
}

/**
 * Sends a call within its time; with `retry` once more where it met no network. Throws ClientError ('Network request
 * failed', 'timeout of {n}ms exceeded', 'Global fetch not exist!') or AbortError, beside what `send` throws of an
 * answer; an answer that comes later is ignored.
 */
export async function sendWithDeadline<T>(
  send: Send<T>,
  retry: boolean,
  { timeout = REQUEST_TIMEOUT, signal }: DeadlineOptions,
): Promise<T> {
  if (typeof globalThis.fetch !== 'function') throw noFetchError();
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
    return await Promise.race([sendTwice(send, retry, controller.signal), ended]);
  } finally {
    clearTimeout(timer);
    if (takeBack) signal?.removeEventListener('abort', takeBack);
  }
}
