import * as redirect from '@/utils/routing/redirect';
import { allowHosts, sanitizeReferer } from '@/utils/routing/sanitizeAddress';
import { moveTo, ORIGIN, openWindow } from '../../support/fakes/fakeWindow';
import { visits } from '../../support/fakes/umi';

const build = globalThis as { PORTAL_BASE?: string };

beforeEach(() => {
  openWindow();
  allowHosts([]);
  visits.length = 0;
  redirect.consumeSentToSignIn();
  jest.clearAllMocks();
});
afterEach(() => void Reflect.deleteProperty(build, 'PORTAL_BASE'));

test('opens an address of the server that is a path in the app', () => {
  expect(redirect.followAddress('/user/x?a=1')).toBe(true);
  expect(redirect.followAddress('/user/y', { replace: true })).toBe(true);
  expect(visits).toEqual(['push /user/x?a=1', 'replace /user/y']);
});

test.each(['/authApi/logout', '//evil.example', '/\\evil.example', 'javascript:alert(1)', null, ['/a']])(
  'does not open the address %j of the server',
  (raw) => {
    expect(redirect.followAddress(raw)).toBe(false);
    expect(visits).toEqual([]);
    expect(window.location.assign).not.toHaveBeenCalled();
  },
);

describe('followAddress for an application', () => {
  const CLIENT = 'http://127.0.0.1:51004/callback?code=c&state=a%2Fb';

  test.each(['http://client.example.test/', null])('does not open %j', (raw) => {
    expect(redirect.followAddress(raw, { replace: true, as: 'authorize' })).toBe(false);
    expect(window.location.replace).not.toHaveBeenCalled();
    expect(visits).toEqual([]);
  });

  test('accepts an address of an application that is longer than a portal page, because it contains a state', () => {
    const address = `${CLIENT}${'x'.repeat(8_000)}`;
    expect(redirect.followAddress(address, { replace: true, as: 'authorize' })).toBe(true);
  });
});

test('passes the return page to sign-in for a signed-in user', () => {
  redirect.restartSignIn('/uaa/authorize?requestId=r1');
  expect(visits).toEqual(['replace /uaa/login?referer=%2Fuaa%2Fauthorize%3FrequestId%3Dr1']);
  expect(redirect.consumeSentToSignIn()).toBe(true);
  expect(redirect.consumeSentToSignIn()).toBe(false);
});

describe('goToSignIn', () => {
  test('does not lengthen the address by ten redirects', () => {
    moveTo('/user/x?a=1');
    for (let i = 0; i < 10; i += 1) redirect.goToSignIn();
    expect(visits).toEqual(['replace /uaa/login?referer=%2Fuser%2Fx%3Fa%3D1']);
  });

  test.each(['/uaa/login?referer=%2F', '/uaa/register', '/UAA/LOGIN', '/uaa'])(
    'does not redirect from %s',
    (path) => {
      moveTo(path);
      redirect.goToSignIn();
      expect(visits).toEqual([]);
    },
  );

  test.each([
    ['/uaa/modifyPwdGuide', '/uaa/login'],
    ['/uaa/authGuide/?referer=%2Fuser%2Fx', '/uaa/login?referer=%2Fuser%2Fx'],
    ['/uaa/authGuide?referer=%2Fuser%2Fx%3Fa%3D1', '/uaa/login?referer=%2Fuser%2Fx%3Fa%3D1'],
    ['/uaa/bindMobileGuide?referer=%2F%2Fevil.example', '/uaa/login'],
  ])('passes the target on to the guide %s', (path, address) => {
    moveTo(path);
    redirect.goToSignIn();
    expect(visits).toEqual([`replace ${address}`]);
  });

  test('returns to an authorization with its query', () => {
    moveTo('/uaa/authorize?client_id=demo&state=a%2Fb%3D%3D');
    redirect.goToSignIn();
    const [, address = ''] = (visits[0] ?? '').split(' ');
    const referer = new URL(address, ORIGIN).searchParams.get('referer');
    expect(sanitizeReferer(referer)).toBe('/uaa/authorize?client_id=demo&state=a%2Fb%3D%3D');
  });

  test('reports the redirect once, so that sign-in does not redirect the visitor back', () => {
    moveTo('/uaa/login');
    redirect.goToSignIn();
    expect(redirect.consumeSentToSignIn()).toBe(false);
    moveTo('/user/x');
    redirect.goToSignIn();
    expect(redirect.consumeSentToSignIn()).toBe(true);
    expect(redirect.consumeSentToSignIn()).toBe(false);
  });

  test('stores that the session has ended, unless this tab did not know it or signs out', () => {
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
});

describe('redirectToGuide', () => {
  const guide = '/uaa/modifyPwdGuide';
  const back = (address: string) => `${guide}?referer=${encodeURIComponent(address)}`;

  test.each([
    ['/user/identity_manage?tab=2#x', back('/user/identity_manage?tab=2')],
    ['/', guide],
    ['/uaa/login?referer=%2Fuser%2Fx', guide],
    ['/uaa/bindMobileGuide?referer=%2Fuser%2Fx', back('/user/x')],
    ['/uaa/authGuide?requestId=r1', back('/uaa/authGuide?requestId=r1')],
  ])('redirects from %s to %s', (path, address) => {
    moveTo(path);
    redirect.redirectToGuide(guide);
    redirect.redirectToGuide(guide);
    expect(visits).toEqual([`replace ${address}`]);
  });

  test('keeps the referer of the server', () => {
    moveTo('/user/x');
    redirect.redirectToGuide(back('/user/y'));
    expect(visits).toEqual([`replace ${back('/user/y')}`]);
  });
});

describe('goTo and replaceWith', () => {
  test.each(['/\\evil.example', '/\t/evil.example', 'https://evil.example', ''])(
    'open home for %j, which a browser may take for another host',
    (path) => {
      redirect.goTo(path);
      redirect.replaceWith(path);
      expect(visits).toEqual(['push /', 'replace /']);
    },
  );
});

describe('the address bar', () => {
  test('removes the named parameters and keeps the others byte for byte', () => {
    moveTo('/uaa/active?token=s%2Fx&a=%7e+b&tok%65n=again&state=a%2Fb==#top');
    redirect.removeQueryParams(['token']);
    expect(visits).toEqual(['replace /uaa/active?a=%7e+b&state=a%2Fb==#top']);
  });
});
