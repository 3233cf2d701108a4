/** Finds the origin under which a client called the portal. This origin is also the issuer of its tokens. */
import type { IncomingMessage } from 'node:http';

const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Returns the origin of a request, from its Host header. The scheme is http on loopback. Elsewhere a proxy
 * ends TLS before the mock, so X-Forwarded-Proto tells the scheme. X-Forwarded-Host is ignored: any client
 * can send it.
 */
export function readOrigin({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const host = HOST.test(headers.host ?? '') ? (headers.host as string).toLowerCase() : 'localhost';
  const secure = !LOOPBACK.test(host) && headers['x-forwarded-proto'] === 'https';
  return `${secure ? 'https' : 'http'}://${host}`;
}
