import { act, renderHook } from '@testing-library/react';
import { QR_LIFETIME, QR_POLL, RETRY_DELAY } from '@/constants';
import { useQrSignIn } from '@/pages/uaa/login/useQrSignIn';
import { recordServerTime } from '@/utils/serverClock';
import {
  createFakeNetwork,
  httpError,
  noResponse,
  refusal,
  settle,
  unreachable,
} from '../../../support/fakes/fakeNetwork';

const network = createFakeNetwork();
const result = { redirectUrl: '/user/identity_manage' };

type Reply = import('@/contract').QrProgress | typeof result | typeof unreachable;

const waiting = refusal('WAITING', 'waiting');
const busy = httpError(503, { headers: { 'Retry-After': '30' } });

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
/** Lets time pass. Each poll within it receives its response before the next one is due. */
async function pass(ms: number) {
  for (let left = ms; left >= 0; left -= QR_POLL) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, QR_POLL)));
    await settle();
  }
}

function hide(hidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const NOON = Date.parse('2026-03-01T12:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
  recordServerTime(new Date(NOON).toUTCString());
  let codes = 0;
  network.answer('getUuid', () => {
    codes += 1;
    return `u${codes}`;
  });
  network.answer('getQRCode', ({ query }) => ({
    content: `code of ${query.uuid}`,
    expiresAt: inMs(QR_LIFETIME),
  }));
  network.answer('login', waiting);
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

/** The codes of the polls so far. */
const polledCodes = () => network.bodies('login').map((body) => 'uuid' in body && body.uuid);

test(`draws the code and polls every ${QR_POLL} ms`, async () => {
  const { state } = await aPanel();
  expect(state()).toMatchObject({ step: 'waiting', code: { uuid: 'u1', content: 'code of u1' } });
  expect(polledCodes()).toEqual([]);
  await pass(QR_POLL - 1);
  expect(polledCodes()).toEqual([]);
  await pass(1);
  expect(polledCodes()).toEqual(['u1']);
  await pass(3 * QR_POLL);
  expect(polledCodes()).toEqual(Array(4).fill('u1'));
  expect(network.sent('login').map(({ query }) => query.channelCode)).toEqual(Array(4).fill('3'));
  expect(state()).toMatchObject({ step: 'waiting', interrupted: false });
});

test('waits for a slow response before the next poll', async () => {
  const respond = network.withhold('login');
  const { state } = await aPanel();
  await pass(10 * QR_POLL);
  expect(polledCodes()).toHaveLength(1);
  await respond(waiting);
  await pass(QR_POLL);
  expect(polledCodes()).toHaveLength(2);
  expect(state().step).toBe('waiting');
});

test('signs in once after scan and confirmation, and stops polling', async () => {
  network.answer('login', waiting, { state: 'scanned', name: 'T*' }, result);
  const { state, onSignedIn } = await aPanel();
  await pass(2 * QR_POLL);
  expect(state()).toMatchObject({ step: 'scanned', name: 'T*' });
  await pass(QR_POLL);
  expect(state().step).toBe('confirmed');
  await pass(QR_LIFETIME * 2);
  expect(onSignedIn.mock.calls).toEqual([[result]]);
  expect(polledCodes()).toHaveLength(3);
  expect(state().step).toBe('confirmed');
});

const ends: [what: string, reply: Reply, end: object][] = [
  ['canceled on the phone', { state: 'cancelled' }, { step: 'cancelled' }],
  ['expired on the server', { state: 'expired' }, { step: 'expired' }],
  ['unknown to the server', refusal('QR_UNKNOWN'), { step: 'expired' }],
  ['refused', refusal('FROZEN', 'frozen'), { step: 'failed', error: { subCode: 'FROZEN', text: 'frozen' } }],
];

test.each(ends)('stops polling if the code is %s', async (_what, reply, end) => {
  network.answer('login', waiting, reply);
  const { state, onSignedIn } = await aPanel();
  await pass(10 * QR_POLL);
  expect(state()).toMatchObject(end);
  expect(polledCodes()).toHaveLength(2);
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('pauses while the page is hidden, and polls immediately afterwards', async () => {
  const { state } = await aPanel();
  await pass(QR_POLL);
  hide(true);
  await pass(20 * QR_POLL);
  expect(polledCodes()).toHaveLength(1);
  network.answer('login', { state: 'scanned', name: 'T*' });
  hide(false);
  await pass(0);
  expect(polledCodes()).toHaveLength(2);
  expect(state().step).toBe('scanned');
});

test.each([
  ['', () => undefined],
  [
    ', even if the page is hidden and shown again',
    () => {
      hide(true);
      hide(false);
    },
  ],
])('waits before the next poll as long as the server requires%s', async (_, meanwhile) => {
  network.answer('login', busy, waiting);
  await aPanel();
  await pass(QR_POLL);
  meanwhile();
  await pass(29_999);
  expect(polledCodes()).toHaveLength(1);
  await pass(1);
  expect(polledCodes()).toHaveLength(2);
});

describe('a code that is unknown after a failed poll', () => {
  const gone = refusal('QR_UNKNOWN');

  test('has signed the user in if there is a session, because the lost response was the confirmation', async () => {
    network.answer('login', unreachable, gone);
    network.answer('online', true);
    network.answer('redirect', '/uaa/bindMobileGuide');
    const { state, onSignedIn } = await aPanel();
    await pass(2 * QR_POLL);
    expect(state().step).toBe('confirmed');
    expect(onSignedIn.mock.calls).toEqual([[{ redirectUrl: '/uaa/bindMobileGuide' }]]);
  });

  test('has expired if there is no session', async () => {
    network.answer('login', unreachable, gone);
    network.answer('online', false);
    const { state, onSignedIn } = await aPanel();
    await pass(2 * QR_POLL);
    expect(state().step).toBe('expired');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  test('is polled again if the session could not be checked', async () => {
    network.answer('login', unreachable, gone);
    network.answer('online', httpError(503), true);
    network.answer('redirect', null);
    const { state, onSignedIn } = await aPanel();
    await pass(2 * QR_POLL);
    expect(state()).toMatchObject({ step: 'waiting', interrupted: true });
    await pass(QR_POLL);
    expect(onSignedIn.mock.calls).toEqual([[{ redirectUrl: null }]]);
  });
});

test('aborts the pending poll and stops polling on unmount', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch');
  network.answer('login', noResponse);
  const { unmount } = await aPanel();
  await pass(QR_POLL);
  const signal = fetch.mock.lastCall?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  unmount();
  await settle();
  expect(signal?.aborted).toBe(true);
  await pass(5 * QR_POLL);
  expect(polledCodes()).toHaveLength(1);
});

test('expires without a response, one poll interval after the end that the server announced', async () => {
  network.answer('getQRCode', { content: 'code', expiresAt: inMs(10 * QR_POLL) });
  network.answer('login', unreachable);
  const { state } = await aPanel();
  await pass(11 * QR_POLL - 1);
  expect(state().step).toBe('waiting');
  await pass(1);
  expect(state().step).toBe('expired');
  const pollCount = polledCodes().length;
  await pass(5 * QR_POLL);
  expect(polledCodes()).toHaveLength(pollCount);
});

test('ends by the clock of the server', async () => {
  // The device is an hour ahead.
  recordServerTime(new Date(NOON - 3_600_000).toUTCString());
  network.answer('getQRCode', { content: 'code', expiresAt: inMs(-3_600_000 + 60_000) });
  const { state } = await aPanel();
  expect(state().code?.endsAt).toBe(NOON + 60_000);
});

test.each(['2026-03-01T13:00:00Z', '2026-03-01T12:00:00Z', 'soon'])(
  'ends after the full lifetime if the server announces at noon the end %j',
  async (expiresAt) => {
    network.answer('getQRCode', { content: 'code', expiresAt });
    const { state } = await aPanel();
    expect(state().code?.endsAt).toBe(NOON + QR_LIFETIME);
  },
);

test.each<[string, () => void]>([
  ['a refused id', () => network.answer('getUuid', refusal('TOO_MANY'))],
  [
    'too much content for a QR code',
    () => network.answer('getQRCode', { content: 'x'.repeat(701), expiresAt: inMs(1000) }),
  ],
])('fails after %s and can be renewed', async (_what, arrange) => {
  arrange();
  const { state, result: panel } = await aPanel();
  await pass(RETRY_DELAY);
  expect(state()).toMatchObject({ step: 'failed', code: null });
  expect(network.notices).toEqual([]);
  network.answer('getUuid', 'u9');
  network.answer('getQRCode', { content: 'another', expiresAt: inMs(QR_LIFETIME) });
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
  expect(polledCodes()).toEqual(['u1', 'u2', 'u2']);
});
