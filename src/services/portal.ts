/** What every page may ask: the deployment, who is here, and the way out. */
import type { Domain, Query, UserInfo } from '@/contract';
import { sessionEndpoints } from '@/contract/endpoints/session';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(sessionEndpoints);

/** Version of the server, for /uaa/getVersion. */
export const getVersion = (): Promise<string> => call('getVersion');

/** The deployment's switches and names; the same for everyone, so it may be cached. */
export const getDomain = (): Promise<Domain> => call('domain', { cache: true });

/** Whether this browser is signed in. `quiet`: nobody asked, a failure is told to nobody. */
export const isOnline = (how: { quiet?: boolean } = {}): Promise<boolean> => call('online', how);

/** Who is signed in, masked. */
export const getUserInfo = (): Promise<UserInfo> => call('accountDetail');

/** Ends the session; answers where to go on, or null for the local sign-in page. `quiet`: nobody asked. */
export const logout = (query: Query<'logout'> = {}, how: { quiet?: boolean } = {}): Promise<string | null> =>
  call('logout', { query, ...how });
