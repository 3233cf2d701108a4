/** Tests that the browser opens exactly the checked text: nothing decodes, trims or parses it again in between. */
import { followAddress } from '@/utils/routing/redirect';
import { allowHosts, sanitizeReferer, sanitizeServerAddress } from '@/utils/routing/sanitizeAddress';
import { openWindow } from '../../support/fakes/fakeWindow';
import { visits } from '../../support/fakes/umi';

const { location } = openWindow();

beforeEach(() => {
  openWindow();
  allowHosts(['sso.example.test']);
  visits.length = 0;
  jest.clearAllMocks();
});

/** Addresses as given, and as a browser normalizes them; null if unchanged. */
const FOREIGN = [
  ['HTTPS://SSO.Example.test/x/../account', 'https://sso.example.test/account'],
  ['https://sso.example.test', 'https://sso.example.test/'],
  ['https://sso.example.test/a?next=%252F%252Fevil.example#%41', null],
  ['https://sso.example.test/%41%20b', null],
] as const;

test.each(FOREIGN)('opens exactly the checked address of the server: %s', (raw, read) => {
  const checked = sanitizeServerAddress(raw);
  expect(checked).toBe(read ?? raw);
  followAddress(raw);
  followAddress(raw, { replace: true });
  expect(location.assign.mock.calls).toEqual([[checked]]);
  expect(location.replace.mock.calls).toEqual([[checked]]);
});

test.each([
  ['HTTPS://Client.Example.test', 'https://client.example.test/'],
  ['https://client.example.test/cb?state=%2e%2e%2f%41&x=%zz', null],
])('opens exactly the checked address of the application: %s', (raw, read) => {
  followAddress(raw, { as: 'authorize' });
  followAddress(raw, { as: 'authorize', replace: true });
  expect(location.assign.mock.calls).toEqual([[read ?? raw]]);
  expect(location.replace.mock.calls).toEqual([[read ?? raw]]);
});

test.each(['/user/identity_manage?q=%2541&x=%20#%41', '/user/a%20b', '/user/%E8%AF%95'])(
  'opens the page %s without changes to its escapes',
  (raw) => {
    expect(sanitizeReferer(raw)).toBe(raw);
    followAddress(raw);
    expect(visits).toEqual([`push ${raw}`]);
  },
);

test.each(['http://sso.example.test/', 'http://sso.example.test:443/', 'ftp://sso.example.test/'])(
  'does not open %s, because an allowed host requires https',
  (raw) => {
    allowHosts(['sso.example.test', 'sso.example.test:443', 'sso.example.test:80']);
    expect(sanitizeServerAddress(raw)).toBeNull();
    expect(followAddress(raw)).toBe(false);
    expect([location.assign.mock.calls, visits]).toEqual([[], []]);
  },
);
