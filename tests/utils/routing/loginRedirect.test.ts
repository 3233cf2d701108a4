import { getLoginRedirect, isSignedIn } from '@/utils/routing/loginRedirect';

const REFERER = '/user/identity_manage?tab=level&x=1';

it.each([
  ['the referer without a server address', null, REFERER, REFERER],
  ['home without either', null, '/', '/'],
  [
    'the server address before the referer',
    '/uaa/authorize?requestId=r1',
    REFERER,
    '/uaa/authorize?requestId=r1',
  ],
  [
    'a guide before everything, carrying the referer',
    '/uaa/modifyPwdGuide',
    REFERER,
    `/uaa/modifyPwdGuide?referer=${encodeURIComponent(REFERER)}`,
  ],
  [
    'a guide with a query of its own',
    '/uaa/authGuide?requestId=r1',
    REFERER,
    `/uaa/authGuide?requestId=r1&referer=${encodeURIComponent(REFERER)}`,
  ],
  ['a guide with nothing to carry', '/uaa/bindMobileGuide', '/', '/uaa/bindMobileGuide'],
])('redirects to %s', (_, redirectUrl, referer, expected) => {
  expect(getLoginRedirect({ redirectUrl }, referer)).toBe(expected);
});

it.each([
  ['/uaa/modifyPwdGuide', '/', '/uaa/modifyPwdGuide?requestId=r1'],
  ['/uaa/modifyPwdGuide', '/user/x', '/uaa/modifyPwdGuide?requestId=r1&referer=%2Fuser%2Fx'],
  ['/uaa/authGuide?requestId=r1', '/user/x', '/uaa/authGuide?requestId=r1&referer=%2Fuser%2Fx'],
  ['/uaa/authGuide?requestId=r2&referer=%2Fa', '/user/x', '/uaa/authGuide?requestId=r2&referer=%2Fa'],
  ['/uaa/authGuide?requestId=r1', '/uaa/authGuide?requestId=r1', '/uaa/authGuide?requestId=r1'],
  ['/user/x', '/', '/user/x'],
])('keeps the request of a waiting application: %s with %s', (redirectUrl, referer, expected) => {
  expect(getLoginRedirect({ redirectUrl }, referer, 'r1')).toBe(expected);
});

it.each([
  [null, true],
  ['/user/identity_manage', true],
  ['/uaa/modifyPwdGuide', true],
  ['/uaa/register?ticket=t1', false],
  ['/uaa/associate/login?bind=b1', false],
  ['/uaa/registered', true],
])('has a session after a login that redirects to %s: %s', (redirectUrl, signedIn) => {
  expect(isSignedIn({ redirectUrl })).toBe(signedIn);
});
