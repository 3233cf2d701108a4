/** Reads the device that sent a request. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Place } from './messages';

export interface Device {
  ip: string;
  place: Place;
  device: 'desktop' | 'mobile';
  os: string;
  browser: string;
}

type Mark = [name: string, mark: RegExp];

/** The order matters: user agents of Android also contain Linux, and those of every browser Safari. */
const SYSTEMS: Mark[] = [
  ['Windows', /Windows NT/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];
const BROWSERS: Mark[] = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrome\//],
  ['Safari', /Safari\//],
];

const V6_GROUPS = 8;
/** A provider gives each customer a whole /64 of addresses (RFC 6177): a device can take a new one for each request. */
const V6_NETWORK_GROUPS = 4;

const readList = (list = ''): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Returns the IPv4 address of an IPv4-mapped IPv6 address (RFC 4291, section 2.5.5.2), any other text unchanged. */
const toPlainIPv4 = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * Returns the address of the connection or, if that is one of TRUSTED_PROXIES, the last address of
 * X-Forwarded-For that is not. Other clients can forge this header.
 */
function readAddress({ headers, socket }: IncomingMessage): string {
  const peer = toPlainIPv4(socket.remoteAddress ?? '');
  const proxies = readList(process.env.TRUSTED_PROXIES);
  const chain = [...readList([headers['x-forwarded-for']].join(',')).map(toPlainIPv4), peer];
  const address = chain.findLast((one) => !proxies.includes(one)) ?? peer;
  return isIP(address) ? address : peer;
}

/** Returns the IPv4 address of a request, or the first 64 bits of its IPv6 address. */
export function readNetwork(req: IncomingMessage): string {
  const address = readAddress(req);
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : V6_GROUPS - groups.length - after.length;
  const full = [...groups, ...Array<string>(Math.max(gap, 0)).fill('0'), ...after];
  return `${full.slice(0, V6_NETWORK_GROUPS).join(':')}::/64`;
}

/**
 * Returns the device; unknown fields are empty. The place is constant, because the mock runs near its user.
 */
export function readDevice(req: IncomingMessage): Device {
  const agent = req.headers['user-agent'] ?? '';
  return {
    ip: readAddress(req),
    place: 'place.local',
    device: /Mobile|Android|iPhone/.test(agent) ? 'mobile' : 'desktop',
    os: nameIn(SYSTEMS, agent),
    browser: nameIn(BROWSERS, agent),
  };
}

function nameIn(marks: Mark[], agent: string): string {
  return marks.find(([, mark]) => mark.test(agent))?.[0] ?? '';
}
