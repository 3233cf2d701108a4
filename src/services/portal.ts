/** Calls that every page may make: the deployment, the signed-in person, and signing out. */
import { DOMAIN_LIFETIME } from '@/constants';
import type { Domain, Query, UserInfo } from '@/contract';
import { sessionEndpoints } from '@/contract/session';
import { isRefusedFor } from '@/utils/http/ApiError';
import { createCaller } from '@/utils/http/callApi';
import { saveSessionEnd } from '@/utils/storage/signOutReason';

const call = createCaller(sessionEndpoints);

/** Version of the server, for /uaa/getVersion. */
export const getVersion = (): Promise<string> => call('getVersion');

/**
 * The switches and names of the deployment; the same for everybody, so they are requested once. `quiet`: no notice.
 */
export const getDomain = (how: { quiet?: boolean } = {}): Promise<Domain> =>
  call('domain', { ...how, cache: DOMAIN_LIFETIME, personal: false });

/**
 * Whether this browser is signed in. `quiet`: no notice. If another device has ended the session, the sign-in page
 * will say so.
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

/** The signed-in person, masked. */
export const getUserInfo = (): Promise<UserInfo> => call('accountDetail');

/** Ends the session; returns the address to go to, or null for the own sign-in page. `quiet`: no notice. */
export const logout = (query: Query<'logout'> = {}, how: { quiet?: boolean } = {}): Promise<string | null> =>
  call('logout', { query, ...how });
