import { randomBytes } from 'node:crypto';
import { getPortal } from '../../../mock/_domain/store/state';
import { createVisitorId, isOwnVisitorId } from '../../../mock/_domain/store/visitors';
import { requestAuthorization, resume } from '../oauth/application';
import { type Browser, lastSentTo, runPortal, signedIn } from '../portal';
import { ticketFor } from '../signIn/applicants';
import { finishReset, proveReset, startReset } from '../signIn/resets';

const newBrowser = runPortal();

const COOKIE = 'portal_visitor';
const visitorOf = (browser: Browser) => browser.cookies.get(COOKIE) ?? '';

/** Returns a browser whose visitor cookie an attacker has set. */
function planted(id: string): Browser {
  const browser = newBrowser();
  browser.cookies.set(COOKIE, id);
  return browser;
}

async function visitor(): Promise<Browser> {
  const browser = newBrowser();
  await browser.call('online');
  return browser;
}

/** Returns the names of the stores that contain the id of a visitor. */
const places = (id: string): string[] =>
  Object.entries(getPortal()).flatMap(([name, kept]) =>
    JSON.stringify(kept instanceof Map ? [...kept] : kept).includes(id) ? [name] : [],
  );

test('creates another id each time, and recognizes it as its own', () => {
  const [one, other] = [createVisitorId(), createVisitorId()];
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect([isOwnVisitorId(one), isOwnVisitorId(other)]).toEqual([true, true]);
});

test.each([
  ['random but not issued by the portal', randomBytes(32).toString('base64url')],
  ['empty', ''],
  ['put together from two ids', `${createVisitorId().slice(0, 22)}${createVisitorId().slice(22)}`],
])('ignores an id that is %s, and issues a new one', async (_what, id) => {
  expect(isOwnVisitorId(id)).toBe(false);
  const browser = planted(id);
  await browser.call('captchaImage', { query: { t: '1' } });
  expect([visitorOf(browser) === id, isOwnVisitorId(visitorOf(browser))]).toEqual([false, true]);
  expect([...getPortal().captchas.keys()]).toEqual([visitorOf(browser)]);
});

test('keeps an id until the visitor signs in or out', async () => {
  const browser = await visitor();
  const first = visitorOf(browser);
  for (const name of ['online', 'domain', 'secret', 'getUuid'] as const) await browser.call(name);
  expect(await browser.signsIn('demo', 'wrong')).toBeRefusedWith('BAD_CREDENTIALS');
  expect(visitorOf(browser)).toBe(first);
  await browser.signsIn('demo');
  const second = visitorOf(browser);
  await browser.call('accountDetail');
  expect(visitorOf(browser)).toBe(second);
  await browser.call('logout');
  expect(new Set([first, second, visitorOf(browser)]).size).toBe(3);
  // A sign-out without a session keeps the id.
  const third = visitorOf(browser);
  await browser.call('logout');
  expect(visitorOf(browser)).toBe(third);
});

test('gives an attacker who knew the former id no access after sign-in', async () => {
  const attacker = await visitor();
  const victim = planted(visitorOf(attacker));
  const captcha = victim.solvesCaptcha();
  expect((await attacker.call('checkCaptcha', { query: { captcha } })).data).toBe(true);
  const { data } = await requestAuthorization(victim);
  expect(await victim.signsIn('demo')).toSucceed();
  expect(places(visitorOf(attacker))).toEqual([]);
  expect((await attacker.call('checkCaptcha', { query: { captcha } })).data).toBe(false);
  expect(await resume(attacker, data.requestId)).toBeRefusedWith('AUTHORIZE_OVER');
  expect((await resume(victim, data.requestId)).data.next).toBe('consent');
});

/** Starts everything that a browser can start before sign-in. */
async function beginAll(browser: Browser): Promise<{ ticket: string; file: string; state: string }> {
  const ticket = await ticketFor(browser, '15400000099', 'appeal');
  const { data: file } = await browser.uploads(Buffer.from('%PDF-1.7\n'), 'a.pdf');
  const trip = await browser.call('obtainCode', { query: { provider: 'cityPass' } });
  await browser.call('getUuid');
  await browser.call('caChallenge');
  await browser.call('secret');
  await browser.call('captchaImage', { query: { t: '1' } });
  return {
    ticket,
    file: file.id,
    state: new URLSearchParams(trip.data.split('?')[1]).get('state') ?? '',
  };
}

test('keeps what a visitor has started when the visitor signs in', async () => {
  const browser = newBrowser();
  const { ticket, file, state } = await beginAll(browser);
  const before = places(visitorOf(browser)).sort();
  expect(before).toEqual(
    expect.arrayContaining([
      'captchaCalls',
      'captchas',
      'challenges',
      'codeSends',
      'codes',
      'proofs',
      'providerTrips',
      'qrs',
      'secrets',
      'uploads',
    ]),
  );
  const former = visitorOf(browser);
  await browser.signsIn('demo');
  expect(places(former)).toEqual([]);
  expect(places(visitorOf(browser)).sort()).toEqual([...before, 'browsers', 'sessions'].sort());
  const id = visitorOf(browser);
  expect([getPortal().proofs.get(ticket)?.visitor, getPortal().uploads.get(file)?.owner]).toEqual([id, id]);
  expect(getPortal().providerTrips.get(state)?.visitor).toBe(id);
});

test.each([
  ['signs out', (browser: Browser) => browser.call('logout')],
  ['signs in as another user', (browser: Browser) => browser.signsIn('veteran')],
  [
    'signs in after another browser ended the session',
    async (browser: Browser) => {
      const other = newBrowser().opensSessionOf('demo');
      await other.call('endOtherSessions');
      await browser.signsIn('veteran');
    },
  ],
  [
    'ends the own session',
    async (browser: Browser) => {
      const id = (await browser.call('sessions')).data.find(({ current }) => current)?.id ?? '';
      await browser.call('endSession', { params: { id } });
    },
  ],
])('removes what a user has proved or begun from the browser when the user %s', async (_what, leaves) => {
  const browser = await signedIn(newBrowser(), 'demo');
  const { ticket, file, state } = await beginAll(browser);
  const to = { region: '+86', mobile: '15400000098' };
  await browser.call('loginCode', { body: to });
  await leaves(browser);
  expect([getPortal().proofs.has(ticket), getPortal().uploads.has(file)]).toEqual([false, false]);
  const left = places(visitorOf(browser));
  for (const name of ['captchas', 'challenges', 'proofs', 'qrs', 'uploads']) expect(left).not.toContain(name);
  // Counts continue, and requests wait for the next sign-in.
  expect(left).toEqual(expect.arrayContaining(['captchaCalls', 'codeSends', 'codes', 'providerTrips']));
  expect(getPortal().providerTrips.get(state)?.visitor).toBe(visitorOf(browser));
  const { code } = lastSentTo(to.mobile);
  expect(await browser.logsIn(2, { ...to, code })).toBeRefusedWith('CODE_USED_UP');
});

test('renews the id when a number is proved, so that the former id has no access to the ticket', async () => {
  const attacker = await visitor();
  const victim = planted(visitorOf(attacker));
  const captcha = victim.solvesCaptcha();
  const file = await beginAll(victim);
  expect(visitorOf(victim)).not.toBe(visitorOf(attacker));
  expect(places(visitorOf(attacker))).not.toEqual(expect.arrayContaining(['proofs', 'uploads']));
  const requestAuthorization = (browser: Browser) =>
    browser.call('registerTicket', { query: { ticket: file.ticket } });
  expect(await requestAuthorization(attacker)).toBeRefusedWith('TICKET_UNKNOWN');
  expect(getPortal().proofs.get(file.ticket)?.visitor).toBe(visitorOf(victim));
  expect(captcha).not.toBe('');
});

test('continues a reset only in the browser that proved the number, and not for its former id', async () => {
  const attacker = await visitor();
  const victim = planted(visitorOf(attacker));
  const id = await startReset(victim);
  expect(await proveReset(victim, id, '15400000001')).toSucceed();
  expect(places(visitorOf(attacker))).toEqual([]);
  const password = 'Rise-2026-shine';
  expect(await finishReset(attacker, id, password)).toBeRefusedWith('RESET_UNKNOWN');
  expect(await finishReset(victim, id, password)).toSucceed();
});

test('renews the id when an account is canceled', async () => {
  const browser = await signedIn(newBrowser(), 'veteran');
  const former = visitorOf(browser);
  for (const session of getPortal().sessions.values()) session.steppedUpAt = Date.now();
  expect(await browser.call('cancelAccount')).toSucceed();
  expect([visitorOf(browser) === former, places(former)]).toEqual([false, []]);
});
