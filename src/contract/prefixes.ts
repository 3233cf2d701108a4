/** Which paths are the server's. The endpoint tables and this file alone have such literals. */

/** The prefix of endpoints that need a session. */
export const memberPrefix = '/authApi';
/** The prefixes of all endpoints. The client calls nothing else. */
export const apiPrefixes = ['/anonApi', memberPrefix, '/thirdPlatform'];
/** The mock portal's tools, called only where the build has them. */
export const mockPrefix = '/mock';
/** Everything the server answers itself: no page lives below these. */
export const serverPrefixes = [...apiPrefixes, mockPrefix, '/oauth2', '/.well-known'];
