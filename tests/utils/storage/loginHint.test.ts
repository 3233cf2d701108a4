import { clearLeftovers } from '@/utils/storage/clearPersonalData';
import { keepLoginHint, loginHintFor } from '@/utils/storage/loginHint';

const WAITING = '/uaa/authorize?requestId=r1';

beforeEach(() => sessionStorage.clear());

test('a name is suggested on the way to the application that suggests it, and nowhere else', () => {
  expect(loginHintFor(WAITING)).toBeUndefined();
  keepLoginHint(WAITING, 'demo');
  expect(loginHintFor(WAITING)).toBe('demo');
  expect(loginHintFor('/')).toBeUndefined();
  expect(loginHintFor('/uaa/authorize?requestId=r2')).toBeUndefined();
});

test('none is none, and takes the one before away', () => {
  keepLoginHint(WAITING, 'demo');
  keepLoginHint(WAITING, '');
  expect(loginHintFor(WAITING)).toBeUndefined();
});

test('a sign-in or sign-out forgets it', () => {
  keepLoginHint(WAITING, 'demo');
  clearLeftovers();
  expect(loginHintFor(WAITING)).toBeUndefined();
});

test.each(['null', '"x"', '[]', '{"referer":"/uaa/authorize?requestId=r1","account":7}', '{'])(
  'stored %s suggests nobody',
  (stored) => {
    sessionStorage.setItem('portal_kept_loginHint', stored);
    expect(loginHintFor(WAITING)).toBeUndefined();
  },
);
