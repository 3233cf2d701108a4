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

/** Returns the replies to the polls in order, and repeats the last one. */
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

/** Renders the panel and waits until it shows a code. */
async function aPanel({ reactStrictMode = false } = {}) {
  const onSignedIn = jest.fn();
  const panel = renderHook(() => useQrSignIn(onSignedIn), { reactStrictMode });
  await pass(0);
  return { onSignedIn, ...panel, state: () => panel.result.current.state };
}

const asked = () => login.mock.calls.map(([, body]) => (body as { uuid: string }).uuid);

test(`draws the code and polls every ${QR_POLL} ms`, async () => {
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

test('waits for a slow response before the next poll', async () => {
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

test('signs in once after scan and confirmation, and stops polling', async () => {
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

test.each(ends)('stops polling if the code is %s', async (_what, reply, step) => {
  answers(waiting, reply);
  const { state, onSignedIn } = await aPanel();
  await pass(10 * QR_POLL);
  expect(state().step).toBe(step);
  expect(asked()).toHaveLength(2);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("returns the server's message after a refusal", async () => {
  answers(refused('FROZEN', 'frozen'));
  const { state } = await aPanel();
  await pass(QR_POLL);
  expect(state().error).toMatchObject({ subCode: 'FROZEN', text: 'frozen' });
});

test.each<[string, Reply]>([
  ['no network', lost],
  ['an invalid response', new ApiError('parse')],
])('reports an interruption after %s and continues to poll', async (_what, reply) => {
  answers(reply, reply, waiting, result);
  const { state, onSignedIn } = await aPanel();
  await pass(QR_POLL);
  expect(state()).toMatchObject({ step: 'waiting', interrupted: true });
  await pass(2 * QR_POLL);
  expect(state()).toMatchObject({ step: 'waiting', interrupted: false });
  await pass(QR_POLL);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('waits before the next poll as long as the server requires', async () => {
  answers(busy, waiting);
  await aPanel();
  await pass(QR_POLL);
  await pass(29_999);
  expect(asked()).toHaveLength(1);
  await pass(1);
  expect(asked()).toHaveLength(2);
});

test('pauses while the page is hidden, and polls immediately afterwards', async () => {
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

test('sends no second poll if the page is shown again while one is pending', async () => {
  login.mockImplementation(() => new Promise(() => undefined));
  await aPanel();
  await pass(QR_POLL);
  hide(true);
  hide(false);
  await pass(5 * QR_POLL);
  expect(asked()).toHaveLength(1);
});

test('waits as long as the server requires even if the page is hidden and shown again', async () => {
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

describe('a code that is unknown after a failed poll', () => {
  const gone = refused('QR_UNKNOWN');

  test('has signed the user in if there is a session, because the lost response was the confirmation', async () => {
    answers(lost, gone);
    isOnline.mockResolvedValue(true);
    getRedirect.mockResolvedValue('/uaa/bindMobileGuide');
    const { state, onSignedIn } = await aPanel();
    await pass(2 * QR_POLL);
    expect(state().step).toBe('confirmed');
    expect(onSignedIn.mock.calls).toEqual([[{ redirectUrl: '/uaa/bindMobileGuide' }]]);
  });

  test('has expired if there is no session', async () => {
    answers(lost, gone);
    isOnline.mockResolvedValue(false);
    const { state, onSignedIn } = await aPanel();
    await pass(2 * QR_POLL);
    expect(state().step).toBe('expired');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('is polled again if the session could not be checked', async () => {
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

test('aborts the pending poll and stops polling on unmount', async () => {
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

test('ignores a response after unmounting', async () => {
  let answer: (value: typeof result) => void = () => undefined;
  login.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { unmount, onSignedIn } = await aPanel();
  await pass(QR_POLL);
  unmount();
  await act(async () => answer(result));
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('expires without a response, one poll interval after the end that the server announced', async () => {
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
  'returns the same lifetime for a device clock that is %i ms ahead',
  (ahead) => {
    const now = NOON + ahead;
    jest.setSystemTime(now);
    recordServerTime(new Date(NOON).toUTCString());
    expect(toQrExpiry(new Date(NOON + QR_LIFETIME).toISOString(), now) - now).toBe(QR_LIFETIME);
    expect(toQrExpiry(new Date(NOON + 60_000).toISOString(), now) - now).toBe(60_000);
  },
);

test.each([3_600_000, -3_600_000, 0])('returns the full lifetime for an end %i ms from now', (offset) => {
  expect(toQrExpiry(inMs(offset), NOON) - NOON).toBe(QR_LIFETIME);
});

test('returns the full lifetime for an invalid end', () => {
  expect(toQrExpiry('soon', 0)).toBe(QR_LIFETIME);
});

test.each<[string, () => void]>([
  ['no id', () => getUuid.mockRejectedValue(new ApiError('parse'))],
  ['a refused id', () => getUuid.mockRejectedValue(new ApiError('refused'))],
  ['no content', () => getQRCode.mockRejectedValue(new ApiError('parse'))],
  ['an empty content', () => getQRCode.mockResolvedValue({ content: '', expiresAt: inMs(1000) })],
  [
    'too much content for a QR code',
    () => getQRCode.mockResolvedValue({ content: 'x'.repeat(701), expiresAt: inMs(1000) }),
  ],
  ['no network', () => getUuid.mockRejectedValue(lost)],
])('fails after %s and can be renewed', async (_what, arrange) => {
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

test('polls only the new code after a renewal', async () => {
  const { state, result: panel } = await aPanel();
  await pass(QR_POLL);
  act(() => panel.current.renew());
  await pass(0);
  expect(state().code?.uuid).toBe('u2');
  await pass(2 * QR_POLL);
  expect(asked()).toEqual(['u1', 'u2', 'u2']);
});

test('shows the later code after two quick renewals', async () => {
  const { state, result: panel } = await aPanel();
  act(() => panel.current.renew());
  act(() => panel.current.renew());
  await pass(0);
  expect(state().code?.uuid).toBe('u3');
});

test('polls one code with one request at a time if effects run twice', async () => {
  answers(waiting, result);
  const { state, onSignedIn } = await aPanel({ reactStrictMode: true });
  await pass(QR_POLL);
  expect(asked()).toHaveLength(1);
  await pass(QR_POLL);
  expect(state().step).toBe('confirmed');
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});
