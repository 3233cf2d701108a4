import { isRequestedRedirect, readLogoutQuery, redirectAfterLogout } from '@/pages/uaa/logout/postLogout';
import * as redirect from '@/utils/routing/redirect';

jest.mock('@/utils/routing/redirect');

const { followAddress: leaveTo } = jest.mocked(redirect);
const ASKED = 'http://127.0.0.1:7070/signed-out';

beforeEach(() => {
  leaveTo.mockReset();
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

test('follows the requested address as one of an application, and any other as one of the server', () => {
  leaveTo.mockReturnValue(true);
  redirectAfterLogout(ASKED, { post_logout_redirect_uri: ASKED });
  redirectAfterLogout('https://evil.example/', { post_logout_redirect_uri: ASKED });
  redirectAfterLogout(ASKED, {});
  expect(leaveTo.mock.calls).toEqual([
    [ASKED, { replace: true, as: 'authorize' }],
    ['https://evil.example/', { replace: true }],
    [ASKED, { replace: true }],
  ]);
});

test('follows a requested page of the portal', () => {
  leaveTo.mockReturnValueOnce(false).mockReturnValueOnce(true);
  expect(redirectAfterLogout('/uaa/login', { post_logout_redirect_uri: '/uaa/login' })).toBe(true);
  expect(leaveTo).toHaveBeenLastCalledWith('/uaa/login', { replace: true });
});
