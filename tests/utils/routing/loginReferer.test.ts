import {
  clearLoginReferer,
  readLoginReferer,
  returnToSignIn,
  saveLoginReferer,
} from '@/utils/routing/loginReferer';
import { openWindow } from '../../support/fakes/fakeWindow';
import { visits } from '../../support/fakes/umi';

const KEY = 'portal_login_referer';

beforeEach(() => {
  openWindow();
  visits.length = 0;
});

test('returns the stored page, and deletes it after arrival', () => {
  saveLoginReferer('/user/appeal?a=1');
  expect(readLoginReferer()).toBe('/user/appeal?a=1');
  clearLoginReferer();
  expect(readLoginReferer()).toBe('/');
});

// Another app on this origin, or the previous user of the device, may have written the value.
test.each(['https://evil.example/', '/uaa/logout', '', '{"path":"/user"}', `/${'a'.repeat(2_048)}`])(
  'returns the home page for the invalid stored value %j',
  (stored) => {
    window.sessionStorage.setItem(KEY, stored);
    expect(readLoginReferer()).toBe('/');
    returnToSignIn();
    expect(visits).toEqual(['replace /uaa/login']);
    expect(window.sessionStorage.getItem(KEY)).toBeNull();
  },
);

test('passes the stored referer to the sign-in page', () => {
  saveLoginReferer('/user/appeal?a=1');
  returnToSignIn();
  expect(visits).toEqual(['replace /uaa/login?referer=%2Fuser%2Fappeal%3Fa%3D1']);
});
