/** Path prefixes of the server. Only the endpoint tables and this file contain such literals. */

/** The prefix of endpoints that need a session. */
export const memberPrefix = '/authApi';
/** The prefixes of all endpoints. The client sends requests only to these. */
export const apiPrefixes = ['/anonApi', memberPrefix, '/thirdPlatform'];
/** Prefix of the mock portal's tools, called only in builds with the tools. */
export const mockPrefix = '/mock';
/** Prefix of the endpoints that applications call. */
export const oauthPrefix = '/oauth2';
/** All prefixes of paths that the server handles: no page has such a path. */
export const serverPrefixes = [...apiPrefixes, mockPrefix, oauthPrefix, '/.well-known'];
