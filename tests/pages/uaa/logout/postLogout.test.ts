import { isRequestedRedirect, readLogoutQuery, redirectAfterLogout } from '@/pages/uaa/logout/postLogout';
import { openWindow } from '../../../support/fakes/fakeWindow';
import { visits } from '../../../support/fakes/umi';

const REQUESTED = 'http://127.0.0.1:7070/signed-out';
const { location } = openWindow();

beforeEach(() => {
  jest.clearAllMocks();
  visits.length = 0;
});

test('ignores a repeated parameter', () => {
  const query = `post_logout_redirect_uri=${encodeURIComponent(REQUESTED)}&state=a%2Fb&id_token_hint=1&id_token_hint=2&x=1`;
  expect(readLogoutQuery(new URLSearchParams(query))).toEqual({
    post_logout_redirect_uri: REQUESTED,
    state: 'a/b',
  });
});

test.each([
  [REQUESTED, REQUESTED, true],
  [REQUESTED, `${REQUESTED}?state=a%2Fb`, true],
  [`${REQUESTED}?x=1`, `${REQUESTED}?x=1&state=s`, true],
  [REQUESTED, `${REQUESTED}?other=1`, false],
  [REQUESTED, `${REQUESTED}.evil.example/`, false],
  [REQUESTED, 'https://evil.example/?state=1', false],
])('decides for the requested address %s whether to follow %s: %s', (requested, address, isAccepted) => {
  expect(isRequestedRedirect(requested, address)).toBe(isAccepted);
});

test('follows an address outside the portal only if the request contained it', () => {
  expect(redirectAfterLogout(REQUESTED, { post_logout_redirect_uri: REQUESTED })).toBe(true);
  expect(location.replace.mock.calls).toEqual([[REQUESTED]]);
  expect(redirectAfterLogout(`${REQUESTED}/other`, { post_logout_redirect_uri: REQUESTED })).toBe(false);
  expect(redirectAfterLogout(REQUESTED, {})).toBe(false);
  expect(location.replace).toHaveBeenCalledTimes(1);
  expect([location.assign.mock.calls, visits]).toEqual([[], []]);
});

test('follows an address of the portal, whether it was requested or not', () => {
  expect(redirectAfterLogout('/uaa/login', { post_logout_redirect_uri: '/uaa/login' })).toBe(true);
  expect(redirectAfterLogout('/uaa/help', {})).toBe(true);
  expect(visits).toEqual(['replace /uaa/login', 'replace /uaa/help']);
});
