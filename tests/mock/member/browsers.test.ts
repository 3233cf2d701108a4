import { SESSION_COOKIE } from '../../../mock/_domain/lib/cookies';
import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { DAY, KEPT_SESSION, SECOND, SESSION_IDLE, TRUSTED_BROWSER } from '../../../src/constants';
import { seal } from '../../support/servers/seal';
import { addApp, codeOf, STEP } from '../apps';
import { PASSWORD } from '../credentials';
import { addPasskey, signInByPasskey, signIns } from '../oauth/signInWays';
import {
  accountOf,
  type Browser,
  confirmSessions,
  lastSentTo,
  runPortal,
  ticketIn,
  tokenSentTo,
} from '../portal';

const newBrowser = runPortal();

const EMAIL = 'demo@example.com';
const SHARED: [string, string] = ['portal_shared', '1'];
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36';

/** Signs in with password and code; trusts the browser by default. */
async function signInByCode(browser: Browser, secret: string, trust = true) {
  const { data } = await browser.signsIn('demo');
  const body = { ticket: ticketIn(data.redirectUrl), code: codeOf(secret), trust };
  expect(await browser.call('secondFactor', { body })).toSucceed();
  advanceClock(STEP);
}

/** Adds an app to demo, and signs in with its code in a browser that demo trusts from then on. */
async function trustBrowser() {
  const { secret, browser: owner } = await addApp(newBrowser());
  const browser = newBrowser();
  await signInByCode(browser, secret);
  return { secret, owner, browser };
}

/** Returns whether the password alone signs in. */
const needsNoCode = async (browser: Browser) => {
  const { data } = await browser.signsIn('demo');
  return !data.redirectUrl?.startsWith('/uaa/secondFactor');
};
const listTrusted = async (browser: Browser) => (await browser.call('trustedBrowsers')).data;

describe('a trusted browser', () => {
  it('requires no code at sign-in for 30 days', async () => {
    const { browser } = await trustBrowser();
    advanceClock(TRUSTED_BROWSER - DAY);
    expect(await needsNoCode(browser)).toBe(true);
    // A step-up still requires the app.
    expect((await browser.call('startExport')).data).toMatchObject({ methods: ['totp', 'certificate'] });
    advanceClock(DAY);
    expect(await needsNoCode(browser)).toBe(false);
  });

  it('is trusted for one account only, and only if the user has chosen it', async () => {
    await addApp(newBrowser(), 'newcomer');
    const { secret, browser } = await trustBrowser();
    expect(await needsNoCode(newBrowser())).toBe(false);
    const { data } = await browser.signsIn('newcomer');
    expect(data.redirectUrl).toMatch(/^\/uaa\/secondFactor/);
    const untrusted = newBrowser();
    await signInByCode(untrusted, secret, false);
    expect(await needsNoCode(untrusted)).toBe(false);
  });

  it('is listed with its device, the current one first, and can be removed alone or with all others', async () => {
    const { secret } = await addApp(newBrowser());
    const [first, second] = [newBrowser(), newBrowser()];
    await signInByCode(first, secret);
    await signInByCode(second, secret);
    const list = await listTrusted(first);
    expect(list.map(({ current }) => current)).toEqual([true, false]);
    expect(list[0]).toMatchObject({ place: 'Local network', device: 'desktop' });
    const end = (id: string) => first.call('endTrustedBrowser', { params: { id } });
    expect(await end(list[1]?.id ?? '')).toSucceed();
    expect((await end(list[1]?.id ?? '')).status).toBe(404);
    expect(await needsNoCode(second)).toBe(false);
    expect((await first.call('endTrustedBrowsers')).data).toEqual({ ended: 1 });
    expect(await listTrusted(first)).toEqual([]);
    expect(getPortal().behavior.filter(({ type }) => type.startsWith('BROWSER_TRUST'))).toHaveLength(4);
  });

  it('loses the trust when a credential changes', async () => {
    const { owner, browser } = await trustBrowser();
    confirmSessions();
    await owner.call('renewRecoveryCodes');
    expect(await needsNoCode(browser)).toBe(false);
  });

  it('cannot be a browser that is marked as shared', async () => {
    const { secret, browser } = await trustBrowser();
    browser.cookies.set(...SHARED);
    expect(await needsNoCode(browser)).toBe(false);
    const kiosk = newBrowser();
    kiosk.cookies.set(...SHARED);
    await signInByCode(kiosk, secret);
    kiosk.cookies.delete(SHARED[0]);
    expect(await needsNoCode(kiosk)).toBe(false);
  });
});

describe('a session of a user who stays signed in', () => {
  const findSessionCookie = (headers: Headers) =>
    headers.getSetCookie().find((line) => line.startsWith(SESSION_COOKIE));

  it('lasts 30 days from the sign-in, also through the second factor', async () => {
    const { secret } = await addApp(newBrowser());
    const browser = newBrowser();
    const { data } = await browser.signsIn('demo', undefined, { keep: true });
    const body = { ticket: ticketIn(data.redirectUrl), code: codeOf(secret) };
    const { headers } = await browser.call('secondFactor', { body });
    expect(findSessionCookie(headers)).toMatch(/; Max-Age=2592000$/);
    advanceClock(KEPT_SESSION - SECOND);
    expect(await browser.isOnline()).toBe(true);
    advanceClock(SECOND);
    expect(await browser.isOnline()).toBe(false);
  });

  it('is not opened in a shared browser, and ends when idle in a browser that becomes shared', async () => {
    const [kiosk, browser] = [newBrowser(), newBrowser()];
    kiosk.cookies.set(...SHARED);
    const { headers } = await kiosk.signsIn('demo', undefined, { keep: true });
    expect(findSessionCookie(headers)).not.toContain('Max-Age');
    await browser.signsIn('demo', undefined, { keep: true });
    browser.cookies.set(...SHARED);
    expect(await browser.isOnline()).toBe(true);
    advanceClock(SESSION_IDLE);
    expect(await browser.isOnline()).toBe(false);
  });

  it('ends with a switch, which opens an ordinary session', async () => {
    const browser = newBrowser();
    await browser.signsIn('demo', undefined, { keep: true });
    for (const session of getPortal().sessions.values())
      session.targetProof = { accountId: 'u-demo-work', method: 'password', expiresAt: now() + DAY };
    await browser.call('switchAccount', { params: { id: 'u-demo-work' } });
    const { data } = await browser.call('accountDetail');
    expect(data).toMatchObject({ account: 'demo_work', keptUntil: null });
  });
});

describe('a sign-in from a new browser', () => {
  const signInAnew = async (account = 'demo') => {
    const browser = newBrowser();
    browser.isNew = true;
    const headers = { 'user-agent': CHROME };
    const { data: key } = await browser.call('secret');
    const password = seal(key, PASSWORD);
    const body = { userType: 'person', account, password, secretId: key.id };
    await browser.call('login', { query: { channelCode: '1' }, body, headers });
    return browser;
  };
  const undo = (token: string) => newBrowser().call('undoChange', { body: { token } });
  beforeEach(() => {
    accountOf('demo').lastLogin = { at: now() - DAY, place: 'place.beijing' };
  });

  it('alerts the owner by mail and notice, with device, place and time, once for each browser', async () => {
    const browser = await signInAnew();
    const { text, link } = lastSentTo(EMAIL);
    expect(text).toMatch(/^New sign-in: .* account demo .*: Chrome, Windows, Local network, .*\d:\d\d/);
    expect(link).toMatch(/^\/uaa\/undo\?token=/);
    expect(getPortal().outbox.filter(({ kind }) => kind === 'sms')).toEqual([]);
    const { data: notices } = await browser.call('notices');
    const notice = notices.find(({ title }) => title === 'New sign-in');
    expect(notice?.text).toContain('Chrome, Windows');
    // The new session must not get the link that undoes it.
    expect(notice?.link).not.toContain('token');
    const before = getPortal().outbox.length;
    await browser.call('logout');
    browser.isNew = true;
    await browser.signsIn('demo');
    expect(getPortal().outbox).toHaveLength(before);
  });

  it.each([
    ['if there is no mail address', () => ({ email: null })],
    ['too, while the mail address is younger than 72 hours', () => ({ emailSetAt: now() })],
  ])('alerts the owner by text message %s', async (_, change) => {
    Object.assign(accountOf('demo'), change());
    await signInAnew();
    expect(lastSentTo('15400000001').text).toMatch(/^New sign-in/);
  });

  it('alerts the owner again after 90 days, but not of the account’s first sign-in', async () => {
    const browser = await signInAnew();
    advanceClock(90 * DAY);
    const before = getPortal().outbox.length;
    await browser.signsIn('demo');
    expect(getPortal().outbox).toHaveLength(before + 1);
    accountOf('newcomer').lastLogin = null;
    await signInAnew('newcomer');
    expect(getPortal().outbox).toHaveLength(before + 1);
  });

  it('can be undone by the link in the mail, which ends sessions, reverts changes and invalidates the password', async () => {
    const owner = newBrowser().opensSessionOf('demo');
    const thief = await signInAnew();
    const token = tokenSentTo(EMAIL);
    expect((await newBrowser().call('checkUndo', { body: { token } })).data).toMatchObject({
      kind: 'SIGN_IN',
      account: 'demo',
      name: 'Chrome · Windows · Local network',
    });
    advanceClock(SECOND);
    await addApp(thief);
    expect(await undo(token)).toSucceed();
    expect([await thief.isOnline(), await owner.isOnline()]).toEqual([false, false]);
    expect(getPortal().authenticators).toEqual([]);
    // The next sign-in from this browser sends an alert again.
    expect(getPortal().browsers.size).toBe(0);
    expect(await newBrowser().signsIn('demo')).toBeRefusedWith('BAD_CREDENTIALS');
    expect(accountOf('demo').passwordChosen).toBe(false);
    expect(lastSentTo(EMAIL).text).toMatch(/^A sign-in was undone/);
    expect(await undo(token)).toBeRefusedWith('UNDO_UNKNOWN');
  });

  const listMeans = () => {
    const { passkeys, certificates, bindings } = getPortal();
    const own = [passkeys, certificates, bindings].map((list: { accountId: string }[]) =>
      list.filter(({ accountId }) => accountId === 'u-demo'),
    );
    return own.map(({ length }) => length);
  };

  it.each([
    ['passkey', [-1, 0, 0]],
    ['certificate', [0, -1, 0]],
    ['associate', [0, 0, -1]],
    ['password', [0, 0, 0]],
  ] as const)('by %s loses only its own credential when it is undone', async (way, expected) => {
    const spare = await addPasskey(newBrowser().hasConfirmedSessionOf('demo'));
    for (const passkey of getPortal().passkeys) passkey.createdAt = now() - DAY;
    const browser = newBrowser();
    browser.isNew = true;
    await signIns[way](browser, newBrowser());
    const before = listMeans();
    expect(await undo(tokenSentTo(EMAIL))).toSucceed();
    expect(listMeans().map((count, index) => count - (before[index] ?? 0))).toEqual(expected);
    expect(await signInByPasskey(browser, spare)).toSucceed();
  });
});
