/** Where a client wants the browser after signing out (OpenID Connect RP-Initiated Logout 1.0). */
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
 * The address with its `state`, if a client registered exactly it: the one that the ID token or `client_id` names,
 * where one does. Else null, and the portal shows a page of its own; so it does where the ID token is of somebody
 * else than `account`, who was signed in.
 */
export async function findLogoutAddress(
  req: PortalRequest,
  query: LogoutQuery,
  account?: Account,
): Promise<string | null> {
  const { post_logout_redirect_uri: address, id_token_hint: hint, client_id: named, state } = query;
  if (!address) return null;
  const origin = readOrigin(req);
  const token = hint ? await readIdToken(hint, origin) : undefined;
  if (token === null) return null;
  if (token && account && token.accountId !== account.id) return null;
  const wanted = [token?.clientId, named || undefined].filter((id) => id !== undefined);
  const registered = listClientsByLogoutAddress(address, origin).some(({ id }) =>
    wanted.every((one) => one === id),
  );
  if (!registered) return null;
  return state ? `${address}${address.includes('?') ? '&' : '?'}state=${encodeURIComponent(state)}` : address;
}
