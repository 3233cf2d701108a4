/** Finds the origin under which a client called the portal. This origin is also the issuer of its tokens. */
import type { IncomingMessage } from 'node:http';

/** A dot at the end of a name changes nothing about whom it names: browsers send it as it was typed. */
const HOST = /^((?:[a-z\d](?:[a-z\d.-]*[a-z\d])?)|\[[\da-f:]+\])\.?(:\d{1,5})?$/i;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** Reads a Host header, without a dot at the end of its name. Returns undefined for what is none. */
function readHost(header = ''): { name: string; port: string } | undefined {
  const [, name, port = ''] = HOST.exec(header) ?? [];
  return name === undefined ? undefined : { name: name.toLowerCase(), port };
}

/**
 * Returns the origin of a request, from its Host header. The scheme is http on loopback. Elsewhere a proxy
 * ends TLS before the mock, so X-Forwarded-Proto tells the scheme. X-Forwarded-Host is ignored: any client
 * can send it.
 */
export function readOrigin({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const { name, port } = readHost(headers.host) ?? { name: 'localhost', port: '' };
  const secure = !LOOPBACK.test(name) && headers['x-forwarded-proto'] === 'https';
  return `${secure ? 'https' : 'http'}://${name}${port}`;
}

/**
 * Tells whether a request names this machine itself, by any of its loopback names and on any port. A page elsewhere
 * whose name was made to lead here (DNS rebinding) sends its own name.
 */
export function isCalledByLoopback({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return LOOPBACK.test(readHost(headers.host)?.name ?? '');
}

/** Returns the port of an address, also where the address leaves it to its scheme. */
const getPort = ({ port, protocol }: URL): string => port || (DEFAULT_PORTS[protocol] ?? '');

/**
 * Tells whether an address leads to the portal that has this origin. Every loopback name on the portal's port does: a
 * machine has many of them, and the portal may listen on all.
 */
export function leadsToPortal(address: string, origin: string): boolean {
  const [target, portal] = [new URL(address), new URL(origin)];
  const isLocal = LOOPBACK.test(target.hostname.replace(/\.$/, ''));
  return target.origin === portal.origin || (isLocal && getPort(target) === getPort(portal));
}
