import { redirectHeldAccount } from '@/utils/routing/heldAccount';
import { readLoginReferer } from '@/utils/routing/loginReferer';
import { allowHosts } from '@/utils/routing/sanitizeAddress';
import { moveTo, openWindow } from '../../support/fakes/fakeWindow';
import { visits } from '../../support/fakes/umi';

const refusal = (subCode: string, redirectUrl: unknown) => ({ subCode, data: { redirectUrl } });

beforeEach(() => {
  openWindow();
  allowHosts([]);
  visits.length = 0;
});

test.each([
  ['a frozen account', 'FROZEN', '/uaa/frozen?ticket=t1'],
  ['a locked account', 'PAUSED', '/uaa/paused?ticket=t1'],
  ['an account that is not activated', 'NOT_ACTIVATED', '/uaa/active?id=r1'],
])('redirects %s to the page that the refusal names', (_, subCode, address) => {
  moveTo('/uaa/login');
  expect(redirectHeldAccount(refusal(subCode, address))).toBe(true);
  expect(visits).toEqual([`push ${address}`]);
});

test('replaces the history entry of a page that only redirects', () => {
  moveTo('/uaa/authorize/callBack');
  redirectHeldAccount(refusal('FROZEN', '/uaa/frozen?ticket=t1'), true);
  expect(visits).toEqual(['replace /uaa/frozen?ticket=t1']);
});

test.each([
  ['another sub-code', refusal('BAD_CREDENTIALS', '/uaa/frozen?ticket=t1')],
  ['an unknown sub-code', { subCode: null, data: { redirectUrl: '/uaa/frozen' } }],
  ['no data', { subCode: 'FROZEN', data: null }],
  ['no address', refusal('FROZEN', undefined)],
  ['a foreign host', refusal('FROZEN', 'https://evil.example.com/uaa/frozen')],
  ['an address that is not a text', refusal('NOT_ACTIVATED', ['/uaa/active'])],
])('does not redirect after a refusal with %s', (_, { subCode, data }) => {
  moveTo('/uaa/login?referer=%2Fuser%2Fx');
  expect(redirectHeldAccount({ subCode, data })).toBe(false);
  expect(visits).toEqual([]);
  expect(readLoginReferer()).toBe('/');
});

test('keeps the target of the sign-in', () => {
  moveTo('/uaa/CALogin?referer=%2Fuser%2Fx%3Fa%3D1');
  redirectHeldAccount(refusal('FROZEN', '/uaa/frozen?ticket=t1'));
  expect(readLoginReferer()).toBe('/user/x?a=1');
  moveTo('/uaa/associate/login');
  redirectHeldAccount(refusal('FROZEN', '/uaa/frozen?ticket=t2'));
  expect(readLoginReferer()).toBe('/user/x?a=1');
});

test('does not store a target on another origin', () => {
  moveTo('/uaa/login?referer=https%3A%2F%2Fevil.example.com');
  redirectHeldAccount(refusal('FROZEN', '/uaa/frozen?ticket=t1'));
  expect(readLoginReferer()).toBe('/');
});
