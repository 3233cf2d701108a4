import type { IncomingMessage } from 'node:http';
import { readDevice, readNetwork } from '../../../mock/_domain/lib/device';

const PROXY = '192.0.2.1';
const VISITOR = '198.51.100.7';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

afterEach(() => {
  delete process.env.TRUSTED_PROXIES;
});

test('returns the address of the connection if no proxy is configured', () => {
  expect(readDevice(request(`::ffff:${PROXY}`, VISITOR)).ip).toBe(PROXY);
  expect(readNetwork(request(PROXY, VISITOR))).toBe(PROXY);
});

test.each([
  ['the address that the proxy reports', PROXY, VISITOR, VISITOR],
  ['the IPv4 address that the proxy writes as IPv6', PROXY, `::ffff:${VISITOR}`, VISITOR],
  ['the address before two proxies, also written as IPv6', PROXY, `${VISITOR}, ::FFFF:192.0.2.2`, VISITOR],
  [
    'the last address that is not a proxy, and not one that the visitor wrote before it',
    PROXY,
    `203.0.113.9, ${VISITOR}`,
    VISITOR,
  ],
  ['the address before two proxies', PROXY, `${VISITOR}, 192.0.2.2`, VISITOR],
  ['the proxy’s own address without the header', PROXY, undefined, PROXY],
  ['the proxy’s own address if the header is not an address', PROXY, 'unknown', PROXY],
  ['the address of a connection that does not come from a proxy', '203.0.113.9', VISITOR, '203.0.113.9'],
])('returns behind a configured proxy %s', (_, peer, forwarded, address) => {
  process.env.TRUSTED_PROXIES = `${PROXY}, 192.0.2.2`;
  expect(readDevice(request(peer, forwarded)).ip).toBe(address);
  expect(readNetwork(request(peer, forwarded))).toBe(address);
});
