import {
  initialQrState,
  isQrPending,
  type QrEvent,
  type QrPollResult,
  type QrState,
  type QrStep,
  qrReducer,
} from '@/pages/uaa/login/qrReducer';
import { ApiError } from '@/utils/http/ApiError';

const code = { uuid: 'u1', content: 'https://portal.example.test/q?u=u1', endsAt: 120_000 };
const result = { redirectUrl: null };
const error = new ApiError('refused', { text: 'no' });

/** Applies the events to the initial state. */
const after = (...events: QrEvent[]): QrState => events.reduce(qrReducer, initialQrState);

const issued: QrEvent = { type: 'issued', code };
const answers: Record<QrPollResult['type'], QrPollResult> = {
  waiting: { type: 'waiting' },
  scanned: { type: 'scanned', name: 'T*' },
  interrupted: { type: 'interrupted' },
  confirmed: { type: 'confirmed', result },
  cancelled: { type: 'cancelled' },
  expired: { type: 'expired' },
  failed: { type: 'failed', error },
};
const states: Record<QrStep, QrState> = {
  loading: initialQrState,
  waiting: after(issued),
  scanned: after(issued, answers.scanned),
  confirmed: after(issued, answers.confirmed),
  cancelled: after(issued, answers.cancelled),
  expired: after(issued, answers.expired),
  failed: after(issued, answers.failed),
};

test.each(['waiting', 'scanned'] as const)(
  'enters from %s the step that each response names, and keeps the code on screen',
  (from) => {
    for (const [type, answer] of Object.entries(answers)) {
      const step = type === 'interrupted' ? from : type;
      expect(qrReducer(states[from], answer)).toMatchObject({ step, code });
    }
  },
);

test('stores the name of the scanning user until the code waits again', () => {
  expect(states.scanned.name).toBe('T*');
  expect(qrReducer(states.scanned, answers.interrupted).name).toBe('T*');
  expect(qrReducer(states.scanned, answers.waiting).name).toBe('');
});

test('is interrupted until the next response', () => {
  const interrupted = qrReducer(states.waiting, answers.interrupted);
  expect(interrupted.interrupted).toBe(true);
  expect(qrReducer(interrupted, answers.waiting).interrupted).toBe(false);
  expect(qrReducer(interrupted, answers.scanned)).toMatchObject({ step: 'scanned', interrupted: false });
});

const finals: QrStep[] = ['confirmed', 'cancelled', 'expired', 'failed'];

test.each(finals)('ignores late responses and late codes in the final step %s', (step) => {
  expect(isQrPending(states[step])).toBe(false);
  for (const event of [issued, { type: 'notIssued' } as const, ...Object.values(answers)]) {
    expect(qrReducer(states[step], event)).toBe(states[step]);
  }
});

test('ignores responses about an earlier code while loading', () => {
  for (const answer of Object.values(answers)) expect(qrReducer(initialQrState, answer)).toBe(initialQrState);
});
