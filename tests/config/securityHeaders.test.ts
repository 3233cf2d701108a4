import { getContentSecurityPolicy, getSecurityHeaders } from '../../config/securityHeaders';

/** Returns the sources of each directive. */
const parse = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

const strict = parse(getContentSecurityPolicy());

/** Returns the sources that an id adds, by directive. */
function listAdded(ids: Parameters<typeof getContentSecurityPolicy>[0]): Record<string, string[]> {
  const extended = parse(getContentSecurityPolicy(ids));
  expect(Object.keys(extended)).toEqual(Object.keys(strict));
  const added = Object.entries(extended).map(([name, sources]) => {
    expect(sources).toEqual(expect.arrayContaining(strict[name] ?? []));
    return [name, sources.filter((source) => !strict[name]?.includes(source)).sort()] as const;
  });
  return Object.fromEntries(added.filter(([, sources]) => sources.length > 0));
}

const GOOGLE = [
  'https://*.analytics.google.com',
  'https://*.google-analytics.com',
  'https://www.googletagmanager.com',
];
const BAIDU = ['https://hm.baidu.com'];

test('allows no foreign source and no script in the page without an id', () => {
  expect(strict).toEqual({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
});

test.each([
  [{ google: '', baidu: '' }, {}],
  [{ google: 'G-1' }, { 'script-src': GOOGLE.slice(2), 'img-src': GOOGLE, 'connect-src': GOOGLE }],
  [{ baidu: 'b1' }, { 'script-src': BAIDU, 'img-src': BAIDU, 'connect-src': BAIDU }],
  [
    { google: 'G-1', baidu: 'b1' },
    {
      'script-src': [...BAIDU, ...GOOGLE.slice(2)],
      'img-src': [...GOOGLE.slice(0, 2), ...BAIDU, ...GOOGLE.slice(2)],
      'connect-src': [...GOOGLE.slice(0, 2), ...BAIDU, ...GOOGLE.slice(2)],
    },
  ],
])('adds for %j only the hosts of the provider', (ids, added) => {
  expect(listAdded(ids)).toEqual(added);
});

test('does not contain the analytics id', () => {
  const hostile = "x; script-src * 'unsafe-inline'";
  expect(getContentSecurityPolicy({ google: hostile })).toBe(getContentSecurityPolicy({ google: 'G-1' }));
});

test('sends strict values for the headers besides the content security policy', () => {
  const { 'Content-Security-Policy': policy, ...others } = getSecurityHeaders();
  expect(policy).toBe(getContentSecurityPolicy());
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
