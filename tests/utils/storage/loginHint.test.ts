import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { readLoginHint, saveLoginHint } from '@/utils/storage/loginHint';

const WAITING = '/uaa/authorize?requestId=r1';

beforeEach(() => sessionStorage.clear());

test('a name is suggested on the way to the application that suggests it, and nowhere else', () => {
  expect(readLoginHint(WAITING)).toBeUndefined();
  saveLoginHint(WAITING, 'demo');
  expect(readLoginHint(WAITING)).toBe('demo');
  expect(readLoginHint('/')).toBeUndefined();
  expect(readLoginHint('/uaa/authorize?requestId=r2')).toBeUndefined();
});

test('none is none, and takes the one before away', () => {
  saveLoginHint(WAITING, 'demo');
  saveLoginHint(WAITING, '');
  expect(readLoginHint(WAITING)).toBeUndefined();
});

test('a sign-in or sign-out forgets it', () => {
  saveLoginHint(WAITING, 'demo');
  clearPersonalData();
  expect(readLoginHint(WAITING)).toBeUndefined();
});

test.each(['null', '"x"', '[]', '{"referer":"/uaa/authorize?requestId=r1","account":7}', '{'])(
  'stored %s suggests nobody',
  (stored) => {
    sessionStorage.setItem('portal_kept_loginHint', stored);
    expect(readLoginHint(WAITING)).toBeUndefined();
  },
);
