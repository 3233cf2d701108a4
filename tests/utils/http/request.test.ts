import { createClient } from '@/utils/http/client';
import { warn } from '@/utils/http/httpErrors';
import { request } from '@/utils/http/request';

import { json, raw, refusal, success } from '../../support/servers/apiServer';
import { call, failure, setUp, signIn } from '../../support/servers/requests';

const setup = setUp();

describe('what goes out', () => {
  test('sends cookies', async () => {
    setup.api.answers(success('1.0'));
    await call('getVersion');
    expect(setup.api.fetch.mock.calls[0]?.[1]?.credentials).toBe('include');
  });

  test('appends a timestamp named _ to the query', async () => {
    setup.api.answers(success(true));
    const before = Date.now();
    await call('checkCaptcha', { query: { captcha: 'a b&c=d/é' } });
    const [{ path, query } = { path: '', query: new URLSearchParams() }] = setup.api.received;
    expect(path).toBe('/anonApi/component/v1/checkCaptcha');
    expect(query.get('captcha')).toBe('a b&c=d/é');
    expect(Number(query.get('_'))).toBeGreaterThanOrEqual(before);
    expect(query.getAll('_')).toHaveLength(1);
  });

  test.each([
    ['POST', 'login', signIn, '1'],
    ['PATCH', 'readNotices', { body: { ids: ['n1'] } }, null],
    // Without a body.
    ['DELETE', 'endOtherSessions', undefined, null],
  ] as const)('sends %s as JSON with the custom header', async (method, name, options, channel) => {
    setup.api.answers(success(null));
    await call(name, options);
    const [sent] = setup.api.received;
    expect(sent?.method).toBe(method);
    expect(sent?.query.get('channelCode')).toBe(channel);
    expect(sent?.headers['content-type']).toMatch(/^application\/json/);
    expect(sent?.headers['x-requested-with']).toBe('portal');
    expect(JSON.parse(sent?.body ?? '')).toEqual(options?.body ?? {});
  });

  test('sends a GET without body and custom header', async () => {
    setup.api.answers(success('1.0'));
    await call('getVersion');
    const [sent] = setup.api.received;
    expect(sent?.headers['x-requested-with']).toBeUndefined();
    expect(sent?.headers['content-type']).toBeUndefined();
    expect(sent?.body).toBe('');
  });

  test('sends the current language as Accept-Language', async () => {
    setup.api.answers(success('1.0'));
    await call('getVersion');
    expect(setup.api.received[0]?.headers['accept-language']).toBe('en-US');
  });

  test('throws for an address outside the API, before fetch', async () => {
    setup.api.answers(success('x'));
    expect((await failure(request('GET /user/x'))).message).toBe('Not an API address: /user/x');
    const dots = request('GET /authApi/one/:id', { params: { id: '..' } });
    expect((await failure(dots)).message).toBe('Not a path parameter: id');
    expect(setup.api.fetch).not.toHaveBeenCalled();
  });

  test('runs each interceptor once with two clients in one page', async () => {
    setup.api.answers(success('1.0'));
    createClient();
    const target = { method: 'GET', address: '/anonApi/getVersion' };
    await createClient()(target.address, { target, call: {} } as never);
    await call('getVersion');
    for (const { query } of setup.api.received) expect(query.getAll('_')).toHaveLength(1);
    expect(setup.api.received).toHaveLength(2);
  });
});

describe('the envelope', () => {
  test('resolves with the data for code 20000', async () => {
    setup.api.answers(success({ list: [1] }));
    expect(await call('accountDetail')).toEqual({ list: [1] });
    expect(setup.notices).toEqual([]);
  });

  test.each([null, undefined])('resolves with true for code 20000 and data %s', async (data) => {
    setup.api.answers(success(data));
    expect(await call('redirect', { query: {} })).toBe(true);
  });

  test.each([0, '', false])('resolves with falsy data %j unchanged', async (data) => {
    setup.api.answers(success(data));
    expect(await call('online')).toBe(data);
  });

  test('shows subMsg and resolves with false for any other code', async () => {
    setup.api.answers(refusal('Wrong account or password'));
    expect(await call('login', signIn)).toBe(false);
    expect(setup.notices).toEqual([
      { kind: 'request', type: 'error', description: 'Wrong account or password' },
    ]);
  });

  test('passes the envelope of a refusal to onEnvelope', async () => {
    setup.api.answers(refusal('Locked', '11104'));
    const onEnvelope = jest.fn();
    await call('login', { ...signIn, onEnvelope });
    expect(onEnvelope).toHaveBeenCalledWith({ code: 40000, data: null, subCode: '11104', subMsg: 'Locked' });
  });

  test('shows nothing for 20002 with 11002 (text or number) and waiting, and still informs the poller', async () => {
    setup.api.answers(refusal('waiting', 11002, 20002));
    const onEnvelope = jest.fn();
    expect(await call('login', { ...signIn, onEnvelope })).toBe(false);
    expect(setup.notices).toEqual([]);
    expect(onEnvelope).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['waiting', '11002', 20001],
    ['waiting', '11003', 20002],
    ['Waiting', '11002', 20002],
  ])('shows a notice for subMsg %s, subCode %s and code %s', async (subMsg, subCode, code) => {
    setup.api.answers(refusal(subMsg, subCode, code));
    expect(await call('login', signIn)).toBe(false);
    expect(setup.notices).toHaveLength(1);
  });

  test.each([null, '', { html: '<b>' }])(
    'shows the default message for a refusal with subMsg %j',
    async (subMsg) => {
      setup.api.answers(refusal(subMsg));
      await call('login', signIn);
      expect(setup.notices[0]?.description).toBe('We couldn’t complete the request');
    },
  );

  test('does not accept code 20000 as text', async () => {
    setup.api.answers(json({ code: '20000', data: 1 }));
    expect(await call('getVersion')).toBe(false);
  });

  test('shows no notice for a quiet call', async () => {
    setup.api.answers(refusal('No'));
    expect(await call('getVersion', { quiet: true })).toBe(false);
    expect(setup.notices).toEqual([]);
  });
});

describe('bodies', () => {
  test('resolves with true for an empty body', async () => {
    setup.api.answers(raw('', 200, 'application/json'));
    expect(await call('getVersion')).toBe(true);
  });

  test.each(['<!doctype html><p>hello', '{"code":20000', '"text"', '7', 'null', '[]'])(
    'rejects 200 with %j as JSON.parse fail, and never shows it',
    async (body) => {
      setup.api.answers(raw(body));
      expect((await failure(call('getVersion'))).message).toBe('JSON.parse fail');
      expect(setup.notices).toHaveLength(1);
      expect(JSON.stringify(setup.notices)).not.toContain('hello');
    },
  );
});

test('logs errors in the console, but not an abort by the caller', () => {
  const console_ = jest.spyOn(console, 'warn').mockImplementation();
  const error = new Error('x');
  warn(error);
  warn(new DOMException('', 'AbortError'));
  expect(console_.mock.calls).toEqual([[error]]);
  console_.mockRestore();
});
