/** Parameters of an application's sign-out request (OpenID Connect RP-Initiated Logout 1.0). */
import type { Query } from '@/contract';
import { followAddress } from '@/utils/routing/redirect';
import { singleParam } from '@/utils/routing/singleParam';

const NAMES = ['post_logout_redirect_uri', 'state', 'id_token_hint', 'client_id'] as const;

/** Reads the page's parameters; ignores repeated ones. */
export const readLogoutQuery = (query: URLSearchParams): Query<'logout'> =>
  Object.fromEntries(NAMES.map((name) => [name, singleParam(query, name)]).filter(([, value]) => value));

/** Whether the server returned the requested address, with or without `state` in its query. */
export function isRequestedRedirect(requested: string, address: string): boolean {
  const withState = `${requested}${requested.includes('?') ? '&' : '?'}state=`;
  return address === requested || address.startsWith(withState);
}

/**
 * Redirects to the address of the sign-out response. A requested address belongs to an application and was validated
 * by the server; any other address must be one of the portal. Returns false if it is not allowed.
 */
export function redirectAfterLogout(
  address: string,
  { post_logout_redirect_uri: requested }: Query<'logout'>,
): boolean {
  const isRequested = requested && isRequestedRedirect(requested, address);
  if (isRequested && followAddress(address, { replace: true, as: 'authorize' })) return true;
  return followAddress(address, { replace: true });
}
