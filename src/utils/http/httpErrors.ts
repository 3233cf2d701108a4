/** The errors of a call (specification, section 8, client errors). */
import { RETRY_AFTER_MAX } from '@/constants';
import { isRecord } from '@/utils/isRecord';

/** Failures without a response. */
export type ClientFailure = 'network' | 'timeout' | 'parse' | 'noFetch';

/** A call without a usable response. */
export class ClientError extends Error {
  readonly name = 'ClientError';

  constructor(
    readonly failure: ClientFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const networkError = (cause: unknown) =>
  new ClientError('network', 'Network request failed', { cause });
export const timeoutError = (ms: number) => new ClientError('timeout', `timeout of ${ms}ms exceeded`);
export const parseError = () => new ClientError('parse', 'JSON.parse fail');
export const noFetchError = () => new ClientError('noFetch', 'Global fetch not exist!');
export const abortError = () => new DOMException('The call was aborted.', 'AbortError');

/** Returns a subCode as text, because some servers send it as a number; undefined for any other value. */
export const readSubCode = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** A response with a status outside 2xx. */
export class HttpError extends Error {
  readonly name = 'HttpError';
  readonly status: number;
  /** `data` of the response's envelope: the wrong fields (422), the step-up methods (428). */
  readonly data: unknown;
  readonly subCode: string | undefined;
  /** The address of a 402, unchecked; undefined without one. */
  readonly address: unknown;
  /** Ms to wait before a retry, if the server sent `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(
    readonly response: Response,
    body: unknown,
  ) {
    super('http error');
    const { data, subCode, message } = isRecord(body) ? body : {};
    this.status = response.status;
    this.data = data;
    this.subCode = readSubCode(subCode);
    this.address = message ?? undefined;
    this.retryAfter = parseRetryAfter(response.headers.get('Retry-After'));
  }
}

/**
 * Returns `Retry-After` (RFC 9110, 10.2.3: seconds or a date) in ms, limited to 0..RETRY_AFTER_MAX; undefined without
 * the header.
 */
export function parseRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const wait = /^\s*-?\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? 0 : Math.min(Math.max(wait, 0), RETRY_AFTER_MAX);
}

/** Returns whether the caller aborted the call. */
export function isAbort(error: unknown): boolean {
  const { name, kind } = (error ?? {}) as { name?: unknown; kind?: unknown };
  return name === 'AbortError' || (name === 'ApiError' && kind === 'aborted');
}

/** Returns a promise that rejects when the caller aborts, as fetch does. `removeListener`: releases the signal. */
export function whenAborted(signal?: AbortSignal | null): {
  aborted: Promise<never>;
  removeListener: () => void;
} {
  let removeListener = () => {};
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(abortError());
    if (signal?.aborted) onAbort();
    signal?.addEventListener('abort', onAbort);
    removeListener = () => signal?.removeEventListener('abort', onAbort);
  });
  return { aborted, removeListener };
}

/** Logs a warning for an error that the wrapper has handled; nothing for the caller's own abort. */
export function warn(error: unknown) {
  if (!isAbort(error)) console.warn(error);
}
