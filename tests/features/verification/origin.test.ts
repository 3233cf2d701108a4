import { getOrigin, toChannelPage, toLevelsPage } from '@/features/verification/origin';
import { openWindow } from '../../support/fakes/fakeWindow';

beforeEach(openWindow);

const GUIDE = '/uaa/authGuide?requestId=r%2F1';

test('adds the return path to the address of every page', () => {
  const back = `referer=${encodeURIComponent(GUIDE)}`;
  expect(toLevelsPage(GUIDE)).toBe(`/user/verification?${back}`);
  expect(toChannelPage('bankCardVerify', GUIDE)).toBe(`/user/verification/bankCardVerify?${back}`);
  expect(toChannelPage('bankCardVerify', GUIDE, 'a b')).toBe(
    `/user/verification/bankCardVerify?id=a%20b&${back}`,
  );
});

test('adds no return path for the home page', () => {
  expect(toLevelsPage('/')).toBe('/user/verification');
  expect(toChannelPage('alipayVerify', '/')).toBe('/user/verification/alipayVerify');
  expect(toChannelPage('alipayVerify', '/', 'q1')).toBe('/user/verification/alipayVerify?id=q1');
});

describe('getOrigin', () => {
  test('returns the path from the address if it has one', () => {
    expect(getOrigin('/user/info_manage', { origin: GUIDE })).toBe('/user/info_manage');
  });

  test('otherwise returns the path stored with the verification', () => {
    expect(getOrigin('/', { origin: GUIDE })).toBe(GUIDE);
    expect(getOrigin('/', { origin: null })).toBe('/');
  });

  test.each(['https://elsewhere.example.com/', '//elsewhere.example.com', '/uaa/login', 'x'])(
    'returns the home page for the invalid path %j',
    (origin) => expect(getOrigin('/', { origin })).toBe('/'),
  );
});
