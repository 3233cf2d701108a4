import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY, PROOF_TRIES, TICKET_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { bindProvider } from '../credentials';
import { signInByProvider, signInByQr } from '../oauth/signInWays';
import { type Answer, type Browser, lastSentTo, queryOf, runPortal, wrongCode } from '../portal';

const newBrowser = runPortal();

const OWN = '15400000005';
const STRANGER = '15400000099';
const CITY_PASS = { provider: 'cityPass' };

/** Returns the ticket in the address of a FROZEN response. */
function ticketOf({ subCode, data }: Answer<unknown>): string {
  expect(subCode).toBe(subCodes.FROZEN);
  const { redirectUrl } = data as { redirectUrl: string };
  expect(redirectUrl).toMatch(/^\/uaa\/frozen\?ticket=[\w-]{22}$/);
  return queryOf(redirectUrl).ticket ?? '';
}

const readTicket = async (browser: Browser) => ticketOf(await browser.signsIn('frozen'));

/** Requests a code and sends it. The next code can follow immediately. */
async function unfreeze(browser: Browser, ticket: string, mobile = OWN) {
  const captcha = browser.solvesCaptcha();
  await browser.call('smsCode', { body: { scene: 'unfreeze', region: '+86', mobile, captcha } });
  const { code } = lastSentTo(mobile);
  getPortal().codeSends.clear();
  for (const sent of getPortal().codes.values()) sent.resendAt = 0;
  return browser.call('unfreeze', { body: { ticket, region: '+86', mobile, code } });
}

test('redirects a right password to the page of the frozen account, and unfreezes it by a code to its number', async () => {
  const browser = newBrowser();
  const ticket = await readTicket(browser);
  const { data } = await browser.call('frozenAccount', { query: { ticket } });
  expect(data.mobile).toBe('154****0005');
  expect(Date.now() - Date.parse(data.frozenAt)).toBeGreaterThanOrEqual(3 * DAY - 60_000);
  expect(await unfreeze(browser, ticket)).toMatchObject({ status: 200, code: 20000, data: null });
  expect(getPortal().behavior.at(-1)).toMatchObject({ accountId: 'u-frozen', type: 'UNFREEZE' });
  for (const to of [OWN, 'frozen@example.com']) expect(lastSentTo(to).text).toContain('frozen was unfrozen');
  expect(await browser.isOnline()).toBe(false);
  expect(await browser.signsIn('frozen')).toSucceed();
  expect((await browser.call('accountDetail')).data.status).toBe('ACTIVE');
});

test('returns a ticket on the QR channel to the browser that waits', async () => {
  const [screen, phone] = [newBrowser(), newBrowser()];
  const ticket = ticketOf(await signInByQr(screen, phone, 'frozen'));
  expect(await phone.call('frozenAccount', { query: { ticket } })).toBeRefusedWith('TICKET_UNKNOWN');
  expect(await unfreeze(screen, ticket)).toSucceed();
});

test('returns a ticket when a provider’s account is to be linked, and links nothing', async () => {
  const browser = newBrowser();
  const { data } = await signInByProvider(browser, CITY_PASS, 'somebody');
  const ticket = queryOf(data.redirectUrl).bind ?? '';
  ticketOf(await bindProvider(browser, ticket, { account: 'frozen' }));
  expect(getPortal().bindings.some(({ accountId }) => accountId === 'u-frozen')).toBe(false);
});

test('reports another number only after its code, and ends the ticket after five of them', async () => {
  const browser = newBrowser();
  const ticket = await readTicket(browser);
  await browser.call('smsCode', { body: { scene: 'unfreeze', region: '+86', mobile: STRANGER } });
  const { code } = lastSentTo(STRANGER);
  const wrong = { ticket, region: '+86', mobile: STRANGER, code: wrongCode(code) };
  expect(await browser.call('unfreeze', { body: wrong })).toBeRefusedWith('CODE_WRONG');
  for (const sent of getPortal().codes.values()) sent.resendAt = 0;
  const told = [];
  for (let time = 0; time < PROOF_TRIES; time += 1) told.push(await unfreeze(browser, ticket, STRANGER));
  expect(told.map(({ subCode }) => subCode)).toEqual([
    ...Array(PROOF_TRIES - 1).fill(subCodes.PROOF_MISMATCH),
    subCodes.PROOF_USED_UP,
  ]);
  expect(told.map(({ data }) => data)).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ triesLeft })));
  expect(await unfreeze(browser, ticket)).toBeRefusedWith('TICKET_UNKNOWN');
  expect(await browser.signsIn('frozen')).toBeRefusedWith('FROZEN');
});

test('limits a ticket to one visitor, and spends it with all others of the account', async () => {
  const [browser, thief] = [newBrowser(), newBrowser()];
  const [ticket, rival] = [await readTicket(browser), await readTicket(thief)];
  expect(await thief.call('frozenAccount', { query: { ticket } })).toBeRefusedWith('TICKET_UNKNOWN');
  expect(await unfreeze(thief, ticket)).toBeRefusedWith('TICKET_UNKNOWN');
  expect(await unfreeze(browser, ticket)).toSucceed();
  for (const [who, used] of [
    [browser, ticket],
    [thief, rival],
  ] as const) {
    expect(await who.call('frozenAccount', { query: { ticket: used } })).toBeRefusedWith('TICKET_UNKNOWN');
  }
});

test('ends a ticket after ten minutes', async () => {
  const browser = newBrowser();
  const ticket = await readTicket(browser);
  advanceClock(TICKET_LIFETIME);
  expect(await browser.call('frozenAccount', { query: { ticket } })).toBeRefusedWith('TICKET_UNKNOWN');
  expect(await browser.call('frozenAccount')).toBeRefusedWith('TICKET_UNKNOWN');
  await readTicket(browser);
  expect(getPortal().frozenTickets.size).toBe(1);
});
