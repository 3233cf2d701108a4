/** Calls that every page may make: the deployment, the signed-in user, and signing out. */
import { DOMAIN_LIFETIME } from '@/constants';
import type { Query } from '@/contract';
import { sessionEndpoints } from '@/contract/session';
import { isRefusedFor } from '@/utils/http/ApiError';
import { createCaller } from '@/utils/http/callApi';
import { saveSessionEnd } from '@/utils/storage/signOutReason';

const call = createCaller(sessionEndpoints);

/** Resolves with the version of the server, for /uaa/getVersion. */
export const getVersion = () => call('getVersion');

/**
 * Resolves with the switches and names of the deployment. They are the same for all users, so they are requested once.
 * `quiet`: shows no notice.
 */
export const getDomain = (options: { quiet?: boolean } = {}) =>
  call('domain', { ...options, cache: DOMAIN_LIFETIME, personal: false });

/**
 * Resolves with whether this browser is signed in. `quiet`: shows no notice. Stores the reason for the sign-in page if
 * another device has ended the session.
 */
export async function isOnline(options: { quiet?: boolean } = {}): Promise<boolean> {
  try {
    return await call('online', { ...options, silentFor: ['SESSION_ENDED_ELSEWHERE'] });
  } catch (error) {
    if (!isRefusedFor(error, 'SESSION_ENDED_ELSEWHERE')) throw error;
    saveSessionEnd('otherDevice');
    return false;
  }
}

/** Resolves with the masked record of the signed-in user. */
export const getUserInfo = () => call('accountDetail');

/** Ends the session. Resolves with the address to open, or null for the sign-in page. `quiet`: shows no notice. */
export const logout = (query: Query<'logout'> = {}, options: { quiet?: boolean } = {}) =>
  call('logout', { query, ...options });
