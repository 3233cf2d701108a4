/** @jest-environment node */
import {
  clearLoginReferer,
  readLoginReferer,
  returnToSignIn,
  saveLoginReferer,
} from '@/utils/routing/loginReferer';
import { openWindow } from '../../support/fakeWindow';
import { visits } from '../../support/umi';

beforeEach(() => {
  openWindow();
  visits.length = 0;
});

test('a kept page is come back to until it is forgotten', () => {
  expect(readLoginReferer()).toBe('/');
  saveLoginReferer('/user/notices?read=0');
  expect(readLoginReferer()).toBe('/user/notices?read=0');
  clearLoginReferer();
  expect(readLoginReferer()).toBe('/');
});

// Whatever runs on this origin may have written it.
test.each([
  'https://evil.example.com/',
  '//evil.example.com',
  'javascript:alert(1)',
  '/uaa/login',
  '/authApi/user/v1/detail',
  '/user/%2e%2e%2fx',
  '',
])('kept %j is checked anew: the default page', (kept) => {
  saveLoginReferer(kept);
  expect(readLoginReferer()).toBe('/');
  returnToSignIn();
  expect(visits).toEqual(['replace /uaa/login']);
});
