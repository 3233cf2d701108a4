/** The address after signing out (OpenID Connect RP-Initiated Logout 1.0; docs/api.md). */
import { readOrigin } from '../lib/origin';
import { listClientsByLogoutAddress } from '../store/clients';
import type { PortalRequest } from '../store/context';
import type { Account } from '../store/records/account';
import { readIdToken } from './idToken';

interface LogoutQuery {
  post_logout_redirect_uri?: string;
  id_token_hint?: string;
  client_id?: string;
  state?: string;
}

/**
 * Returns the address with its `state` if a client registered exactly it, the one that ID token or
 * `client_id` names. Otherwise, or for an ID token of another person than `account`, returns null: the portal
 * shows its own page.
 */
export async function findLogoutAddress(
  req: PortalRequest,
  query: LogoutQuery,
  account?: Account,
): Promise<string | null> {
  const { post_logout_redirect_uri: address, id_token_hint: hint, client_id: named, state } = query;
  if (!address) return null;
  const token = hint ? await readIdToken(hint, readOrigin(req)) : undefined;
  if (token === null) return null;
  if (token && account && token.accountId !== account.id) return null;
  const namedIds = [token?.clientId, named || undefined].filter((id) => id !== undefined);
  const registered = listClientsByLogoutAddress(address, req).some(({ id }) =>
    namedIds.every((one) => one === id),
  );
  if (!registered) return null;
  return state ? `${address}${address.includes('?') ? '&' : '?'}state=${encodeURIComponent(state)}` : address;
}
