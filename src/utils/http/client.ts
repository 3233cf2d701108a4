/** umi-request, configured: cookies, timestamp, JSON, headers. Answers are left as they came. */
import { extend, type RequestOptionsInit } from 'umi-request';
import { getLocale } from '@/utils/i18n/locale';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

export const isWrite = (method: string) => WRITES.includes(method.toUpperCase());

/** Headers that change the answer; they are part of the cache key. */
export const contextHeaders = (): Record<string, string> => ({ 'Accept-Language': getLocale() });

/** Below the cache: whatever gets here goes out. */
export function withTimestamp(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}_=${Date.now()}`;
}

/** What every call carries. */
export function headersFor(method: string): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', ...contextHeaders() };
  // No other site can send this header without asking first: a second lock against forged writes.
  if (isWrite(method)) headers['X-Requested-With'] = 'portal';
  return headers;
}

function prepare(url: string, options: RequestOptionsInit) {
  const headers = { ...headersFor(options.method ?? 'GET'), ...options.headers };
  return { url: withTimestamp(url), options: { ...options, headers } };
}

/**
 * A client of its own: interceptors belong to it, not to all of umi-request's.
 * `parseResponse: false`, because its parser passes HTML on as a string and refuses an empty body.
 */
export function createClient() {
  const client = extend({ credentials: 'include', parseResponse: false, requestType: 'json' });
  client.interceptors.request.use(prepare, { global: false });
  return client;
}

export type Client = ReturnType<typeof createClient>;
