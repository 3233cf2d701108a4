import { sendMessage } from '../../mock/_domain/accounts/outbox';
import { now, toInstant } from '../../mock/_domain/store/clock';
import { getPortal } from '../../mock/_domain/store/state';
import { HOUR } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { type Browser, runPortal } from './portal';

const newBrowser = runPortal();
const order = (browser: Browser, body: unknown) => browser.tool('POST /mock/faults', { body });

test('applies a fault only to the browser that ordered it, across sign-in and sign-out', async () => {
  const [mine, other] = [newBrowser(), newBrowser()];
  await order(mine, { endpoint: endpoints.getVersion, status: 503, headers: { 'Retry-After': '7' } });
  await mine.signsIn('demo');
  const hit = await mine.fetch(endpoints.getVersion);
  expect([hit.status, hit.headers.get('retry-after'), await hit.text()]).toEqual([503, '7', '']);
  await mine.call('logout');
  expect((await mine.fetch(endpoints.getVersion)).status).toBe(503);
  expect(await other.call('getVersion')).toSucceed();
  await mine.tool('DELETE /mock/faults');
  expect(await mine.call('getVersion')).toSucceed();
});

test('sends the ordered body unchanged, with its content type, as often as ordered', async () => {
  const browser = newBrowser();
  const fault = { endpoint: endpoints.domain, contentType: 'text/html', body: '<h1>no</h1>', times: 1 };
  await order(browser, fault);
  const hit = await browser.fetch(endpoints.domain);
  expect([hit.status, hit.headers.get('content-type'), await hit.text()]).toEqual([
    200,
    'text/html',
    fault.body,
  ]);
  expect(await browser.call('domain')).toSucceed();
});

test('delays the real response if the fault has only a delay', async () => {
  const browser = newBrowser();
  await order(browser, { endpoint: endpoints.getVersion, delayMs: 50 });
  const started = Date.now();
  expect(await browser.call('getVersion')).toSucceed();
  expect(Date.now() - started).toBeGreaterThanOrEqual(40);
});

test('breaks the connection for a fault with cut', async () => {
  const browser = newBrowser();
  await order(browser, { endpoint: endpoints.getVersion, cut: true });
  await expect(browser.fetch(endpoints.getVersion)).rejects.toThrow();
});

test('rejects a fault for an unknown endpoint with 422', async () => {
  const body = { endpoint: 'GET /anonApi/nothing', times: 0 };
  expect(await order(newBrowser(), body)).toHaveWrongFields({
    endpoint: 'FIELD_FORMAT',
    times: 'FIELD_FORMAT',
  });
});

test('moves the clock only forward', async () => {
  const browser = newBrowser();
  const before = now();
  const { data } = await browser.tool('POST /mock/clock', { body: { advanceMs: HOUR } });
  expect(now() - before).toBeGreaterThanOrEqual(HOUR);
  expect(data).toEqual({ now: expect.stringMatching(/\+08:00$/) });
  expect((await browser.tool('POST /mock/clock', { body: { advanceMs: -1 } })).status).toBe(422);
  expect(toInstant(0)).toBe('1970-01-01T08:00:00.000+08:00');
});

test('resets to the seed, including clock and faults', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  await browser.tool('POST /mock/clock', { body: { advanceMs: HOUR } });
  await order(browser, { endpoint: endpoints.getVersion, status: 500 });
  expect((await browser.tool('POST /mock/reset')).data).toBeNull();
  expect((await browser.call('online')).data).toBe(false);
  expect(await browser.call('getVersion')).toSucceed();
  expect(getPortal().clockOffset).toBe(0);
});

test('lists sent messages newest first and filters them by address', async () => {
  const sms = { kind: 'sms', region: '+86', to: '15400000001' } as const;
  const mail = { kind: 'mail', region: '', to: 'demo@example.com' } as const;
  const about = { account: undefined, lang: 'en-US' } as const;
  sendMessage(sms, { text: 'one', code: '111111' }, about);
  sendMessage(mail, { text: 'two', link: '/uaa/active' }, about);
  sendMessage(sms, { text: 'three' }, about);
  const texts = async (query?: Record<string, string>) => {
    const { data } = await newBrowser().tool('GET /mock/outbox', { query });
    return (data as { list: { text: string }[] }).list.map(({ text }) => text);
  };
  expect(await texts()).toEqual(['three', 'two', 'one']);
  expect(await texts({ to: '15400000001' })).toEqual(['three', 'one']);
});

const askAs = async (host: string, address: string) =>
  (await newBrowser().sendsExactly(address, '', { host })).status;

const TOOLS = ['GET /mock/outbox', 'GET /mock/open', 'GET /mock/companies', 'POST /mock/reset'];

test('refuses the tools to a page that reaches the mock portal by another host name', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  for (const address of TOOLS)
    expect([address, await askAs('evil.example', address)]).toEqual([address, 403]);
  expect(await browser.isOnline()).toBe(true);
  for (const address of TOOLS)
    expect([address, await askAs('LOCALHOST.:1', address)]).toEqual([address, 200]);
});

test('accepts an empty body but no malformed body for a tool without parameters', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  expect((await browser.tool('POST /mock/reset', { text: '{' })).status).toBe(400);
  expect((await browser.call('online')).data).toBe(true);
  expect((await browser.tool('POST /mock/reset', { text: '' })).status).toBe(200);
  expect((await browser.call('online')).data).toBe(false);
});

test('rejects an unknown actor with 422', async () => {
  const answer = await newBrowser().tool('POST /mock/act', { body: { as: '__proto__' } });
  expect(answer).toHaveWrongFields({ as: 'FIELD_FORMAT' });
});
