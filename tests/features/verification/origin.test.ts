import { getOrigin, getWaitingRequest, toChannelPage, toLadderPage } from '@/features/verification/origin';
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
])('finds the waiting request of %j: %j', (origin, request) =>
  expect(getWaitingRequest(origin)).toBe(request),
);

test('adds the way back to the address of every page', () => {
  const back = `referer=${encodeURIComponent(GUIDE)}`;
  expect(toLadderPage(GUIDE)).toBe(`/user/verification?${back}`);
  expect(toChannelPage('bankCardVerify', GUIDE)).toBe(`/user/verification/bankCardVerify?${back}`);
  expect(toChannelPage('bankCardVerify', GUIDE, 'a b')).toBe(
    `/user/verification/bankCardVerify?id=a%20b&${back}`,
  );
});

test('leads home by default', () => {
  expect(toLadderPage('/')).toBe('/user/verification');
  expect(toChannelPage('alipayVerify', '/')).toBe('/user/verification/alipayVerify');
  expect(toChannelPage('alipayVerify', '/', 'q1')).toBe('/user/verification/alipayVerify?id=q1');
});

describe('the way back from a query', () => {
  test('is what the address says', () => {
    expect(getOrigin('/user/info_manage', { origin: GUIDE })).toBe('/user/info_manage');
  });

  test('is what the query knows where the address says nothing', () => {
    expect(getOrigin('/', { origin: GUIDE })).toBe(GUIDE);
    expect(getOrigin('/', { origin: null })).toBe('/');
  });

  test.each(['https://elsewhere.example.com/', '//elsewhere.example.com', '/uaa/login', 'x'])(
    '%j in its place leads home',
    (origin) => expect(getOrigin('/', { origin })).toBe('/'),
  );
});
