/** The consent page, before an application gets access. */
import { endpoints } from '../../src/contract/endpoints';
import type { subCodes } from '../../src/contract/subCodes';
import { type Application, startApplication, waitForReturn } from './support/journeys/application';
import { boss, bossHere, demo, newcomer, type Person } from './support/people';
import { hardTest } from './support/run/hard';
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

// Covered by authorizePage.test.tsx and authGuidePage.test.tsx of tests/pages/uaa, and tests/mock/oauth/authorize.test.ts.
hardTest('asks for a higher level first, and lets the user skip it if the application allows', async () => {
  const visitor = await opensRequest(await aMember(newcomer));
  await visitor.waits(() => location.pathname === '/uaa/authGuide', 'the guide');
  await visitor.presses('guide.auth.skip');
  await visitor.waits(() => location.pathname !== '/uaa/authGuide', 'the way on');
  if (new URL(visitor.page.url()).pathname !== PAGE) await visitor.presses('guide.later');
  await visitor.waits((page: string) => location.pathname === page, 'the question', PAGE);
  await visitor.presses('authorize.allow');
  expect((await waitForReturn(visitor, app)).get('code')).toMatch(/./);
  // After consent without the level, a second request asks for neither.
  expect(await visitor.reads<Request>(endpoints.authorizeRequest, { query: app.query() })).toMatchObject({
    next: 'code',
  });
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

// Covered by tests/mock/oauth/request.test.ts, and authorizeCalls.test.ts and authorizePage.test.tsx of
// tests/pages/uaa/authorize.
hardTest('an invalid request shows the reason and links to home alone', async () => {
  const visitor = await aVisitor();
  const evil = 'https://evil.example/callback';
  const refused: [string, keyof typeof subCodes][] = [
    ['', 'AUTHORIZE_CLIENT'],
    [app.query({ client_id: 'nobody' }), 'AUTHORIZE_CLIENT'],
    [app.query({ redirect_uri: 'javascript:alert(1)' }), 'AUTHORIZE_REDIRECT_URI'],
    [`${app.query()}&scope=openid`, 'AUTHORIZE_REPEATED'],
    [`${app.query()}${'y'.repeat(8000)}`, 'AUTHORIZE_TOO_LONG'],
    ['requestId=nobody', 'AUTHORIZE_OVER'],
    [app.query({ redirect_uri: evil }), 'AUTHORIZE_REDIRECT_URI'],
  ];
  for (const [query, name] of refused) {
    await visitor.opens(`${PAGE}?${query}`);
    await visitor.sees(`subCode.${name}`);
    // An ended request may have been answered elsewhere.
    if (name === 'AUTHORIZE_OVER') await visitor.doesNotSee('authorize.nothingGiven');
    else await visitor.sees('authorize.nothingGiven');
    expect(await visitor.page.$$eval('a', (links) => links.map((link) => link.href))).toEqual([
      `${visitor.origin}/`,
    ]);
    expect(await visitor.text()).not.toContain(new URL(evil).host);
    // The error is shown only on the page, without a notice.
    expect(await visitor.has('.ant-notification-notice')).toBe(false);
  }
});

// Covered by tests/pages/uaa/authorize/authorizePage.test.tsx and failures.e2e.ts.
hardTest('shows an error for every failing call, and continues after a retry', async () => {
  const visitor = await aMember(demo);
  visitor.watch.tolerate(LOGGED);
  const empty = { code: 20000, data: null, subCode: null, subMsg: null };
  const ask = endpoints.authorizeRequest;
  for (const fault of [{ status: 500 }, { cut: true }, { body: empty }, { body: '<h1>x</h1>' }]) {
    await visitor.injectsFault(ask, fault);
    await opensRequest(visitor);
    await visitor.sees('authorize.failed');
    await visitor.clearsFaults();
    await visitor.presses('common.retry');
    await visitor.finds('button', 'authorize.allow');
  }
  await visitor.arrivesAt(`${PAGE}?requestId=${(await requestAt(visitor)).requestId}`);
  for (const fault of [{ status: 503 }, { cut: true }, { body: empty }]) {
    await visitor.injectsFault(endpoints.consent, fault);
    await visitor.presses('authorize.allow');
    await visitor.findsAt('.consent .failure-alert [role="alert"]');
    await visitor.clearsFaults();
  }
  expect(await findings(visitor)).toEqual([]);
  const leaves = { code: 20000, data: { redirectUrl: 'javascript:alert(1)' }, subCode: null, subMsg: null };
  await visitor.injectsFault(endpoints.consent, { body: leaves, times: 1 });
  await visitor.presses('authorize.allow');
  await visitor.sees('authorize.stuck', { host: new URL(app.origin).host });

  // Consent was given but the response lost: the first decision counts, whatever the user presses now.
  await opensRequest(visitor);
  await visitor.finds('button', 'authorize.deny');
  const { requestId, scopes } = await requestAt(visitor);
  const decision = { requestId, account: 'demo', allow: true, scopes: scopes.map(({ scope }) => scope) };
  const unheard = await visitor.reads<{ redirectUrl: string }>(endpoints.consent, decision);
  await visitor.presses('authorize.deny');
  const { code } = Object.fromEntries(new URL(unheard.redirectUrl).searchParams);
  expect((await waitForReturn(visitor, app)).get('code')).toBe(code);
  // After earlier consent, the code is issued without another press, as soon as the server responds.
  await visitor.injectsFault(endpoints.obtainCode, { status: 503, times: 1 });
  await opensRequest(visitor);
  await visitor.sees('error.http.503');
  await visitor.presses('common.retry');
  expect((await waitForReturn(visitor, app)).get('code')).toMatch(/./);
});

// delivery.e2e.ts checks that no page shows in a frame.
hardTest('shows nothing in a frame of the application', async () => {
  const visitor = await aMember(demo, 'undecided');
  visitor.watch.tolerate(/off the origin|frame-ancestors|X-Frame-Options|chrome-error|Framing/i);
  await visitor.page.goto(app.origin);
  await visitor.page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, `${visitor.origin}${PAGE}?${app.query()}`);
  const refused = () => visitor.page.frames().some((frame) => frame.url().startsWith('chrome-error:'));
  for (const end = Date.now() + 5000; !refused() && Date.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(refused()).toBe(true);
  expect(visitor.requestsTo('/anonApi/uaa/v1/authorizeRequest', 'POST')).toEqual([]);
});
