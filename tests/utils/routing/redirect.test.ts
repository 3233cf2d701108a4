/** @jest-environment node */
import * as redirect from '@/utils/routing/redirect';
import vectors from '../../data/redirects.json';
import { moveTo, ORIGIN, openWindow } from '../../support/fakeWindow';
import { visits } from '../../support/umi';

const build = globalThis as { PORTAL_BASE?: string; REDIRECT_HOSTS?: string };

beforeEach(() => {
  openWindow();
  redirect.allowHosts([]);
  visits.length = 0;
  jest.clearAllMocks();
});
afterEach(() => {
  Reflect.deleteProperty(build, 'PORTAL_BASE');
  Reflect.deleteProperty(build, 'REDIRECT_HOSTS');
});

describe('safeReferer', () => {
  test.each(vectors.reject)('%j → the default page', (raw) => {
    expect(redirect.sanitizeReferer(raw)).toBe('/');
  });

  test.each(vectors.accept)('%j → its path', (raw) => {
    const { pathname, search, hash } = new URL(raw, ORIGIN);
    expect(redirect.sanitizeReferer(raw)).toBe(pathname + search + hash);
  });

  test.each([
    '/uaa',
    '/uaa/login',
    '/uaa/login/',
    '/UAA/Login?referer=/uaa/login',
    '/u%61a/login',
    '/uaa/register?ticket=x',
    '/uaa/logout',
    '/uaa/logout/',
    '/UAA/Logout?post_logout_redirect_uri=x',
    '/uaa/log%6Fut',
    '/u%61a/%6cogout#x',
    '/uaa/logout//',
    '/uaa//logout',
    '/uaa/./logout',
    '/uaa/x/../logout',
    '/uaa%2Flogout',
    '/uaa/logout;a=1',
    'https://portal.example.test/uaa/logout',
    '/uaa/authorize/callBack?code=x',
    '/uaa/Authorize/callback?provider=x&code=y&state=z',
    '/uaa/autoAuth?ticket=x',
    '/UAA/autoauth/',
    '/uaa/active?token=x',
    '/uaa/third/authorize?provider=x&link=1',
    '/uaa/associate/login?bind=x',
    '/uaa/frozen?ticket=x',
    '/uaa/resetPwd',
    '/uaa/cancelled',
    '/uaa/modifyPwdGuide',
    '/uaa/authGuide?referer=%2Fuser%2Fx',
    '/uaa/register?requestId=r1',
    '/uaa/authGuide#?requestId=r1',
    '/thirdPlatform/x',
    '/mock/reset',
    '/oauth2/userinfo',
  ])('%j, a page of the way in or the API → the default page', (raw) => {
    expect(redirect.sanitizeReferer(raw)).toBe('/');
  });

  test.each([
    '/uaa/authorize?client_id=demo&state=a%2Fb',
    '/uaa/authorize?requestId=r1',
    '/uaa/authGuide?requestId=r1&referer=%2Fuaa%2Fauthorize%3FrequestId%3Dr1',
    '/uaa/Authorize/?requestId=r1',
    '/uaa/authGuide?requestId=r1&referer=%2Fuser%2Fx%3Fa%3D1',
    '/uaa/modifyPwdGuide?requestId=r1',
    '/uaaX',
    '/user/identity_manage',
  ])('%j waits for the sign-in', (raw) => {
    expect(redirect.sanitizeReferer(raw)).toBe(raw);
  });

  test.each([[['/a', '/b']], [undefined], [null], [1], [{}]])('%j → the default page', (raw) => {
    expect(redirect.sanitizeReferer(raw)).toBe('/');
  });

  test('a host that the server may name is no page to come back to', () => {
    redirect.allowHosts(['sso.example.com']);
    expect(redirect.sanitizeServerAddress('https://sso.example.com/a')).not.toBeNull();
    expect(redirect.sanitizeReferer('https://sso.example.com/a')).toBe('/');
  });

  test('comes without the base', () => {
    build.PORTAL_BASE = '/portal/';
    expect(redirect.sanitizeReferer('/portal/user/x?a=1')).toBe('/user/x?a=1');
  });
});

describe('serverAddress and leaveTo', () => {
  test('the own origin becomes a path below the base', () => {
    build.PORTAL_BASE = '/portal/';
    expect(redirect.sanitizeServerAddress(`${ORIGIN}/portal/uaa/login?x=1`)).toBe('/uaa/login?x=1');
    expect(redirect.sanitizeServerAddress(`${ORIGIN}/elsewhere`)).toBeNull();
  });

  test('hosts come from the domain and from the build', () => {
    expect(redirect.sanitizeServerAddress('https://sso.example.com/a')).toBeNull();
    redirect.allowHosts(['sso.example.com', 'pay.example.com:8443']);
    expect(redirect.sanitizeServerAddress('https://sso.example.com/a')).toBe('https://sso.example.com/a');
    expect(redirect.sanitizeServerAddress('https://pay.example.com:8443/')).toBe(
      'https://pay.example.com:8443/',
    );
    expect(redirect.sanitizeServerAddress('https://pay.example.com/')).toBeNull();
    build.REDIRECT_HOSTS = 'gov.example.com,id.example.com';
    expect(redirect.sanitizeServerAddress('https://id.example.com/x')).toBe('https://id.example.com/x');
  });

  test.each([
    undefined,
    null,
    'sso.example.com',
    [null, 7, '', '*', '*.example.com', 'https://sso.example.com'],
  ])('the list %j allows nothing', (hosts) => {
    redirect.allowHosts(hosts);
    expect(redirect.sanitizeServerAddress('https://sso.example.com/')).toBeNull();
  });

  test('a path is opened in the app', () => {
    expect(redirect.followAddress('/user/x?a=1')).toBe(true);
    expect(redirect.followAddress('/user/y', { replace: true })).toBe(true);
    expect(visits).toEqual(['push /user/x?a=1', 'replace /user/y']);
  });

  test('another host leaves the page, to exactly what was checked', () => {
    redirect.allowHosts(['sso.example.com']);
    expect(redirect.followAddress('https://SSO.example.com:443/a?b=%2F')).toBe(true);
    expect(window.location.assign).toHaveBeenCalledWith('https://sso.example.com/a?b=%2F');
    expect(redirect.followAddress('https://sso.example.com/c', { replace: true })).toBe(true);
    expect(window.location.replace).toHaveBeenCalledWith('https://sso.example.com/c');
    expect(visits).toEqual([]);
  });

  test.each([...vectors.reject, ...vectors.rejectEvenWithAllowOrigins, null, ['/a']])(
    '%j goes nowhere',
    (raw) => {
      redirect.allowHosts(['sso.example.test']);
      expect(redirect.followAddress(raw)).toBe(false);
      expect(visits).toEqual([]);
      expect(window.location.assign).not.toHaveBeenCalled();
    },
  );
});

describe('leaveTo an application', () => {
  const CLIENT = 'http://127.0.0.1:51004/callback?code=c&state=a%2Fb';

  test.each([CLIENT, 'https://client.example.test/callback?error=access_denied'])(
    '%s, to exactly what was checked, in place of the page',
    (address) => {
      expect(redirect.followAddress(address, { replace: true, as: 'authorize' })).toBe(true);
      expect(window.location.replace).toHaveBeenCalledWith(address);
      expect(window.location.assign).not.toHaveBeenCalled();
    },
  );

  test('takes it to be one: the server class refuses it', () => {
    expect(redirect.followAddress(CLIENT)).toBe(false);
    expect(window.location.assign).not.toHaveBeenCalled();
  });

  test.each(['javascript:alert(1)', 'http://client.example.test/', '/user/x', '', null, true])(
    '%j goes nowhere',
    (raw) => {
      expect(redirect.followAddress(raw, { replace: true, as: 'authorize' })).toBe(false);
      expect(window.location.replace).not.toHaveBeenCalled();
      expect(visits).toEqual([]);
    },
  );

  test('an address may be longer than a page of the portal: it carries a state', () => {
    const address = `${CLIENT}${'x'.repeat(8_000)}`;
    expect(redirect.followAddress(address, { replace: true, as: 'authorize' })).toBe(true);
  });
});

describe('signInAnew', () => {
  test('whoever is signed in stays at sign-in, and comes back', () => {
    redirect.restartSignIn('/uaa/authorize?requestId=r1');
    expect(visits).toEqual(['replace /uaa/login?referer=%2Fuaa%2Fauthorize%3FrequestId%3Dr1']);
    expect(redirect.consumeSentToSignIn()).toBe(true);
    expect(redirect.consumeSentToSignIn()).toBe(false);
  });
});

describe('toSignIn', () => {
  test('ten at once do not lengthen the address', () => {
    moveTo('/user/x?a=1');
    for (let i = 0; i < 10; i += 1) redirect.goToSignIn();
    expect(visits).toEqual(['replace /uaa/login?referer=%2Fuser%2Fx%3Fa%3D1']);
  });

  test.each(['/uaa/login?referer=%2F', '/uaa/register', '/UAA/LOGIN', '/uaa'])(
    'the visitor stays at %s',
    (path) => {
      moveTo(path);
      redirect.goToSignIn();
      expect(visits).toEqual([]);
    },
  );

  test.each([
    ['/uaa/modifyPwdGuide', '/uaa/login'],
    ['/uaa/authGuide?referer=%2Fuser%2Fx%3Fa%3D1', '/uaa/login?referer=%2Fuser%2Fx%3Fa%3D1'],
    ['/uaa/bindMobileGuide?referer=%2F%2Fevil.example', '/uaa/login'],
  ])('a guide, %s, hands on where it was going', (path, address) => {
    moveTo(path);
    redirect.goToSignIn();
    expect(visits).toEqual([`replace ${address}`]);
  });

  test('a guide an application waits behind comes back with its query', () => {
    const guide = '/uaa/authGuide?requestId=r1&referer=%2Fuser%2Fx%3Fa%3D1';
    moveTo(guide);
    redirect.goToSignIn();
    expect(visits).toEqual([`replace /uaa/login?referer=${encodeURIComponent(guide)}`]);
    const referer = new URLSearchParams(window.location.search).get('referer');
    expect(redirect.sanitizeReferer(referer)).toBe(guide);
  });

  test('an authorization under way comes back with its query', () => {
    moveTo('/uaa/authorize?client_id=demo&state=a%2Fb%3D%3D');
    redirect.goToSignIn();
    const [, address = ''] = (visits[0] ?? '').split(' ');
    const referer = new URL(address, ORIGIN).searchParams.get('referer');
    expect(redirect.sanitizeReferer(referer)).toBe('/uaa/authorize?client_id=demo&state=a%2Fb%3D%3D');
  });

  test('the referer comes without the base', () => {
    build.PORTAL_BASE = '/portal/';
    moveTo('/portal/user/x');
    redirect.goToSignIn();
    expect(visits).toEqual(['replace /uaa/login?referer=%2Fuser%2Fx']);
  });

  test('a session that this tab knew has ended, and sign-in will say so; on the way in it has not', () => {
    const reason = () => window.sessionStorage.getItem('portal_kept_signOutReason');
    moveTo('/user/x');
    redirect.goToSignIn();
    expect(reason()).toBeNull();
    window.sessionStorage.setItem('portal_kept_signedIn', 'true');
    moveTo('/uaa/logout');
    redirect.goToSignIn();
    expect(reason()).toBeNull();
    moveTo('/user/x');
    redirect.goToSignIn();
    expect(reason()).toBe('"ended"');
    window.sessionStorage.removeItem('portal_kept_signedIn');
    window.sessionStorage.removeItem('portal_kept_signOutReason');
  });

  test('a broken escape in the address does not stop it', () => {
    moveTo('/%zz');
    redirect.goToSignIn();
    expect(visits).toEqual(['replace /uaa/login?referer=%2F%25zz']);
  });
});

describe('toGuide', () => {
  const guide = '/uaa/modifyPwdGuide';
  const back = (address: string) => `${guide}?referer=${encodeURIComponent(address)}`;

  test.each([
    ['/user/identity_manage?tab=2#x', back('/user/identity_manage?tab=2')],
    ['/', guide],
    ['/uaa/login?referer=%2Fuser%2Fx', guide],
    ['/uaa/bindMobileGuide?referer=%2Fuser%2Fx', back('/user/x')],
    ['/uaa/authGuide?requestId=r1', back('/uaa/authGuide?requestId=r1')],
  ])('from %s it leads to %s', (path, address) => {
    moveTo(path);
    redirect.redirectToGuide(guide);
    redirect.redirectToGuide(guide);
    expect(visits).toEqual([`replace ${address}`]);
  });

  test("the server's referer stands", () => {
    moveTo('/user/x');
    redirect.redirectToGuide(back('/user/y'));
    expect(visits).toEqual([`replace ${back('/user/y')}`]);
  });
});

describe('what is followed in the app', () => {
  test.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n\r/evil.example',
    'https://evil.example',
    'x',
    '',
  ])('%j, which a browser may take for another host, is home', (path) => {
    redirect.goTo(path);
    redirect.replaceWith(path);
    expect(visits).toEqual(['push /', 'replace /']);
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
  ])('of %j it reads %j', (query, referer, sent) => {
    moveTo(`/uaa/login?x=1&${query}`);
    expect(redirect.getCurrentReferer()).toBe(referer);
    expect(redirect.getArrivalQuery()).toEqual(sent);
  });
});

describe('the address bar', () => {
  test('stripQuery removes the named parameters and keeps the others byte for byte', () => {
    moveTo('/uaa/active?token=s%2Fx&a=%7e+b&tok%65n=again&state=a%2Fb==#top');
    redirect.removeQueryParams(['token']);
    expect(visits).toEqual(['replace /uaa/active?a=%7e+b&state=a%2Fb==#top']);
  });

  test('nothing is left of a query that was only that', () => {
    moveTo('/uaa/active?token=x');
    redirect.removeQueryParams(['token']);
    expect(visits).toEqual(['replace /uaa/active']);
  });

  test('currentPath and currentQuery read it', () => {
    build.PORTAL_BASE = '/portal/';
    moveTo('/portal/uaa/login?a=1&b=2');
    expect(redirect.getCurrentPath()).toBe('/uaa/login');
    expect(redirect.getCurrentQuery()).toEqual({ a: '1', b: '2' });
    moveTo('/portal');
    expect(redirect.getCurrentPath()).toBe('/');
  });

  test('rawQuery reads it byte for byte', () => {
    moveTo('/uaa/authorize?state=%7e+%2F==&a=1&a=2');
    expect(redirect.getRawQuery()).toBe('state=%7e+%2F==&a=1&a=2');
    moveTo('/uaa/authorize');
    expect(redirect.getRawQuery()).toBe('');
  });

  test('goTo, replaceWith and reload do what they say', () => {
    redirect.goTo('/a');
    redirect.replaceWith('/b');
    redirect.reload();
    expect(visits).toEqual(['push /a', 'replace /b']);
    expect(window.location.reload).toHaveBeenCalledTimes(1);
  });
});
