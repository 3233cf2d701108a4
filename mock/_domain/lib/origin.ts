/** Under which origin the portal was asked: it is its issuer. */
import type { IncomingMessage } from 'node:http';

const HOST = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::\d{1,5})?$/i;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * `Host` as the browser or the client sent it. On loopback the scheme is http; elsewhere TLS ends before the mock, so
 * that X-Forwarded-Proto tells it. X-Forwarded-Host is anybody's word and counts for nothing.
 */
export function readOrigin({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const host = HOST.test(headers.host ?? '') ? (headers.host as string).toLowerCase() : 'localhost';
  const secure = !LOOPBACK.test(host) && headers['x-forwarded-proto'] === 'https';
  return `${secure ? 'https' : 'http'}://${host}`;
}
