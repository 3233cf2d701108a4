import { begin, outdateAll } from '@/utils/http/latest';

it('counts only the last call for the same thing', () => {
  const first = begin('captcha');
  const other = begin('notices');
  const second = begin('captcha');
  expect([first(), second(), other()]).toEqual([false, true, true]);
});

it('counts nothing that was asked for before the person changed', () => {
  const before = begin('notices');
  outdateAll();
  expect(before()).toBe(false);
  expect(begin('notices')()).toBe(true);
});
