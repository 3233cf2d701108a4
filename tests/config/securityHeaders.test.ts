/** @jest-environment node */
import { contentSecurityPolicy, securityHeaders } from '../../config/securityHeaders';

/** The directives of a policy, each with its sources. */
const read = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const STRICT = {
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
};

test('the policy lets in what the portal itself serves, and nothing inline but styles', () => {
  expect(read(contentSecurityPolicy())).toEqual(STRICT);
});

const GOOGLE = 'https://www.googletagmanager.com';
const GOOGLE_COLLECT = ['https://*.google-analytics.com', 'https://*.analytics.google.com', GOOGLE];
const BAIDU = 'https://hm.baidu.com';

test.each([
  ['Google', { google: 'G-1' }, [GOOGLE], GOOGLE_COLLECT],
  ['Baidu', { baidu: 'b1' }, [BAIDU], [BAIDU]],
  ['both', { google: 'G-1', baidu: 'b1' }, [GOOGLE, BAIDU], [...GOOGLE_COLLECT, BAIDU]],
  ['none of them', { google: '', baidu: '' }, [], []],
])('an analytics id of %s widens it by its hosts only', (_name, ids, scripts, collect) => {
  expect(read(contentSecurityPolicy(ids))).toEqual({
    ...STRICT,
    'script-src': [...STRICT['script-src'], ...scripts],
    'img-src': [...STRICT['img-src'], ...collect],
    'connect-src': [...STRICT['connect-src'], ...collect],
  });
});

test('the other headers close what a page does not need', () => {
  const { 'Content-Security-Policy': policy, ...others } = securityHeaders();
  expect(policy).toBe(contentSecurityPolicy());
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
