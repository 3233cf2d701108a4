import { CODE_RESEND } from '@/constants';
import { findMailboxUrl } from '@/pages/uaa/active/mailboxes';
import { countSecondsUntil, toLocalTime } from '@/pages/uaa/active/resendTime';
import { recordServerTime } from '@/utils/serverClock';

test.each([
  ['t***@gmail.com', 'https://mail.google.com/'],
  ['t***@QQ.com', 'https://mail.qq.com/'],
  ['t***@constructor', null],
  ['t***@evil.gmail.com', null],
  ['', null],
])('returns for %j the mailbox address %s', (email, address) => {
  expect(findMailboxUrl(email)).toBe(address);
});

const now = Date.now();
const inServerTime = (ms: number) => new Date(Math.floor(now / 1000) * 1000 + ms).toISOString();

test.each([
  ['in a minute', CODE_RESEND, 60],
  ['in an hour, but not longer than the usual wait', 60 * CODE_RESEND, 60],
  ['a minute ago', -CODE_RESEND, 0],
])('counts the seconds until the user may request another mail: %s', (_what, ms, seconds) => {
  recordServerTime(new Date(now).toUTCString());
  const end = toLocalTime(inServerTime(ms), Date.now());
  expect(Math.abs(countSecondsUntil(end, Date.now()) - seconds)).toBeLessThanOrEqual(1);
});

test('returns 0 for an invalid time, and at most 60 seconds after the clock was set back', () => {
  expect(countSecondsUntil(toLocalTime('soon', now), now)).toBe(0);
  expect(countSecondsUntil(now + CODE_RESEND, now - 3_600_000)).toBe(60);
  expect(countSecondsUntil(now + CODE_RESEND, now + 3_600_000)).toBe(0);
});
