/** @jest-environment node */
import { advanceClock } from '../../../mock/_domain/store/clock';
import { SESSION_IDLE } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { type Browser, runPortal } from '../portal';

const newBrowser = runPortal();

const session = (browser: Browser) => browser.cookies.get('portal_session') ?? '';

test('a session is one browser’s', async () => {
  const [mine, other] = [newBrowser(), newBrowser()];
  await mine.signsIn('demo');
  expect((await mine.call('online')).data).toBe(true);
  expect((await other.call('online')).data).toBe(false);
  expect(await other.call('accountDetail')).toMatchObject({
    status: 401,
    code: 40000,
    data: null,
    subCode: subCodes.NO_SESSION,
  });
});

test('cookies are HttpOnly and SameSite, and the portal sets them', async () => {
  const answer = await newBrowser().signsIn('demo');
  expect(answer.headers.get('set-cookie')).toMatch(
    /^portal_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const first = await newBrowser().call('online');
  expect(first.headers.get('set-cookie')).toMatch(
    /^portal_visitor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('signing in again gives a new session and ends the old', async () => {
  const browser = newBrowser();
  await browser.signsIn('demo');
  const old = session(browser);
  await browser.signsIn('newcomer');
  expect(session(browser)).not.toBe(old);
  const thief = newBrowser();
  thief.cookies.set('portal_session', old);
  expect((await thief.call('online')).data).toBe(false);
});

test('a session id the browser brings along is not taken over', async () => {
  const browser = newBrowser();
  const planted = 'A'.repeat(43);
  browser.cookies.set('portal_session', planted);
  await browser.signsIn('demo');
  expect(session(browser)).not.toBe(planted);
});

test('signing out ends the session at the server and removes the cookie', async () => {
  const browser = newBrowser();
  await browser.signsIn('demo');
  const old = session(browser);
  expect((await browser.call('logout')).data).toBeNull();
  expect(browser.cookies.has('portal_session')).toBe(false);
  browser.cookies.set('portal_session', old);
  expect((await browser.call('online')).data).toBe(false);
});

test('after signing out only a registered address is answered', async () => {
  const answerTo = async (address: string) =>
    (await newBrowser().call('logout', { query: { post_logout_redirect_uri: address } })).data;
  expect(await answerTo('https://demo-web.example.com/')).toBe('https://demo-web.example.com/');
  expect(await answerTo('https://demo-web.example.com.evil.example/')).toBeNull();
  expect(await answerTo('javascript:alert(1)')).toBeNull();
});

test('thirty idle minutes end a session, a sign of life keeps it', async () => {
  const browser = newBrowser();
  await browser.signsIn('demo');
  advanceClock(SESSION_IDLE - 1000);
  expect((await browser.call('online')).data).toBe(true);
  advanceClock(SESSION_IDLE - 1000);
  expect((await browser.call('accountDetail')).status).toBe(200);
  advanceClock(SESSION_IDLE);
  expect((await browser.call('accountDetail')).status).toBe(401);
});

test('where a visitor of the sign-in page belongs', async () => {
  const browser = newBrowser();
  expect((await browser.call('redirect', { query: { referer: '/x' } })).data).toBeNull();
  await browser.signsIn('demo');
  expect((await browser.call('redirect')).data).toBe('/');
});

test('loading the mock files anew signs nobody out', async () => {
  const browser = newBrowser();
  await browser.signsIn('demo');
  jest.isolateModules(() => {
    require('../../../mock/_domain/http/handlers');
    const { getPortal } = require('../../../mock/_domain/store/state');
    expect(getPortal().sessions.has(session(browser))).toBe(true);
  });
});
