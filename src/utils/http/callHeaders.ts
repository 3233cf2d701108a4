/** Headers and timestamp of every call, by fetch and XMLHttpRequest. */
import { memberPrefix } from '@/contract/prefixes';
import { getLocale } from '@/utils/i18n/locale';
import { getCurrentPath } from '@/utils/routing/currentAddress';
import { VISITORS_PATH } from '@/utils/routing/paths/visitors';
import { readActingRole } from '@/utils/storage/actingStore';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

export const isWrite = (method: string) => WRITES.includes(method.toUpperCase());

/** Returns the headers that change the response of this address; they are part of the cache key. */
export function contextHeaders(address: string): Record<string, string> {
  const headers: Record<string, string> = { 'Accept-Language': getLocale() };
  // The pages of the sign-in do not show for whom a tab acts, so they act for the user.
  const isActing = !getCurrentPath().startsWith(`${VISITORS_PATH}/`);
  // The acting role applies to members' calls only, not to signing in and out.
  const role = isActing && address.startsWith(`${memberPrefix}/`) && readActingRole();
  if (role) headers['X-Acting-As'] = role.id;
  return headers;
}

/** Makes the address of each call unique, so that no intermediate cache responds to it (specification, section 7). */
export function withTimestamp(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}_=${Date.now()}`;
}

/** Returns the headers of every call. */
export function headersFor(method: string, address: string): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', ...contextHeaders(address) };
  // Another site needs a CORS preflight to send this header: a further protection against forged writes.
  if (isWrite(method)) headers['X-Requested-With'] = 'portal';
  return headers;
}
