import { act, renderHook } from '@testing-library/react';
import { QR_LIFETIME, QR_POLL } from '@/constants';
import { toQrExpiry } from '@/pages/uaa/login/qrCalls';
import { useQrSignIn } from '@/pages/uaa/login/useQrSignIn';
import * as portal from '@/services/portal';
import * as qr from '@/services/qr';
import * as signIn from '@/services/signIn';
import { ApiError } from '@/utils/http/ApiError';
import { recordServerTime } from '@/utils/serverClock';

jest.mock('@/services/portal');
jest.mock('@/services/qr');
jest.mock('@/services/signIn');

const { getQRCode, getUuid } = jest.mocked(qr);
const { getRedirect, login } = jest.mocked(signIn);
const { isOnline } = jest.mocked(portal);
const result = { redirectUrl: '/user/identity_manage' };

type Reply = Awaited<ReturnType<typeof login>> | Error;

const refused = (subCode: 'WAITING' | 'QR_UNKNOWN' | 'FROZEN', text = '') =>
  new ApiError('refused', { subCode, text });
const waiting = refused('WAITING', 'waiting');
const lost = new ApiError('network');
const busy = new ApiError('http', { status: 503, retryAfter: 30_000 });

/** Answers the questions about codes in turn; the last one stays. */
function answers(...replies: Reply[]) {
  login.mockImplementation(async () => {
    const reply = replies.length > 1 ? replies.shift() : replies[0];
    if (reply instanceof Error) throw reply;
    return reply as Awaited<ReturnType<typeof login>>;
  });
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function hide(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

let codes = 0;
const NOON = Date.parse('2026-03-01T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  recordServerTime(new Date(NOON).toUTCString());
  jest.resetAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  codes = 0;
  getUuid.mockImplementation(async () => {
    codes += 1;
    return `u${codes}`;
  });
  getQRCode.mockImplementation(async (uuid) => ({
    content: `code of ${uuid}`,
    expiresAt: inMs(QR_LIFETIME),
  }));
  answers(waiting);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** A panel on screen with its code drawn. */
async function aPanel({ reactStrictMode = false } = {}) {
  const onSignedIn = jest.fn();
  const panel = renderHook(() => useQrSignIn(onSignedIn), { reactStrictMode });
  await pass(0);
  return { onSignedIn, ...panel, state: () => panel.result.current.state };
}

const asked = () => login.mock.calls.map(([, body]) => (body as { uuid: string }).uuid);

test(`draws the code, and asks about it every ${QR_POLL} ms`, async () => {
  const { state } = await aPanel();
  expect(state()).toMatchObject({ step: 'waiting', code: { uuid: 'u1', content: 'code of u1' } });
  expect(asked()).toEqual([]);
  await pass(QR_POLL - 1);
  expect(asked()).toEqual([]);
  await pass(1);
  expect(asked()).toEqual(['u1']);
  await pass(3 * QR_POLL);
  expect(asked()).toEqual(Array(4).fill('u1'));
  for (const [channel, , how] of login.mock.calls) expect([channel, how?.quiet]).toEqual([3, true]);
  expect(state()).toMatchObject({ step: 'waiting', interrupted: false });
});

test('one question at a time: a slow answer is waited for', async () => {
  let answer: (error: Error) => void = () => undefined;
  login.mockImplementation(() => new Promise((_, reject) => (answer = reject)));
  const { state } = await aPanel();
  await pass(10 * QR_POLL);
  expect(asked()).toHaveLength(1);
  answers(waiting);
  await act(async () => answer(waiting));
  await pass(QR_POLL);
  expect(asked()).toHaveLength(2);
  expect(state().step).toBe('waiting');
});

test('scanned, then confirmed: signs in once and asks no more', async () => {
  answers(waiting, { state: 'scanned', name: 'T*' }, result);
  const { state, onSignedIn } = await aPanel();
  await pass(2 * QR_POLL);
  expect(state()).toMatchObject({ step: 'scanned', name: 'T*' });
  await pass(QR_POLL);
  expect(state().step).toBe('confirmed');
  await pass(QR_LIFETIME * 2);
  expect(onSignedIn.mock.calls).toEqual([[result]]);
  expect(asked()).toHaveLength(3);
  expect(state().step).toBe('confirmed');
});

const ends: [what: string, reply: Reply, step: string][] = [
  ['canceled on the phone', { state: 'cancelled' }, 'cancelled'],
  ['expired on the server', { state: 'expired' }, 'expired'],
  ['unknown to the server', refused('QR_UNKNOWN'), 'expired'],
  ['refused', refused('FROZEN', 'frozen'), 'failed'],
];

test.each(ends)('%s: the questions end', async (_what, reply, step) => {
  answers(waiting, reply);
  const { state, onSignedIn } = await aPanel();
  await pass(10 * QR_POLL);
  expect(state().step).toBe(step);
  expect(asked()).toHaveLength(2);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("a refusal keeps the server's words", async () => {
  answers(refused('FROZEN', 'frozen'));
  const { state } = await aPanel();
  await pass(QR_POLL);
  expect(state().error).toMatchObject({ subCode: 'FROZEN', text: 'frozen' });
});

test.each<[string, Reply]>([
  ['no network', lost],
  ['an answer of another shape', new ApiError('parse')],
])('%s is told, and asking goes on', async (_what, reply) => {
  answers(reply, reply, waiting, result);
  const { state, onSignedIn } = await aPanel();
  await pass(QR_POLL);
  expect(state()).toMatchObject({ step: 'waiting', interrupted: true });
  await pass(2 * QR_POLL);
  expect(state()).toMatchObject({ step: 'waiting', interrupted: false });
  await pass(QR_POLL);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('a server that asks for patience gets it', async () => {
  answers(busy, waiting);
  await aPanel();
  await pass(QR_POLL);
  await pass(29_999);
  expect(asked()).toHaveLength(1);
  await pass(1);
  expect(asked()).toHaveLength(2);
});

test('pauses while nobody looks, and asks at once afterwards', async () => {
  const { state } = await aPanel();
  await pass(QR_POLL);
  hide(true);
  await pass(20 * QR_POLL);
  expect(asked()).toHaveLength(1);
  answers({ state: 'scanned', name: 'T*' });
  hide(false);
  await pass(0);
  expect(asked()).toHaveLength(2);
  expect(state().step).toBe('scanned');
});

test('shown again while a question is under way: no second one', async () => {
  login.mockImplementation(() => new Promise(() => undefined));
  await aPanel();
  await pass(QR_POLL);
  hide(true);
  hide(false);
  await pass(5 * QR_POLL);
  expect(asked()).toHaveLength(1);
});

test('hidden and shown again, a server that asked for patience still gets it', async () => {
  answers(busy, waiting);
  await aPanel();
  await pass(QR_POLL);
  hide(true);
  hide(false);
  await pass(29_999);
  expect(asked()).toHaveLength(1);
  await pass(1);
  expect(asked()).toHaveLength(2);
});

describe('a code that is unknown after an unanswered question', () => {
  const gone = refused('QR_UNKNOWN');

  test('has signed in where there is a session: the lost answer was the confirmation', async () => {
    answers(lost, gone);
    isOnline.mockResolvedValue(true);
    getRedirect.mockResolvedValue('/uaa/bindMobileGuide');
    const { state, onSignedIn } = await aPanel();
    await pass(2 * QR_POLL);
    expect(state().step).toBe('confirmed');
    expect(onSignedIn.mock.calls).toEqual([[{ redirectUrl: '/uaa/bindMobileGuide' }]]);
  });

  test('has expired where there is none', async () => {
    answers(lost, gone);
    isOnline.mockResolvedValue(false);
    const { state, onSignedIn } = await aPanel();
    await pass(2 * QR_POLL);
    expect(state().step).toBe('expired');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('is asked about again where nobody says', async () => {
    answers(lost, gone);
    isOnline.mockRejectedValueOnce(lost).mockResolvedValue(true);
    getRedirect.mockResolvedValue(null);
    const { state, onSignedIn } = await aPanel();
    await pass(2 * QR_POLL);
    expect(state()).toMatchObject({ step: 'waiting', interrupted: true });
    await pass(QR_POLL);
    expect(onSignedIn.mock.calls).toEqual([[{ redirectUrl: null }]]);
  });
});

test('leaving takes the question back and asks no more', async () => {
  login.mockImplementation(() => new Promise(() => undefined));
  const { unmount } = await aPanel();
  await pass(QR_POLL);
  const [, , how] = login.mock.calls[0] ?? [];
  expect(how?.signal?.aborted).toBe(false);
  unmount();
  expect(how?.signal?.aborted).toBe(true);
  await pass(5 * QR_POLL);
  expect(asked()).toHaveLength(1);
});

test('an answer after leaving signs nobody in', async () => {
  let answer: (value: typeof result) => void = () => undefined;
  login.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { unmount, onSignedIn } = await aPanel();
  await pass(QR_POLL);
  unmount();
  await act(async () => answer(result));
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('ends by itself, one question later than the server says', async () => {
  getQRCode.mockImplementation(async () => ({ content: 'code', expiresAt: inMs(10 * QR_POLL) }));
  answers(lost);
  const { state } = await aPanel();
  await pass(11 * QR_POLL - 1);
  expect(state().step).toBe('waiting');
  await pass(1);
  expect(state().step).toBe('expired');
  const questions = asked().length;
  await pass(5 * QR_POLL);
  expect(asked()).toHaveLength(questions);
});

test.each([0, 40_000, 110_000, -110_000, 3_600_000, -3_600_000])(
  'a code lasts as long by a device clock %i ms ahead',
  (ahead) => {
    const now = NOON + ahead;
    jest.setSystemTime(now);
    recordServerTime(new Date(NOON).toUTCString());
    expect(toQrExpiry(new Date(NOON + QR_LIFETIME).toISOString(), now) - now).toBe(QR_LIFETIME);
    expect(toQrExpiry(new Date(NOON + 60_000).toISOString(), now) - now).toBe(60_000);
  },
);

test.each([3_600_000, -3_600_000, 0])('an end %i ms from now counts as the whole lifetime', (offset) => {
  expect(toQrExpiry(inMs(offset), NOON) - NOON).toBe(QR_LIFETIME);
});

test('a code that ends at no time at all lasts its lifetime', () => {
  expect(toQrExpiry('soon', 0)).toBe(QR_LIFETIME);
});

test.each<[string, () => void]>([
  ['no id', () => getUuid.mockRejectedValue(new ApiError('parse'))],
  ['a refused id', () => getUuid.mockRejectedValue(new ApiError('refused'))],
  ['no content', () => getQRCode.mockRejectedValue(new ApiError('parse'))],
  ['an empty content', () => getQRCode.mockResolvedValue({ content: '', expiresAt: inMs(1000) })],
  [
    'more than a code holds',
    () => getQRCode.mockResolvedValue({ content: 'x'.repeat(701), expiresAt: inMs(1000) }),
  ],
  ['no network', () => getUuid.mockRejectedValue(lost)],
])('%s: failed, and another try can help', async (_what, arrange) => {
  arrange();
  const { state, result: panel } = await aPanel();
  expect(state()).toMatchObject({ step: 'failed', code: null });
  getUuid.mockResolvedValue('u9');
  getQRCode.mockResolvedValue({ content: 'another', expiresAt: inMs(1000) });
  act(() => panel.current.renew());
  expect(state().step).toBe('loading');
  await pass(0);
  expect(state()).toMatchObject({ step: 'waiting', code: { uuid: 'u9' } });
});

test('a new code is asked about, the old one no more', async () => {
  const { state, result: panel } = await aPanel();
  await pass(QR_POLL);
  act(() => panel.current.renew());
  await pass(0);
  expect(state().code?.uuid).toBe('u2');
  await pass(2 * QR_POLL);
  expect(asked()).toEqual(['u1', 'u2', 'u2']);
});

test('two quick renewals: the later code stands', async () => {
  const { state, result: panel } = await aPanel();
  act(() => panel.current.renew());
  act(() => panel.current.renew());
  await pass(0);
  expect(state().code?.uuid).toBe('u3');
});

test('effects that run twice ask about one code, one question at a time', async () => {
  answers(waiting, result);
  const { state, onSignedIn } = await aPanel({ reactStrictMode: true });
  await pass(QR_POLL);
  expect(asked()).toHaveLength(1);
  await pass(QR_POLL);
  expect(state().step).toBe('confirmed');
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});
