import { isRequestedRedirect, readLogoutQuery, redirectAfterLogout } from '@/pages/uaa/logout/postLogout';
import { openWindow } from '../../../support/fakeWindow';
import { visits } from '../../../support/umi';

const ASKED = 'http://127.0.0.1:7070/signed-out';
const { location } = openWindow();

beforeEach(() => {
  jest.clearAllMocks();
  visits.length = 0;
});

test('ignores a repeated parameter', () => {
  const query = `post_logout_redirect_uri=${encodeURIComponent(ASKED)}&state=a%2Fb&id_token_hint=1&id_token_hint=2&x=1`;
  expect(readLogoutQuery(new URLSearchParams(query))).toEqual({
    post_logout_redirect_uri: ASKED,
    state: 'a/b',
  });
});

test.each([
  [ASKED, ASKED, true],
  [ASKED, `${ASKED}?state=a%2Fb`, true],
  [`${ASKED}?x=1`, `${ASKED}?x=1&state=s`, true],
  [ASKED, `${ASKED}?other=1`, false],
  [ASKED, `${ASKED}.evil.example/`, false],
  [ASKED, 'https://evil.example/?state=1', false],
])('compares the requested address %s with the response %s: %s', (asked, address, granted) => {
  expect(isRequestedRedirect(asked, address)).toBe(granted);
});

test('follows another address than one of the portal only if an application requested it', () => {
  expect(redirectAfterLogout(ASKED, { post_logout_redirect_uri: ASKED })).toBe(true);
  expect(location.replace.mock.calls).toEqual([[ASKED]]);
  expect(redirectAfterLogout(`${ASKED}/other`, { post_logout_redirect_uri: ASKED })).toBe(false);
  expect(redirectAfterLogout(ASKED, {})).toBe(false);
  expect(location.replace).toHaveBeenCalledTimes(1);
  expect([location.assign.mock.calls, visits]).toEqual([[], []]);
});

test('follows a page of the portal, also if it was requested', () => {
  expect(redirectAfterLogout('/uaa/login', { post_logout_redirect_uri: '/uaa/login' })).toBe(true);
  expect(redirectAfterLogout('/uaa/help', {})).toBe(true);
  expect(visits).toEqual(['replace /uaa/login', 'replace /uaa/help']);
});
