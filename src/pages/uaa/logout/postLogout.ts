/** Where an application wants people to go after signing out (OpenID Connect RP-Initiated Logout 1.0). */
import type { Query } from '@/contract';
import { followAddress } from '@/utils/routing/redirect';
import { singleParam } from '@/utils/routing/singleParam';

const NAMES = ['post_logout_redirect_uri', 'state', 'id_token_hint', 'client_id'] as const;

/** What the page was asked with; a repeated parameter counts for none. */
export const readLogoutQuery = (query: URLSearchParams): Query<'logout'> =>
  Object.fromEntries(NAMES.map((name) => [name, singleParam(query, name)]).filter(([, value]) => value));

/** Whether the server answers the very address it was asked for; `state` may come back with it. */
export function isRequestedRedirect(asked: string, address: string): boolean {
  const withState = `${asked}${asked.includes('?') ? '&' : '?'}state=`;
  return address === asked || address.startsWith(withState);
}

/**
 * Follows the server's answer to a sign-out. An address that was asked for is an application's, which the server
 * has validated; any other is one the server gives. False where it may not be visited.
 */
export function redirectAfterLogout(
  address: string,
  { post_logout_redirect_uri: asked }: Query<'logout'>,
): boolean {
  if (
    asked &&
    isRequestedRedirect(asked, address) &&
    followAddress(address, { replace: true, as: 'authorize' })
  )
    return true;
  return followAddress(address, { replace: true });
}
