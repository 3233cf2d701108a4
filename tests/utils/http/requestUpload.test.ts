import { JSDOM, VirtualConsole } from 'jsdom';
import { isAbort } from '@/utils/http/httpErrors';
import { sendWithProgress } from '@/utils/http/upload';
import { getServerTime } from '@/utils/serverClock';
import { cut, json, late, success } from '../../support/servers/apiServer';
import { call, failure, setUp } from '../../support/servers/requests';

const setup = setUp();
const STORED = { id: 'f1', name: 'a.png', type: 'image/png', size: 200_000 };
const nodeFormData = globalThis.FormData;

// Uploads by XMLHttpRequest to a real server, from its origin.
beforeEach(() => {
  // A console without output: jsdom would print each expected failure.
  const { window } = new JSDOM('', { url: setup.api.origin, virtualConsole: new VirtualConsole() });
  const { XMLHttpRequest, FormData } = window;
  Object.assign(globalThis, { XMLHttpRequest, FormData });
});
afterEach(() => {
  Object.assign(globalThis, { FormData: nodeFormData });
  Reflect.deleteProperty(globalThis, 'XMLHttpRequest');
});

/** Uploads a picture of 200 kB; returns the result and the reported progress. */
function upload(options: { signal?: AbortSignal } = {}) {
  const { File } = new JSDOM().window;
  const onProgress = jest.fn();
  const onEnvelope = jest.fn();
  const file = new File(['x'.repeat(200_000)], 'a.png', { type: 'image/png' });
  const body = new FormData();
  body.append('file', file, file.name);
  const sendForm = sendWithProgress(onProgress);
  return { answer: call('uploadFile', { body, sendForm, onEnvelope, ...options }), onProgress, onEnvelope };
}

test('sends a multipart request with the address and headers of other calls, and not by fetch', async () => {
  setup.api.answers(success(STORED));
  expect(await upload().answer).toEqual(STORED);
  const [sent] = setup.api.received;
  expect([sent?.method, sent?.path]).toEqual(['POST', '/anonApi/component/v1/file']);
  expect(sent?.query.getAll('_')).toHaveLength(1);
  expect(sent?.headers).toMatchObject({
    accept: 'application/json',
    'accept-language': 'en-US',
    'x-requested-with': 'portal',
  });
  expect(sent?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent?.body).toContain('filename="a.png"');
  expect(setup.api.fetch).not.toHaveBeenCalled();
  expect(setup.notices).toEqual([]);
});

test('reports the sent part up to 100 %', async () => {
  setup.api.answers(success(STORED));
  const { answer, onProgress } = upload();
  await answer;
  const shares: number[] = onProgress.mock.calls.map(([share]) => share);
  expect(shares.length).toBeGreaterThan(0);
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
  expect(shares).toEqual([...shares].sort((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});

test('records the server time of the response', async () => {
  setup.api.answers(json({ code: 20000, data: STORED }, 200, { Date: 'Mon, 01 Jan 2001 00:00:00 GMT' }));
  await upload().answer;
  expect(new Date(getServerTime() ?? 0).getUTCFullYear()).toBe(2001);
});

test('throws HttpError with its fields and headers for a status outside 2xx', async () => {
  setup.api.answers(json({ data: { file: '11323' } }, 422, { 'Retry-After': '7' }));
  const error = await failure(upload().answer);
  expect([error.message, error.status, error.data, error.retryAfter]).toEqual([
    'http error',
    422,
    { file: '11323' },
    7000,
  ]);
  expect(setup.notices).toHaveLength(1);
});

test('fails without a network and does not retry', async () => {
  setup.api.answers(cut);
  expect((await failure(upload().answer)).message).toBe('Network request failed');
  expect(setup.api.received).toHaveLength(1);
  expect(setup.notices).toHaveLength(1);
});

test('aborts the request without a notice', async () => {
  let ended: Promise<void> = Promise.resolve();
  const controller = new AbortController();
  setup.api.answers((received, response) => {
    ended = new Promise((resolve) => response.on('close', resolve));
    late(300, success(STORED))(received, response);
    controller.abort();
  });
  expect(isAbort(await failure(upload({ signal: controller.signal }).answer))).toBe(true);
  await ended;
  expect(setup.notices).toEqual([]);
});
