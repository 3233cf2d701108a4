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

test('adds the return path to the address of every page', () => {
  const back = `referer=${encodeURIComponent(GUIDE)}`;
  expect(toLadderPage(GUIDE)).toBe(`/user/verification?${back}`);
  expect(toChannelPage('bankCardVerify', GUIDE)).toBe(`/user/verification/bankCardVerify?${back}`);
  expect(toChannelPage('bankCardVerify', GUIDE, 'a b')).toBe(
    `/user/verification/bankCardVerify?id=a%20b&${back}`,
  );
});

test('adds no return path for the home page', () => {
  expect(toLadderPage('/')).toBe('/user/verification');
  expect(toChannelPage('alipayVerify', '/')).toBe('/user/verification/alipayVerify');
  expect(toChannelPage('alipayVerify', '/', 'q1')).toBe('/user/verification/alipayVerify?id=q1');
});

describe('the return path of a query', () => {
  test('is that of the address', () => {
    expect(getOrigin('/user/info_manage', { origin: GUIDE })).toBe('/user/info_manage');
  });

  test('is that of the query if the address has none', () => {
    expect(getOrigin('/', { origin: GUIDE })).toBe(GUIDE);
    expect(getOrigin('/', { origin: null })).toBe('/');
  });

  test.each(['https://elsewhere.example.com/', '//elsewhere.example.com', '/uaa/login', 'x'])(
    'is the home page instead of %j',
    (origin) => expect(getOrigin('/', { origin })).toBe('/'),
  );
});
