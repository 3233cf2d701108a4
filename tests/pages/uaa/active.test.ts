import { CODE_RESEND } from '@/constants';
import { findMailboxUrl } from '@/pages/uaa/active/mailboxes';
import { countSecondsUntil, toLocalTime } from '@/pages/uaa/active/resendTime';
import { recordServerTime } from '@/utils/serverClock';

test.each([
  ['t***@gmail.com', 'https://mail.google.com/'],
  ['t***@QQ.com', 'https://mail.qq.com/'],
  ['t***@example.com', null],
  ['t***@constructor', null],
  ['t***@evil.gmail.com', null],
  ['', null],
])('the mailbox of %j is %s', (email, address) => {
  expect(findMailboxUrl(email)).toBe(address);
});

const now = Date.now();
const inServerTime = (ms: number) => new Date(Math.floor(now / 1000) * 1000 + ms).toISOString();

test.each([
  ['in half a minute', CODE_RESEND / 2, 30],
  ['in a minute', CODE_RESEND, 60],
  ['in an hour: no wait the portal knows', 60 * CODE_RESEND, 60],
  ['a minute ago', -CODE_RESEND, 0],
])('another mail %s', (_what, ms, seconds) => {
  recordServerTime(new Date(now).toUTCString());
  const end = toLocalTime(inServerTime(ms), Date.now());
  expect(Math.abs(countSecondsUntil(end, Date.now()) - seconds)).toBeLessThanOrEqual(1);
});

test('what is no moment waits for nothing, and a clock set back for no more than a minute', () => {
  expect(countSecondsUntil(toLocalTime('soon', now), now)).toBe(0);
  expect(countSecondsUntil(now + CODE_RESEND, now - 3_600_000)).toBe(60);
  expect(countSecondsUntil(now + CODE_RESEND, now + 3_600_000)).toBe(0);
});
