/** @jest-environment node */
import {
  getWaitingRequest,
  saveOrigin,
  takeOrigin,
  toChannelPage,
  toLadderPage,
} from '@/features/verification/origin';
import { openWindow } from '../../support/fakeWindow';

beforeEach(openWindow);

const GUIDE = '/uaa/authGuide?requestId=r%2F1';

test.each([
  [GUIDE, 'r/1'],
  ['/UAA/authguide?requestId=r1#x?requestId=r2', 'r1'],
  ['/uaa/authGuide', ''],
  ['/uaa/authGuide?requestId=', ''],
  ['/uaa/authGuide#?requestId=r1', ''],
  ['/user/verification?requestId=r1', ''],
  ['/', ''],
  ['', ''],
])('behind %j waits %j', (origin, request) => expect(getWaitingRequest(origin)).toBe(request));

test('every page of the way leads back', () => {
  const back = `referer=${encodeURIComponent(GUIDE)}`;
  expect(toLadderPage(GUIDE)).toBe(`/user/verification?${back}`);
  expect(toChannelPage('bankCardVerify', GUIDE)).toBe(`/user/verification/bankCardVerify?${back}`);
  expect(toChannelPage('bankCardVerify', GUIDE, 'a b')).toBe(
    `/user/verification/bankCardVerify?id=a%20b&${back}`,
  );
});

test('home is where everything leads anyway', () => {
  expect(toLadderPage('/')).toBe('/user/verification');
  expect(toChannelPage('alipayVerify', '/')).toBe('/user/verification/alipayVerify');
  expect(toChannelPage('alipayVerify', '/', 'q1')).toBe('/user/verification/alipayVerify?id=q1');
});

describe('over the payment app', () => {
  test('the origin is kept, once', () => {
    saveOrigin(GUIDE);
    expect(takeOrigin()).toBe(GUIDE);
    expect(takeOrigin()).toBe('/');
  });

  test('the last one counts', () => {
    saveOrigin(GUIDE);
    saveOrigin('/user/info_manage?tab=1');
    expect(takeOrigin()).toBe('/user/info_manage?tab=1');
  });

  test.each(['https://elsewhere.example.com/', '//elsewhere.example.com', '/uaa/login', 'x'])(
    '%j in its place leads home',
    (kept) => {
      saveOrigin(kept);
      expect(takeOrigin()).toBe('/');
    },
  );

  test.each(['7', '{"a":1}', 'null', '["/user"]', 'no JSON'])('%s in the storage leads home', (kept) => {
    saveOrigin(GUIDE);
    window.sessionStorage.setItem('portal_kept_verificationOrigin', kept);
    expect(takeOrigin()).toBe('/');
  });
});
