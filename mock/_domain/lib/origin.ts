/** Finds the origin under which a client called the portal. This origin is also the issuer of its tokens. */
import type { IncomingMessage } from 'node:http';

/** A dot at the end does not change which host a name means. Browsers send it as the user typed it. */
const HOST = /^((?:[a-z\d](?:[a-z\d.-]*[a-z\d])?)|\[[\da-f:]+\])\.?(:\d{1,5})?$/i;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;
const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** Reads a Host header, without a dot at the end of its name. Returns undefined for an invalid one. */
function readHost(header = ''): { name: string; port: string } | undefined {
  const [, name, port = ''] = HOST.exec(header) ?? [];
  return name === undefined ? undefined : { name: name.toLowerCase(), port };
}

type Called = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Returns the port that the portal listens on, also behind a proxy. */
const readOwnPort = ({ socket }: Called): string => (socket.localPort ? String(socket.localPort) : '');

/**
 * Whether a host is this machine's with the own port or, behind a proxy, the one of X-Forwarded-Host
 * (config/nginx).
 */
function isOwnHost({ name, port }: { name: string; port: string }, request: Called): boolean {
  const { headers, socket } = request;
  if (headers['x-forwarded-host'] !== undefined) return headers['x-forwarded-host'] === headers.host;
  const isThisMachine = LOOPBACK.test(name) || name === (socket.localAddress ?? '').replace(/^::ffff:/, '');
  return isThisMachine && (port.slice(1) || DEFAULT_PORTS['http:']) === readOwnPort(request);
}

/**
 * Returns PORTAL_ORIGIN, else the origin of the Host header if it is the portal's, because a client can send
 * any other one. A proxy ends TLS before the mock, and X-Forwarded-Proto contains the scheme.
 */
export function readOrigin(request: Called): string {
  const configured = process.env.PORTAL_ORIGIN;
  if (configured) return new URL(configured).origin;
  const { headers } = request;
  const called = readHost(headers.host);
  if (!called || !isOwnHost(called, request)) {
    const port = readOwnPort(request);
    return `http://localhost${port && `:${port}`}`;
  }
  const { name, port } = called;
  const secure = !LOOPBACK.test(name) && headers['x-forwarded-proto'] === 'https';
  return `${secure ? 'https' : 'http'}://${name}${port}`;
}

/** Whether a request names this machine. With DNS rebinding, a page of another site sends its own name. */
export function isCalledByLoopback({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return LOOPBACK.test(readHost(headers.host)?.name ?? '');
}

/** Returns the port of an address, or the default port of its scheme. */
const getPort = ({ port, protocol }: URL): string => port || (DEFAULT_PORTS[protocol] ?? '');

/** Whether an address is one of this portal, also under a loopback name with its port or the port behind a proxy. */
export function leadsToPortal(address: string, request: Called): boolean {
  const [target, portal] = [new URL(address), new URL(readOrigin(request))];
  const isLocal = LOOPBACK.test(target.hostname.replace(/\.$/, ''));
  const own = [getPort(portal), readOwnPort(request)];
  return target.origin === portal.origin || (isLocal && own.includes(getPort(target)));
}
