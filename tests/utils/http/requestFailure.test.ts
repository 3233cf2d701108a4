import { isAbort } from '@/utils/http/httpErrors';

import { cut, late, success } from '../../support/servers/apiServer';
import { call, failure, setUp, signIn } from '../../support/servers/requests';

const setup = setUp();

describe('the network', () => {
  test('retries a GET once after a network error', async () => {
    setup.api.answers(cut, success('1.0'));
    expect(await call('getVersion')).toBe('1.0');
    expect(setup.api.received).toHaveLength(2);
    expect(setup.notices).toEqual([]);
  });

  test('shows the second failure in the language of the page', async () => {
    setup.api.answers(cut);
    expect((await failure(call('getVersion'))).message).toBe('Network request failed');
    expect(setup.api.received).toHaveLength(2);
    expect(setup.notices).toHaveLength(1);
    expect(setup.notices[0]?.description).toContain('Check your connection');
  });

  test('reports a truncated body as a network error', async () => {
    setup.api.answers((_, response) => {
      response.writeHead(200, { 'Content-Length': '100' }).write('{"code"');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await failure(call('getVersion'))).message).toBe('Network request failed');
  });

  test('rejects with Global fetch not exist! without fetch', async () => {
    const { fetch } = globalThis;
    Reflect.deleteProperty(globalThis, 'fetch');
    const error = await failure(call('getVersion'));
    globalThis.fetch = fetch;
    expect(error.message).toBe('Global fetch not exist!');
    expect(setup.notices).toHaveLength(1);
  });

  test('does not retry a write', async () => {
    setup.api.answers(cut);
    expect((await failure(call('login', signIn))).message).toBe('Network request failed');
    expect(setup.api.received).toHaveLength(1);
  });
});

describe('timeout and abort', () => {
  test('aborts the request on timeout and ignores the late response', async () => {
    const aborted = new Promise<boolean>((resolve) => {
      setup.api.answers((received, response) => {
        response.on('close', () => resolve(!response.writableFinished));
        late(2_000, success('late'))(received, response);
      });
    });
    const error = await failure(call('getVersion', { timeout: 300 }));
    expect(error.message).toBe('timeout of 300ms exceeded');
    expect(await aborted).toBe(true);
    expect(setup.notices).toHaveLength(1);
    expect(setup.api.received).toHaveLength(1);
  });

  test('clears the timer when the response arrives', async () => {
    const cleared = jest.spyOn(globalThis, 'clearTimeout');
    const set = jest.spyOn(globalThis, 'setTimeout');
    setup.api.answers(success('1.0'));
    await call('getVersion', { timeout: 12_345 });
    const at = set.mock.calls.findIndex(([, ms]) => ms === 12_345);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(cleared.mock.calls.flat()).toContain(set.mock.results[at]?.value);
    jest.restoreAllMocks();
  });

  test('rejects with AbortError if the caller aborts, without notice or retry', async () => {
    const controller = new AbortController();
    // After the request was sent; there is no response.
    setup.api.answers(() => controller.abort());
    const error = await failure(call('getVersion', { signal: controller.signal }));
    expect(isAbort(error)).toBe(true);
    expect(setup.notices).toEqual([]);
    expect(setup.api.received).toHaveLength(1);
  });

  test('sends nothing for a call that was aborted before', async () => {
    setup.api.answers(success('1.0'));
    const error = await failure(call('getVersion', { signal: AbortSignal.abort() }));
    expect(isAbort(error)).toBe(true);
    expect(setup.api.fetch).not.toHaveBeenCalled();
  });
});
