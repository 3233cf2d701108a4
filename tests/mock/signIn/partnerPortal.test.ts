import { advanceClock } from '../../../mock/_domain/store/clock';
import { AUTHORIZATION_CODE_LIFETIME } from '../../../src/constants';
import { codeFor, trade } from '../oauth/application';
import { comeBack } from '../oauth/signInWays';
import { type Browser, runPortal, signedIn } from '../portal';

const newBrowser = runPortal();

/** Returns a ticket for an account that is signed in at the partner portal in this browser. */
async function ticketIn(browser: Browser, account = 'demo'): Promise<string> {
  const { data } = await browser.tool('POST /mock/act', { body: { as: 'partner', account } });
  const { redirectUrl } = data as { redirectUrl: string };
  expect(redirectUrl).toMatch(/^\/uaa\/autoAuth\?ticket=[\w.-]+$/);
  return redirectUrl.split('=')[1] ?? '';
}

const sendTicket = async (browser: Browser, query: Record<string, string>) =>
  (await browser.call('autoAuth', { query })).data;

test('signs in by a session at the partner portal, through a write of this browser', async () => {
  const browser = newBrowser();
  const address = await sendTicket(browser, { ticket: await ticketIn(browser), referer: '/user/x' });
  expect(address).toMatch(/^\/uaa\/authorize\/callBack\?provider=partner&code=[\w-]+&state=[\w-]+$/);
  expect(await browser.isOnline()).toBe(false);
  expect((await comeBack(browser, address)).data).toMatchObject({ redirectUrl: null });
  expect((await browser.call('accountDetail')).data.account).toBe('demo');
});

test('completes a sign-in once, and only in the browser that started it', async () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  const address = await sendTicket(browser, { ticket: await ticketIn(browser) });
  expect(await comeBack(other, address)).toBeRefusedWith('PROVIDER_STATE');
  expect(await comeBack(browser, address)).toSucceed();
  expect(await comeBack(browser, address)).toBeRefusedWith('PROVIDER_STATE');
});

test('accepts a ticket once, for a minute, in the browser that received it', async () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  const ticket = await ticketIn(browser);
  expect(await sendTicket(other, { ticket })).toBeNull();
  expect(await sendTicket(browser, { ticket })).not.toBeNull();
  expect(await sendTicket(browser, { ticket })).toBeNull();
  const late = await ticketIn(browser);
  advanceClock(AUTHORIZATION_CODE_LIFETIME);
  expect(await sendTicket(browser, { ticket: late })).toBeNull();
});

test('accepts no missing, malformed or changed ticket, and no token of the portal itself', async () => {
  const browser = newBrowser();
  const [head = '', body = '', signature = ''] = (await ticketIn(browser)).split('.');
  const changed = JSON.parse(Buffer.from(body, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...changed, sub: 'u-boss' })).toString('base64url');
  const unsigned = Buffer.from('{"alg":"none","typ":"partner-ticket+jwt"}').toString('base64url');
  const member = await signedIn(newBrowser(), 'demo');
  const { id_token } = (await trade(member, await codeFor(member))).body;
  const tickets = [
    '',
    'x',
    'x'.repeat(10_000),
    `${head}.${forged}.${signature}`,
    `${unsigned}.${body}.`,
    id_token,
  ];
  for (const ticket of tickets) expect(await sendTicket(browser, { ticket })).toBeNull();
  expect(await sendTicket(browser, {})).toBeNull();
});

test('rejects the partner portal as a provider in obtainCode', async () => {
  expect((await newBrowser().call('obtainCode', { query: { provider: 'partner' } })).status).toBe(422);
});
