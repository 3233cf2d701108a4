import { invalidatePendingCalls, startLatest } from '@/utils/http/pendingCalls';

it('is true for the latest call for the same thing only', () => {
  const first = startLatest('captcha');
  const other = startLatest('notices');
  const second = startLatest('captcha');
  expect([first(), second(), other()]).toEqual([false, true, true]);
});

it('is false for a call that started before the user changed', () => {
  const before = startLatest('notices');
  invalidatePendingCalls();
  expect(before()).toBe(false);
  expect(startLatest('notices')()).toBe(true);
});

test('keeps counting calls without an owner after a sign-out', () => {
  const isLatest = startLatest('domain', { personal: false });
  invalidatePendingCalls();
  expect(isLatest()).toBe(true);
  startLatest('domain', { personal: false });
  expect(isLatest()).toBe(false);
});
