import { CODE_LIFETIME, CODE_RESEND, CODE_TRIES, HOUR, MINUTE, SECOND } from '@/constants';
import type { SubCodeName } from '@/contract/subCodes';
import { recordServerTime } from '@/utils/serverClock';
import {
  applyCodeRefusal,
  getCodePhase,
  getRemainingLife,
  getResendWait,
  toKnownCode,
} from '@/utils/storage/codes';

const NOW = Date.parse('2026-03-01T08:00:00Z');
const at = (ms: number) => new Date(ms).toISOString();
/** The server's data at its `time` for a code that it sent `ago` ms before. */
const sentBy = (time: number, ago = 0) => ({
  resendAt: at(time - ago + CODE_RESEND),
  expiresAt: at(time - ago + CODE_LIFETIME),
  triesLeft: CODE_TRIES,
});

/** Receives a code by a device's clock that is `off` ms ahead of the server's. */
function receivedBy(off: number, ago = 0) {
  jest.setSystemTime(NOW + off);
  recordServerTime(new Date(NOW).toUTCString());
  return toKnownCode(sentBy(NOW, ago), '', NOW + off);
}

beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

const fresh = toKnownCode(sentBy(NOW), '', NOW);

describe('time left', () => {
  it('is counted until the times of the response', () => {
    expect(getResendWait(fresh, NOW + 20 * SECOND)).toBe(40 * SECOND);
    expect(getRemainingLife(fresh, NOW + 2 * MINUTE)).toBe(3 * MINUTE);
  });

  it.each([0, HOUR, -HOUR])(
    'does not depend on a clock that is %i ms off, even for a code that was sent earlier',
    (off) => {
      const known = receivedBy(off);
      expect(getResendWait(known, NOW + off)).toBe(CODE_RESEND);
      expect(getResendWait(known, NOW + off + 50 * SECOND)).toBe(10 * SECOND);
      expect(getRemainingLife(known, NOW + off + MINUTE)).toBe(4 * MINUTE);
      const earlier = receivedBy(off, 45 * SECOND);
      expect(getResendWait(earlier, NOW + off)).toBe(15 * SECOND);
      expect(getRemainingLife(earlier, NOW + off)).toBe(CODE_LIFETIME - 45 * SECOND);
    },
  );

  it.each([-HOUR, -5 * SECOND, HOUR, 400 * 24 * HOUR])(
    'stays within its bounds after the clock has jumped by %i ms',
    (leap) => {
      const wait = getResendWait(fresh, NOW + leap);
      const life = getRemainingLife(fresh, NOW + leap);
      expect(wait).toBe(0);
      expect(life).toBeGreaterThanOrEqual(0);
      expect(life).toBeLessThanOrEqual(CODE_LIFETIME);
    },
  );

  it.each([
    ['invalid dates', { resendAt: 'soon', expiresAt: 'soon', triesLeft: Number.NaN }],
    ['empty dates', { resendAt: '', expiresAt: '', triesLeft: Number.POSITIVE_INFINITY }],
    ['dates in years', { resendAt: at(NOW + 9e10), expiresAt: at(NOW + 9e11), triesLeft: 99 }],
    ['an end before the wait', { resendAt: at(NOW + CODE_RESEND), expiresAt: at(NOW - HOUR), triesLeft: -3 }],
  ])('is bounded if the response has %s', (_, sent) => {
    const known = toKnownCode(sent, '', NOW);
    expect(getResendWait(known, NOW)).toBe(CODE_RESEND);
    expect(getRemainingLife(known, NOW)).toBeGreaterThanOrEqual(CODE_RESEND);
    expect(getRemainingLife(known, NOW)).toBeLessThanOrEqual(CODE_LIFETIME);
    expect(getRemainingLife(known, NOW + CODE_LIFETIME)).toBe(0);
    expect(known.triesLeft).toBeGreaterThanOrEqual(0);
    expect(known.triesLeft).toBeLessThanOrEqual(CODE_TRIES);
  });
});

test.each([
  ['none', null, 0],
  ['waiting', fresh, 0],
  ['waiting', fresh, CODE_RESEND - 1],
  ['ready', fresh, CODE_RESEND],
  ['ready', fresh, CODE_LIFETIME - 1],
  ['expired', fresh, CODE_LIFETIME],
  ['usedUp', { ...fresh, triesLeft: 0 }, 0],
])('returns the phase %s', (phase, code, later) => {
  expect(getCodePhase(code, NOW + later)).toBe(phase);
});

describe('a refused attempt', () => {
  const refuse = (subCode: SubCodeName, values = {}) => applyCodeRefusal(fresh, { subCode, values }, NOW);

  it('changes the remaining attempts, ends the code, or changes nothing', () => {
    expect(refuse('CODE_WRONG', { triesLeft: 2 })).toEqual({ ...fresh, triesLeft: 2 });
    expect(refuse('CODE_WRONG', { triesLeft: '2' })).toBe(fresh);
    expect(getCodePhase(refuse('CODE_EXPIRED'), NOW)).toBe('expired');
    expect(getCodePhase(refuse('CODE_USED_UP'), NOW)).toBe('usedUp');
    expect(getCodePhase(refuse('MOBILE_TAKEN'), NOW)).toBe('usedUp');
    expect(getCodePhase(refuse('FROZEN'), NOW)).toBe('usedUp');
    expect(getCodePhase(refuse('PROOF_MISMATCH', { triesLeft: 4 }), NOW)).toBe('usedUp');
    expect(refuse('LOCKED', { triesLeft: 0 })).toBe(fresh);
    expect(applyCodeRefusal(fresh, {}, NOW)).toBe(fresh);
  });

  it('does not shorten the wait for another code', () => {
    expect(getResendWait(refuse('CODE_EXPIRED'), NOW)).toBe(CODE_RESEND);
    expect(getResendWait(refuse('CODE_USED_UP'), NOW)).toBe(CODE_RESEND);
  });
});
