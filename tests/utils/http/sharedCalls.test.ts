import { clearCache } from '@/utils/http/cache';
import { hasNoPendingCalls } from '@/utils/http/sharedCalls';
import { writeActingRole } from '@/utils/storage/actingStore';
import { json, late, success } from '../../support/servers/apiServer';
import { call, failure, setUp, signIn } from '../../support/servers/requests';

const setup = setUp();

/** Delay of a response, in ms: long enough for all concurrent calls to start. */
const WAIT = 40;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('GETs of one address at the same time', () => {
  test('are one request, and each caller parses its own copy of the response', async () => {
    setup.api.answers(late(WAIT, success({ name: 'a' })), success({ name: 'b' }));
    const [first, second] = (await Promise.all([call('identity'), call('identity')])) as { name: string }[];
    expect(setup.api.received).toHaveLength(1);
    expect([first, second]).toEqual([{ name: 'a' }, { name: 'a' }]);
    expect(first).not.toBe(second);
  });

  test('share the error of their request', async () => {
    setup.api.answers(late(WAIT, json({}, 500)), success('b'));
    const both = [failure(call('getVersion', { quiet: true })), failure(call('getVersion', { quiet: true }))];
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([500, 500]);
    expect(setup.api.received).toHaveLength(1);
    expect(await call('getVersion')).toBe('b');
  });

  test('are two requests if the acting role differs', async () => {
    setup.api.answers(late(WAIT, success('own')), success("the company's"));
    const own = call('identity');
    await pause(WAIT / 4);
    writeActingRole({ id: 'r-1', company: 'c', capacity: 'ADMIN', end: null, owner: 'u-1' });
    const companies = call('identity');
    await pause(WAIT / 4);
    writeActingRole(null);
    expect(await Promise.all([own, companies])).toEqual(['own', "the company's"]);
    expect(setup.api.received.map(({ headers }) => headers['x-acting-as'])).toEqual([undefined, 'r-1']);
  });

  test('are two requests if the query differs', async () => {
    setup.api.answers(late(WAIT, success(true)), success(false));
    const calls = ['a', 'b'].map((account) => call('captchaNeeded', { query: { account } }));
    expect(await Promise.all(calls)).toEqual([true, false]);
  });

  test('are separate requests if the user may have changed', async () => {
    setup.api.answers(late(WAIT, success('of A')), success('of B'));
    const before = call('identity');
    await pause(WAIT / 4);
    clearCache();
    expect(await Promise.all([before, call('identity')])).toEqual(['of A', 'of B']);
  });

  test('are two requests if a write starts or ends between them', async () => {
    setup.api.answers(
      late(3 * WAIT, success('before')),
      late(WAIT, success({ redirectUrl: null })),
      late(3 * WAIT, success('meanwhile')),
      success('after'),
    );
    const before = call('getVersion');
    await pause(WAIT / 4);
    const write = call('login', signIn);
    await pause(WAIT / 4);
    const meanwhile = call('getVersion');
    await write;
    const after = call('getVersion');
    expect(await Promise.all([before, meanwhile, after])).toEqual(['before', 'meanwhile', 'after']);
  });

  test('are two requests if the response may be used once', async () => {
    setup.api.answers(late(WAIT, success('key 1')), success('key 2'));
    const calls = [call('secret', { single: true }), call('secret', { single: true })];
    expect(await Promise.all(calls)).toEqual(['key 1', 'key 2']);
  });
});

test('sends each write as its own request', async () => {
  setup.api.answers(late(WAIT, success({ redirectUrl: '/a' })), success({ redirectUrl: '/b' }));
  await Promise.all([call('login', signIn), call('login', signIn)]);
  expect(setup.api.received).toHaveLength(2);
});

describe('a caller that aborts or times out', () => {
  test.each(['first', 'second'])('resolves for the other caller if the %s one aborts', async (who) => {
    setup.api.answers(late(WAIT, success('a')), success('b'));
    const controller = new AbortController();
    const { signal } = controller;
    const first = call('getVersion', who === 'first' ? { signal } : {});
    const second = call('getVersion', who === 'second' ? { signal } : {});
    const [aborting, waiting] = who === 'first' ? [first, second] : [second, first];
    setTimeout(() => controller.abort(), WAIT / 4);
    expect((await failure(aborting)).name).toBe('AbortError');
    expect(await waiting).toBe('a');
    expect(setup.api.received).toHaveLength(1);
  });

  test('aborts the request with its last caller; the next call sends a new one', async () => {
    setup.api.answers(late(WAIT, success('a')), success('b'));
    const controller = new AbortController();
    const both = [1, 2].map(() => failure(call('getVersion', { signal: controller.signal })));
    await pause(WAIT / 4);
    controller.abort();
    const next = call('getVersion');
    await Promise.all(both);
    expect(setup.api.fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
    expect(await next).toBe('b');
  });
});

test('counts a call as pending until its response or error', async () => {
  setup.api.answers(late(WAIT, success('a')), json({}, 500));
  expect(hasNoPendingCalls()).toBe(true);
  const pending = call('getVersion');
  expect(hasNoPendingCalls()).toBe(false);
  await pending;
  expect(hasNoPendingCalls()).toBe(true);
  await failure(call('getVersion', { quiet: true }));
  expect(hasNoPendingCalls()).toBe(true);
});
