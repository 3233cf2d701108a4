import { beginCall, invalidatePendingCalls } from '@/utils/http/pendingCalls';

it('counts only the last call for the same thing', () => {
  const first = beginCall('captcha');
  const other = beginCall('notices');
  const second = beginCall('captcha');
  expect([first(), second(), other()]).toEqual([false, true, true]);
});

it('counts nothing that was asked for before the person changed', () => {
  const before = beginCall('notices');
  invalidatePendingCalls();
  expect(before()).toBe(false);
  expect(beginCall('notices')()).toBe(true);
});

test('keeps counting calls without an owner after a sign-out', () => {
  const counts = beginCall('domain', { personal: false });
  invalidatePendingCalls();
  expect(counts()).toBe(true);
  beginCall('domain', { personal: false });
  expect(counts()).toBe(false);
});
