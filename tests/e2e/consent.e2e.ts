/** The consent page, before an application gets access. */
import { endpoints } from '../../src/contract/endpoints';
import { type Application, startApplication, waitForReturn } from './support/journeys/application';
import { boss, bossHere, demo, type Person } from './support/people';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { aMember, aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const PAGE = '/uaa/authorize';
const CONSENT = '/authApi/uaa/v1/consent';
const LOGGED = /Failed to load resource/;

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.close());
/** Restores the seed, because consent is remembered. */
afterEach(resetPortal);

interface Request {
  requestId: string;
  next: string;
  client: { name: string; operator: string; purpose: string; siteUrl?: string; privacyUrl?: string };
  scopes: { scope: string; granted: boolean; values: string[] }[];
  person: { account: string } | null;
}

/** The request shown on the page, read from the API. */
async function requestAt(visitor: Visitor): Promise<Request> {
  const query = new URL(visitor.page.url()).search.slice(1);
  return visitor.reads<Request>(endpoints.authorizeRequest, { query });
}

/** Opens the application's request; the journey continues at the application. */
async function opensRequest(visitor: Visitor, more?: Record<string, string>): Promise<Visitor> {
  visitor.watch.tolerate(/off the origin: http:\/\/127\.0\.0\.1/);
  return visitor.opens(`${PAGE}?${app.query(more)}`);
}

/** Waits until the consent page names this person. */
const seesConsentFor = async (visitor: Visitor, { account }: Person) => {
  const named = (wanted: string) => document.querySelector('.consent-person')?.textContent?.includes(wanted);
  await visitor.waits(named, `the question to ${account}`, account);
};

test('a visitor signs in during the request, sees the application and its scopes, clears a scope, and allows the rest', async () => {
  const visitor = await opensRequest(await aVisitor(), { login_hint: 'demo' });
  await visitor.waits(() => location.pathname === '/uaa/login', 'sign-in');
  const referer = new URL(visitor.page.url()).searchParams.get('referer') ?? '';
  expect(referer).toMatch(/^\/uaa\/authorize\?requestId=[\w-]+$/);
  expect(await visitor.valueOf('account')).toBe('demo');
  await visitor.fills('password', demo.password);
  await visitor.confirms();
  await visitor.arrivesAt(referer);
  await visitor.finds('button', 'authorize.allow');
  expect(await visitor.page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  const request = await requestAt(visitor);
  const { name, operator, purpose } = request.client;
  await visitor.sees('authorize.heading', { name });
  await visitor.sees('authorize.operator', { operator });
  for (const words of [purpose, new URL(app.origin).host, 'demo', '90']) await visitor.sees(words);
  const values = request.scopes.flatMap((scope) => scope.values);
  expect(values).toEqual(expect.arrayContaining(['d***@example.com', '+86 154****0001']));
  for (const value of values) await visitor.sees(value);
  expect(await visitor.page.$$eval('main iframe, main form', (found) => found.length)).toBe(0);
  const links = await visitor.page.$$eval('main a', (found) =>
    found.map(({ href, target, rel }) => [href, target, rel]),
  );
  const opensApart = ['_blank', expect.stringContaining('noreferrer')];
  expect(links).toEqual(
    [request.client.siteUrl, request.client.privacyUrl].map((url) => [url, ...opensApart]),
  );

  await visitor.presses('authorize.scope.phone', 'checkbox');
  await visitor.reloads();
  const ticked = () =>
    visitor.page.$$eval('main input[type="checkbox"]', (boxes) =>
      boxes.filter((box) => (box as HTMLInputElement).checked).map((box) => (box as HTMLInputElement).name),
    );
  expect(await ticked()).toEqual(['profile', 'email', 'identity']);
  expect(visitor.requestsTo(CONSENT, 'POST')).toEqual([]);

  await visitor.injectsFault(endpoints.consent, { delayMs: 300 });
  const allow = await visitor.finds('button', 'authorize.allow');
  await allow.evaluate((button) => {
    for (let press = 0; press < 5; press += 1) (button as HTMLButtonElement).click();
  });
  const answer = await waitForReturn(visitor, app);
  expect(answer.get('code')).toMatch(/./);
  expect(answer.get('error')).toBeNull();
  const posts = visitor.requestsTo(CONSENT, 'POST');
  expect(posts.map(({ body }) => JSON.parse(body).scopes)).toEqual([
    ['openid', 'profile', 'email', 'identity'],
  ]);
  const later = await visitor.reads<Request>(endpoints.authorizeRequest, { query: app.query() });
  expect(later.next).toBe('code');
  expect(later.scopes.filter(({ granted }) => !granted).map(({ scope }) => scope)).toEqual(['phone']);
});

// A reload and another choice of the visitor are covered by tests/utils/i18n/locale.test.ts.
test('a member denies by keyboard alone, in the language of the application, in elder mode and the dark theme at 320 px', async () => {
  const visitor = await aMember(demo, 'undecided');
  await storesSettings(visitor, { navTheme: 'realDark', elder: true });
  await visitor.page.setViewport({ width: 320, height: 800 });
  await opensRequest(visitor, { ui_locales: 'fr pt-BR en' });
  await visitor.finds('button', 'Permitir');
  expect(visitor.language).toBe('pt-BR');
  // The language of the application is not the visitor's choice.
  expect(await visitor.page.evaluate(() => localStorage.getItem('umi_locale'))).toBeNull();
  await visitor.fits();
  expect(await findings(visitor)).toEqual([]);
  const ways = await visitor.page.$$eval('.consent-ways button', (buttons) =>
    buttons.map((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { color, backgroundColor, fontWeight } = getComputedStyle(button);
      return { width, height, color, backgroundColor, fontWeight };
    }),
  );
  expect(ways).toHaveLength(2);
  expect(ways[0]).toEqual(ways[1]);
  await visitor.tabsTo('[name="email"]');
  await visitor.page.keyboard.press('Space');
  await visitor.tabsTo('.consent-ways button:first-child');
  await visitor.confirms();
  const answer = await waitForReturn(visitor, app);
  expect(answer.get('error')).toBe('access_denied');
  expect(answer.get('iss')).toBe(visitor.origin);
  expect(answer.get('code')).toBeNull();
  const later = await visitor.reads<Request>(endpoints.authorizeRequest, { query: app.query() });
  expect(later).toMatchObject({ next: 'consent' });
  expect(later.scopes.filter(({ granted }) => granted)).toEqual([]);
});

// A sign-in or sign-out in another tab is covered by tests/pages/uaa/authorize/authorizePage.test.tsx.
test('asks the new user after the account changed unnoticed, and signs out a user who is another person', async () => {
  const visitor = await opensRequest(await aMember(demo));
  await visitor.finds('button', 'authorize.allow');
  const before = app.visits.length;
  const { requestId } = await requestAt(visitor);
  const address = `${PAGE}?requestId=${requestId}`;
  await visitor.arrivesAt(address);

  // The session changed without a notification; the server detects it.
  await visitor.opensSessionOf(bossHere);
  await visitor.presses('authorize.allow');
  await seesConsentFor(visitor, boss);
  await visitor.hears('authorize.switched', { account: 'boss' });
  expect(app.visits.slice(before)).toEqual([]);

  // The user chooses "Not you?".
  await visitor.injectsFault('GET /anonApi/custom/logout', { status: 500, times: 1 });
  visitor.watch.tolerate(LOGGED);
  await visitor.presses('authorize.notYou');
  await visitor.sees('authorize.notSwitched');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('authorize.notYou');
  await visitor.arrivesAt(`/uaa/login?referer=${encodeURIComponent(address)}`);
  expect(await visitor.valueOf('account')).toBe('');
  expect(await visitor.calls('online')).toBe(false);
  expect(app.visits.slice(before)).toEqual([]);
});
