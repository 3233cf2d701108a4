/** What every page may ask: the deployment, who is here, and the way out. */
import { DOMAIN_LIFETIME } from '@/constants';
import type { Domain, Query, UserInfo } from '@/contract';
import { sessionEndpoints } from '@/contract/session';
import { isRefusedFor } from '@/utils/http/ApiError';
import { createCaller } from '@/utils/http/callApi';
import { saveSessionEnd } from '@/utils/storage/signOutReason';

const call = createCaller(sessionEndpoints);

/** Version of the server, for /uaa/getVersion. */
export const getVersion = (): Promise<string> => call('getVersion');

/** The deployment's switches and names; the same for everyone, so that signing in asks for them once. `quiet`: nobody asked. */
export const getDomain = (how: { quiet?: boolean } = {}): Promise<Domain> =>
  call('domain', { ...how, cache: DOMAIN_LIFETIME, personal: false });

/**
 * Whether this browser is signed in. `quiet`: nobody asked, a failure is told to nobody. Where another device has ended
 * the session, the sign-in page will say so.
 */
export async function isOnline(how: { quiet?: boolean } = {}): Promise<boolean> {
  try {
    return await call('online', { ...how, silentFor: ['SESSION_ENDED_ELSEWHERE'] });
  } catch (error) {
    if (!isRefusedFor(error, 'SESSION_ENDED_ELSEWHERE')) throw error;
    saveSessionEnd('otherDevice');
    return false;
  }
}

/** Who is signed in, masked. */
export const getUserInfo = (): Promise<UserInfo> => call('accountDetail');

/** Ends the session; answers where to go on, or null for the local sign-in page. `quiet`: nobody asked. */
export const logout = (query: Query<'logout'> = {}, how: { quiet?: boolean } = {}): Promise<string | null> =>
  call('logout', { query, ...how });
