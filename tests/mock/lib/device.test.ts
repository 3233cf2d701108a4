import type { IncomingMessage } from 'node:http';
import { readDevice, readNetwork } from '../../../mock/_domain/lib/device';

const PROXY = '192.0.2.1';
const SECOND_PROXY = '192.0.2.2';
const VISITOR = '198.51.100.7';
const FORGED = '203.0.113.9';
const OTHER_CLIENT = '203.0.113.10';

const makeRequest = (remoteAddress: string, forwarded?: string, agent?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded, 'user-agent': agent },
  }) as unknown as IncomingMessage;

const unsetProxies = () => {
  delete process.env.TRUSTED_PROXIES;
};
beforeEach(unsetProxies);
afterEach(unsetProxies);

test('returns the address of the connection if no proxy is configured', () => {
  expect(readDevice(makeRequest(`::ffff:${PROXY}`, VISITOR)).ip).toBe(PROXY);
  expect(readNetwork(makeRequest(PROXY, VISITOR))).toBe(PROXY);
});

test.each([
  ['the address that the proxy reports', PROXY, VISITOR, VISITOR],
  ['the IPv4 address from an IPv4-mapped IPv6 address', PROXY, `::ffff:${VISITOR}`, VISITOR],
  [
    'the address before two proxies, the second one IPv4-mapped',
    PROXY,
    `${VISITOR}, ::FFFF:${SECOND_PROXY}`,
    VISITOR,
  ],
  [
    'the last address that is not a proxy, even if the client forged an earlier one',
    PROXY,
    `${FORGED}, ${VISITOR}`,
    VISITOR,
  ],
  ['the address before two proxies', PROXY, `${VISITOR}, ${SECOND_PROXY}`, VISITOR],
  ['the proxy’s own address without the header', PROXY, undefined, PROXY],
  ['the proxy’s own address if the header is not an address', PROXY, 'unknown', PROXY],
  ['the address of a connection that does not come from a proxy', OTHER_CLIENT, VISITOR, OTHER_CLIENT],
])('returns %s if proxies are trusted', (_, peer, forwarded, address) => {
  process.env.TRUSTED_PROXIES = `${PROXY}, ${SECOND_PROXY}`;
  expect(readDevice(makeRequest(peer, forwarded)).ip).toBe(address);
  expect(readNetwork(makeRequest(peer, forwarded))).toBe(address);
});

test.each([
  ['desktop', 'Windows', 'Edge', '(Windows NT 10.0) Chrome/131.0 Safari/537.36 Edg/131.0'],
  ['mobile', 'Android', 'Chrome', '(Linux; Android 10; K) Chrome/131.0 Mobile Safari/537.36'],
  ['mobile', 'iOS', 'Safari', '(iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1'],
  ['desktop', 'macOS', 'Safari', '(Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1'],
  ['desktop', 'Linux', 'Firefox', '(X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['desktop', '', '', undefined],
])('returns %s, system %j and browser %j for the user agent %j', (device, os, browser, agent) => {
  expect(readDevice(makeRequest(VISITOR, undefined, agent))).toMatchObject({ device, os, browser });
});
