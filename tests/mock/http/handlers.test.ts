import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createHandlers } from '../../../mock/_domain/http/handlers';
import { Waiting } from '../../../mock/_domain/lib/refusals';
import type { PortalRequest } from '../../../mock/_domain/store/context';
import { endpoints } from '../../../src/contract/endpoints';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

/** Runs one handler without a server and returns its response. */
async function run(handler: () => never) {
  const written = { headers: {} as Record<string, string>, body: '' };
  const res = {
    statusCode: 0,
    setHeader: (name: string, value: string) => Object.assign(written.headers, { [name]: value }),
    appendHeader: () => res,
    end: (body: string) => Object.assign(written, { body }),
  };
  const req = { method: 'GET', url: '/', headers: {}, socket: {} } as PortalRequest;
  await createHandlers({ online: handler })[endpoints.online]?.(req, res as unknown as ServerResponse);
  return { status: res.statusCode, ...JSON.parse(written.body) };
}

test('throws for a handler without an endpoint, and names the files to edit', () => {
  const handlers = { renameAddress: () => null };
  expect(() => createHandlers(handlers as object)).toThrow(
    /^The contract has no endpoint renameAddress\. .* src\/contract\/<area>\.ts and src\/contract\/requests\/<area>\.ts/,
  );
});

test('returns a success as 20000 in an envelope that is not cached', async () => {
  const answer = await newBrowser().call('getVersion');
  expect(answer).toMatchObject({ status: 200, code: 20000, subCode: null, subMsg: null });
  expect(answer.data).toMatch(/^\d+\.\d+\.\d+$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('returns the code 20002 and the subCode 11002 while waiting', async () => {
  const waiting = await run(() => {
    throw new Waiting();
  });
  expect(waiting).toEqual({ status: 200, code: 20002, data: null, subCode: '11002', subMsg: 'waiting' });
});

test('returns 500 without details for an error in a handler', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const answer = await run(() => {
    throw new TypeError('inner workings');
  });
  expect(answer).toEqual({ status: 500, code: 40000, data: null, subCode: null, subMsg: null });
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

describe('a write with an unreadable body', () => {
  const JSON_TYPE = { 'Content-Type': 'application/json' };

  test('is rejected as a form where JSON is required, and as JSON where a form is required', async () => {
    const browser = newBrowser();
    const form = new FormData();
    form.append('scene', 'stepUp');
    expect((await browser.tool(endpoints.caChallenge, { body: form })).status).toBe(400);
    expect((await browser.call('uploadFile', { body: { file: 'x' } })).status).toBe(400);
    expect((await browser.tool(endpoints.caChallenge, { text: '{}', headers: JSON_TYPE })).status).toBe(200);
  });

  test.each([
    ['chunked and empty', {}, ''],
    ['compressed and empty', { 'content-encoding': 'gzip' }, gzipSync('')],
  ])('is rejected if the body is %s', async (_what, headers, bytes) => {
    const [browser, other] = [newBrowser().opensSessionOf('demo'), newBrowser().opensSessionOf('demo')];
    for (const endpoint of [endpoints.endOtherSessions, endpoints.withdrawGrant]) {
      const sent = { 'transfer-encoding': 'chunked', ...headers };
      expect((await browser.sendsExactly(endpoint, bytes, sent)).status).toBe(400);
    }
    expect((await other.call('online')).data).toBe(true);
    expect(await browser.call('endOtherSessions')).toSucceed();
    expect((await other.call('online')).data).toBe(false);
  });
});

describe('a request to sign out', () => {
  const signOut = (browser: Browser, headers: Record<string, string>) => browser.call('logout', { headers });

  test.each([
    ['image', 'same-origin'],
    ['script', 'same-origin'],
    ['style', 'same-origin'],
    ['iframe', 'same-origin'],
    ['document', 'none'],
    ['document', 'cross-site'],
    ['empty', 'same-site'],
    ['empty', 'cross-site'],
  ])('is refused with Sec-Fetch-Dest %s and Sec-Fetch-Site %s', async (dest, site) => {
    const browser = newBrowser().opensSessionOf('demo');
    const answer = await signOut(browser, { 'Sec-Fetch-Dest': dest, 'Sec-Fetch-Site': site });
    expect(answer).toMatchObject({ status: 400, code: 40000, subCode: subCodes.BAD_REQUEST, data: null });
    expect((await browser.call('online')).data).toBe(true);
  });

  test.each([{}, { 'Sec-Fetch-Dest': 'empty', 'Sec-Fetch-Site': 'same-origin' }])(
    'is accepted with %j',
    async (headers) => {
      const browser = newBrowser().opensSessionOf('demo');
      // Node's fetch adds only Sec-Fetch-Mode itself.
      expect(await signOut(browser, headers as Record<string, string>)).toSucceed();
      expect((await browser.call('online')).data).toBe(false);
    },
  );
});

test.each([
  ['pt-BR', 'Conta ou senha incorreta.'],
  ['zh-TW,zh;q=0.9,en-US;q=0.8', '帳號或密碼錯誤。'],
  ['fr-FR, en-US;q=0.7', 'Wrong account or password.'],
  ['constructor, __proto__', '账号或密码错误。'],
  ['', '账号或密码错误。'],
])('returns for Accept-Language %j the message %s', async (lang, subMsg) => {
  const browser = newBrowser();
  browser.lang = lang;
  expect((await browser.signsIn('nobody')).subMsg).toBe(subMsg);
});

test('returns names in the language of the reader', async () => {
  const browser = newBrowser();
  expect((await browser.call('domain')).data).toEqual({
    enableVerifySecret: '1',
    siteName: 'Identity Portal',
    redirectHosts: [],
    captcha: 'proof',
    contact: {
      email: 'help@portal.example.com',
      phone: '+86 154 0000 0000',
      hours: 'Weekdays, 9:00–18:00 (Beijing time)',
    },
  });
  const person = await browser.call('findWithUserType', { query: { userType: 'person' } });
  expect(person.data.slice(0, 3)).toEqual([
    { provider: 'paymentApp', channelCode: 31, name: 'Payment app' },
    { provider: 'messagingApp', channelCode: 32, name: 'Messaging app' },
    { provider: 'cityPass', channelCode: 5, name: 'City Pass' },
  ]);
  browser.lang = 'zh-CN';
  const legal = await browser.call('findWithUserType', { query: { userType: 'legal' } });
  expect(legal.data[0]).toEqual({ provider: 'govLegal', channelCode: 5, name: '政务法人平台' });
  expect(await browser.call('findWithUserType')).toHaveWrongFields({ userType: 'FIELD_REQUIRED' });
});

test('uses the first value of a repeated parameter', async () => {
  const query = 'userType=legal&userType=person';
  const answer = await newBrowser().fetch(`GET /thirdPlatform/findWithUserType?${query}&x=`);
  expect((await answer.json()).data[0].provider).toBe('govLegal');
});
