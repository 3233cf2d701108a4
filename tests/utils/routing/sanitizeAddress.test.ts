import * as addresses from '@/utils/routing/sanitizeAddress';
import { moveTo, ORIGIN, openWindow } from '../../support/fakes/fakeWindow';

const build = globalThis as { PORTAL_BASE?: string; REDIRECT_HOSTS?: string };

beforeEach(() => {
  openWindow();
  addresses.allowHosts([]);
});
afterEach(() => {
  Reflect.deleteProperty(build, 'PORTAL_BASE');
  Reflect.deleteProperty(build, 'REDIRECT_HOSTS');
});

describe('sanitizeReferer', () => {
  test.each([
    '/uaa',
    '/uaa/login',
    '/UAA/Login?referer=/uaa/login',
    '/u%61a/login',
    '/uaa/logout',
    '/UAA/Logout?post_logout_redirect_uri=x',
    '/uaa/log%6Fut',
    '/uaa//logout',
    '/uaa/x/../logout',
    '/uaa/logout;a=1',
    '/uaa/authorize/callBack?code=x',
    '/uaa/autoAuth?ticket=x',
    '/uaa/active?token=x',
    '/uaa/third/authorize?provider=x&link=1',
    '/uaa/modifyPwdGuide',
    '/uaa/register?requestId=r1',
    '/uaa/authGuide#?requestId=r1',
    '/anonApi/x',
    '/authApi/logout',
    '/thirdPlatform/x',
    '/mock/reset',
    '/oauth2/userinfo',
  ])('returns the default page for %j, a page before the sign-in or the API', (raw) => {
    expect(addresses.sanitizeReferer(raw)).toBe('/');
  });

  test.each([
    '/uaa/authorize?client_id=demo&state=a%2Fb',
    '/uaa/authorize?requestId=r1',
    '/uaa/authGuide?requestId=r1&referer=%2Fuaa%2Fauthorize%3FrequestId%3Dr1',
    '/uaa/modifyPwdGuide?requestId=r1',
    '/uaaX',
    '/user/identity_manage',
  ])('accepts %j as the page to open after sign-in', (raw) => {
    expect(addresses.sanitizeReferer(raw)).toBe(raw);
  });

  test('does not accept an allowed host as a referer', () => {
    addresses.allowHosts(['sso.example.com']);
    expect(addresses.sanitizeServerAddress('https://sso.example.com/a')).not.toBeNull();
    expect(addresses.sanitizeReferer('https://sso.example.com/a')).toBe('/');
  });

  test('returns the path without the base', () => {
    build.PORTAL_BASE = '/portal/';
    expect(addresses.sanitizeReferer('/portal/user/x?a=1')).toBe('/user/x?a=1');
  });
});

describe('sanitizeServerAddress', () => {
  test('converts an address on the portal’s origin into a path below the base', () => {
    build.PORTAL_BASE = '/portal/';
    expect(addresses.sanitizeServerAddress(`${ORIGIN}/portal/uaa/login?x=1`)).toBe('/uaa/login?x=1');
    expect(addresses.sanitizeServerAddress(`${ORIGIN}/elsewhere`)).toBeNull();
  });

  test('accepts the hosts of the domain and of the build', () => {
    expect(addresses.sanitizeServerAddress('https://sso.example.com/a')).toBeNull();
    addresses.allowHosts(['sso.example.com', 'pay.example.com:8443']);
    expect(addresses.sanitizeServerAddress('https://sso.example.com/a')).toBe('https://sso.example.com/a');
    expect(addresses.sanitizeServerAddress('https://pay.example.com:8443/')).toBe(
      'https://pay.example.com:8443/',
    );
    expect(addresses.sanitizeServerAddress('https://pay.example.com/')).toBeNull();
    build.REDIRECT_HOSTS = 'gov.example.com,id.example.com';
    expect(addresses.sanitizeServerAddress('https://id.example.com/x')).toBe('https://id.example.com/x');
  });

  test.each([
    undefined,
    null,
    'sso.example.com',
    [null, 7, '', '*', '*.example.com', 'https://sso.example.com', 'a.example:70000'],
    ['sso.example.com/', 'sso.example.com/path', 'user@sso.example.com', ' sso.example.com'],
  ])('allows no host for the list %j', (hosts) => {
    addresses.allowHosts(hosts);
    expect(addresses.sanitizeServerAddress('https://sso.example.com/')).toBeNull();
  });
});

describe('sanitizeServerLink', () => {
  test.each([
    '/uaa',
    '/uaa/logout',
    '/uaa/log%6Fut#x',
    '/uaa/autoAuth?ticket=x',
    '/uaa/register',
    '/uaa/appealX',
    '/uaa/appeal/logout',
    '/authApi/account/v1/detail',
    'https://evil.example.test/',
    null,
  ])('rejects %j', (raw) => {
    expect(addresses.sanitizeServerLink(raw)).toBeNull();
  });

  test.each([
    '/user/appeal?pageNumber=2',
    '/uaa/privacy',
    '/uaa/appeal?reason=OTHER#form',
    '/uaa/authorize?requestId=r1',
    '/uaa/authGuide?requestId=r1',
  ])('accepts %j', (raw) => {
    expect(addresses.sanitizeServerLink(raw)).toBe(raw);
  });

  test('accepts any path on an allowed host', () => {
    addresses.allowHosts(['sso.example.com']);
    expect(addresses.sanitizeServerLink('https://sso.example.com/uaa/logout')).toBe(
      'https://sso.example.com/uaa/logout',
    );
  });

  test('handles addresses below a base', () => {
    build.PORTAL_BASE = '/portal/';
    expect(addresses.sanitizeServerLink('/portal/uaa/logout')).toBeNull();
    expect(addresses.sanitizeServerLink('/portal/user/x')).toBe('/user/x');
  });
});

describe('the referer of the address bar', () => {
  test.each([
    ['', null, { x: '1' }],
    ['referer=%2Fuser%2Fx%3Fa%3D1', '/user/x?a=1', { x: '1', referer: '/user/x?a=1' }],
    ['referer=%2Fuaa%2Flogout', '/', { x: '1', referer: '/' }],
    ['referer=%2F%2Fevil.example', '/', { x: '1', referer: '/' }],
    ['referer=%2Fuser%2Fx&referer=%2Fuser%2Fx', '/', { x: '1', referer: '/' }],
    ['referer=', '/', { x: '1', referer: '/' }],
  ])('reads %j as %j', (query, referer, sent) => {
    moveTo(`/uaa/login?x=1&${query}`);
    expect(addresses.getCurrentReferer()).toBe(referer);
    expect(addresses.getArrivalQuery()).toEqual(sent);
  });
});
