/** The sessions and the trusted browsers of the user. */

import { securityEndpoints } from '@/contract/security';
import { createCaller } from '@/utils/http/callApi';

const call = createCaller(securityEndpoints);

/** Lists the active sessions, the current one first. */
export const getSessions = () => call('sessions');

/** Ends a session; rejects with a 404 if it has ended already. The page shows errors. */
export const endSession = (id: string) => call('endSession', { params: { id }, body: {}, quiet: true });

/** Ends all other sessions. Resolves with their number. */
export const endOtherSessions = () => call('endOtherSessions', { body: {} });

/** Lists the browsers whose sign-ins need no code, the current one first. */
export const getTrustedBrowsers = () => call('trustedBrowsers');

/** Ends the trust of a browser; rejects with a 404 if it has ended already. The page shows errors. */
export const endTrustedBrowser = (id: string) =>
  call('endTrustedBrowser', { params: { id }, body: {}, quiet: true });

/** Ends the trust of all browsers. Resolves with their number. */
export const endTrustedBrowsers = () => call('endTrustedBrowsers', { body: {} });
