/** Headers and timestamp of every call, by fetch and XMLHttpRequest. */
import { memberPrefix } from '@/contract/prefixes';
import { getLocale } from '@/utils/i18n/locale';
import { readActingRole } from '@/utils/storage/actingStore';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

export const isWrite = (method: string) => WRITES.includes(method.toUpperCase());

/** Headers that change the answer of this address; they are part of the cache key. */
export function contextHeaders(address: string): Record<string, string> {
  const headers: Record<string, string> = { 'Accept-Language': getLocale() };
  // For whom one acts is for members' calls alone: signing in and out belongs to the person.
  const role = address.startsWith(`${memberPrefix}/`) && readActingRole();
  if (role) headers['X-Acting-As'] = role.id;
  return headers;
}

/** Every call has an address of its own, so that no cache between answers it (specification, section 7). */
export function withTimestamp(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}_=${Date.now()}`;
}

/** The headers of every call. */
export function headersFor(method: string, address: string): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', ...contextHeaders(address) };
  // No other site can send this header without asking first: a second lock against forged writes.
  if (isWrite(method)) headers['X-Requested-With'] = 'portal';
  return headers;
}
