/** @jest-environment jsdom */
import { getContentSecurityPolicy } from '../../config/securityHeaders';

const build = globalThis as { ANALYTICS_GOOGLE_ID?: string; ANALYTICS_BAIDU_ID?: string };
const page = window as unknown as { dataLayer?: IArguments[]; _hmt?: unknown[] };
const { trackPageview } = require('@/bootstrap/analytics') as typeof import('@/bootstrap/analytics');

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const secretPath = '/uaa/active?token=secret#hash';

beforeEach(() => {
  build.ANALYTICS_GOOGLE_ID = '';
  build.ANALYTICS_BAIDU_ID = '';
});
afterEach(() => {
  document.head.innerHTML = '';
  Reflect.deleteProperty(page, 'dataLayer');
  Reflect.deleteProperty(page, '_hmt');
});

test('loads and stores nothing without an id', () => {
  trackPageview('/user/x');
  expect(scripts()).toEqual([]);
  expect([page.dataLayer, page._hmt]).toEqual([undefined, undefined]);
});

test('loads one script of Google and reports each route without its query', () => {
  build.ANALYTICS_GOOGLE_ID = 'G-TEST&x';
  trackPageview('/user/x');
  trackPageview(secretPath);
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST%26x']);
  const commands = (page.dataLayer ?? []).map((command) => [...command]);
  expect(commands[1]).toEqual(['config', 'G-TEST&x', { send_page_view: false }]);
  expect(commands.slice(2)).toEqual(
    ['/user/x', '/uaa/active'].map((path) => [
      'event',
      'page_view',
      { page_path: path, page_location: `${window.location.origin}${path}`, page_referrer: '' },
    ]),
  );
  expect(JSON.stringify(commands)).not.toContain('secret');
  expect(page._hmt).toBeUndefined();
});

test('loads one script of Baidu and reports each route without its query', () => {
  build.ANALYTICS_BAIDU_ID = 'b1';
  trackPageview('/user/x');
  trackPageview(secretPath);
  expect(scripts()).toEqual(['https://hm.baidu.com/hm.js?b1']);
  expect(page._hmt).toEqual([
    ['_setAutoPageview', false],
    ['_trackPageview', '/user/x'],
    ['_trackPageview', '/uaa/active'],
  ]);
  expect(page.dataLayer).toBeUndefined();
});

test.each([
  ['Google', 'ANALYTICS_GOOGLE_ID', { google: 'x' }],
  ['Baidu', 'ANALYTICS_BAIDU_ID', { baidu: 'x' }],
] as const)('the security policy allows the script of %s', (_, name, ids) => {
  build[name] = 'x';
  trackPageview('/user/x');
  const [script = ''] = scripts();
  expect(getContentSecurityPolicy(ids)).toContain(`script-src 'self' ${new URL(script).origin}`);
});
