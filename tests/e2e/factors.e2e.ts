/** The authenticator app, trusted browsers, and the phrase against phishing; also in a browser that forbids storage. */
import { DAY, MINUTE, SESSION_IDLE } from '../../src/constants';
import type { Authenticator, PortalSession, TrustedBrowser } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { addsAuthenticator, codeAt, remembersSignIn, trustsBrowser } from './support/journeys/authenticator';
import { messagesTo } from './support/journeys/codes';
import { SECURITY } from './support/journeys/passkeys';
import { staysSignedIn } from './support/journeys/recovery';
import { demo, type Person } from './support/people';
import { findings } from './support/screens/axe';
import { goesTo } from './support/screens/navigation';
import { forbidsStorage } from './support/screens/storage';
import { aMember, aMemberAt, aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const SIGN_IN = '/uaa/login';
const PAGE = '/uaa/secondFactor';

beforeEach(resetPortal);

const codeOf = (secret: string): string => codeAt(secret, Date.now());

const stateOf = (visitor: Visitor) => visitor.reads<Authenticator>(endpoints.authenticator);

/** Sets an app up on the open page; returns its secret and the recovery codes. */
async function setsUp(visitor: Visitor, { password }: Person) {
  visitor.watch.tolerate(/status of 428/);
  await visitor.presses('authenticator.setUp');
  await visitor.fills('stepUpPassword', password);
  await visitor.confirms();
  await visitor.waitsForFocus('code');
  const secret = await visitor.page.$eval('.authenticator-setup code', (code) => code.textContent ?? '');
  const plain = secret.replaceAll(' ', '');
  await visitor.fills('code', codeOf(plain));
  await visitor.confirms();
  await visitor.sees('authenticator.codes');
  const codes = await visitor.page.$$eval('.recovery-codes code', (all) =>
    all.map((code) => code.textContent ?? ''),
  );
  return { secret: plain, codes };
}

// The next journey signs in with a code of the app, authorize.e2e.ts passes a step-up with it. Removing the app is covered by
// tests/pages/user/account_manage/account_security/authenticator/AuthenticatorCard.test.tsx and tests/mock/member/authenticator.test.ts.
test('a member sets up an app, and signs in with a recovery code after a wrong one', async () => {
  const visitor = await aMemberAt(SECURITY, demo);
  const { secret, codes } = await setsUp(visitor, demo);
  expect(codes).toHaveLength(10);
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('authenticator.codes.done');
  await visitor.sees('authenticator.codesLeft.count', { left: 10, total: 10 });
  // The check-up above counts it.
  await visitor.sees('security.strength.high');
  await visitor.seesNoMore('security.fix.secondFactor');
  expect(await stateOf(visitor)).toMatchObject({ codesLeft: 10, addedAt: expect.any(String) });

  const elsewhere = await aVisitorAt(
    `${SIGN_IN}?referer=${encodeURIComponent('/account/settings')}`,
    'en-US',
  );
  await elsewhere.submits(demo);
  await elsewhere.arrivesAt(PAGE);
  expect(await elsewhere.calls('online')).toBe(false);
  await elsewhere.fills('code', codeOf(secret) === '000000' ? '111111' : '000000');
  await elsewhere.confirms();
  expect(await elsewhere.getFieldError('code')).toContain('4');
  await elsewhere.sees('authenticator.clock');
  expect(await findings(elsewhere)).toEqual([]);
  await elsewhere.fills('code', (codes[0] ?? '').toLowerCase());
  await elsewhere.confirms();
  await elsewhere.arrivesAt('/account/settings');
  expect(await stateOf(elsewhere)).toMatchObject({ codesLeft: 9 });
});
const HOME = '/user/identity_manage';

const moves = (visitor: Visitor, advanceMs: number) => visitor.reads('POST /mock/clock', { advanceMs });
const isOnline = (visitor: Visitor) => visitor.calls('online');

test('a member stays signed in on a trusted browser, finds both in the lists, and removes the trust', async () => {
  const secret = await addsAuthenticator(await aMember(demo), demo);
  const visitor = await aVisitor('en-US');
  await moves(visitor, MINUTE);
  await visitor.opens(SIGN_IN);
  await visitor.presses('login.keep', 'checkbox');
  await visitor.submits(demo);
  await visitor.arrivesAt(PAGE);
  await visitor.presses('secondFactor.trust', 'checkbox');
  await visitor.fills('code', codeAt(secret, Date.now() + MINUTE));
  await visitor.confirms();
  await visitor.arrivesAt(HOME);

  await moves(visitor, 10 * SESSION_IDLE);
  await goesTo(visitor, SECURITY);
  await visitor.sees('security.session.keptUntil');
  const [session] = await visitor.reads<PortalSession[]>(endpoints.sessions);
  expect(Date.parse(session?.keptUntil ?? '') - Date.now()).toBeGreaterThan(29 * DAY);
  await visitor.sees('security.trusted.until');
  expect(await findings(visitor)).toEqual([]);
  await visitor.fitsIn(320);
  expect(await visitor.reads<TrustedBrowser[]>(endpoints.trustedBrowsers)).toHaveLength(1);
  await visitor.presses('security.trusted.endAll');
  await visitor.finds('dialog', 'security.trusted.endAll.ask');
  await visitor.presses('security.trusted.endAll.yes');
  await visitor.sees('security.trusted.none');
  expect(await visitor.reads<TrustedBrowser[]>(endpoints.trustedBrowsers)).toEqual([]);
  await visitor.settles();
  await moves(visitor, 30 * DAY);
  expect(await isOnline(visitor)).toBe(false);
});

// tests/pages/uaa/secondFactor/secondFactorPage.test.tsx and tests/mock/member/browsers.test.ts cover the trust.
test('the address of a shared browser marks it for page and server: no user stays signed in there', async () => {
  const visitor = await aVisitorAt(`${SIGN_IN}?shared=1`, 'pt-BR');
  await visitor.doesNotSee('login.keep');
  await staysSignedIn(visitor, demo);
  expect(await isOnline(visitor)).toBe(true);
  await moves(visitor, SESSION_IDLE);
  expect(await isOnline(visitor)).toBe(false);
});
const EMAIL = 'demo@example.com';

const shown = (visitor: Visitor) =>
  visitor.page.evaluate(() => document.querySelector<HTMLElement>('.sign-in-phrase')?.innerText ?? '');
const topOf = (visitor: Visitor, field: string) =>
  visitor.page.$eval(`[name="${field}"]`, (input) => input.getBoundingClientRect().top);
const lastMail = async (visitor: Visitor) => (await messagesTo(visitor, EMAIL))[0]?.text.split('\n') ?? [];

// PhraseCard.test.tsx of tests/pages/user/account_manage/account_security/phrase covers its removal, signInPhrase.test.tsx another
// name, and tests/mock/member/phrase.test.ts the removal and how each language quotes it.
test('a member sets a phrase by keyboard, reads it in the next mail and at sign-in in a trusted browser; another browser gets none', async () => {
  const phrase = 'Blue whale';
  const visitor = await aMemberAt(SECURITY, demo, 'en-US');
  visitor.watch.tolerate(/status of 428/);
  await visitor.sees('phrase.none');
  await visitor.types('phrase', phrase);
  await visitor.confirms();
  await visitor.findsAt('[name="stepUpPassword"]');
  await visitor.types('stepUpPassword', demo.password);
  await visitor.confirms();
  await visitor.seesNoMore('phrase.none');
  await visitor.closesNotice('phrase.saved');
  expect(await visitor.valueOf('phrase')).toBe('');
  expect(await visitor.mainText()).not.toContain(phrase);
  expect((await lastMail(visitor)).join()).not.toContain(phrase);

  await visitor.calls('startExport', {});
  expect((await lastMail(visitor)).filter((one) => one.includes(phrase))).toHaveLength(1);

  await visitor.settles();
  await trustsBrowser(visitor, demo);
  await visitor.calls('logout');
  await visitor.opens(SIGN_IN);
  await remembersSignIn(visitor);
  const before = await topOf(visitor, 'password');
  await visitor.types('account', demo.account);
  expect(await shown(visitor)).toBe('');
  await visitor.tabsTo('[name="password"]');
  await visitor.hears('phrase.yours', { phrase });
  expect(await topOf(visitor, 'password')).toBeCloseTo(before, 0);
  expect(await findings(visitor)).toEqual([]);
  const { account } = demo;
  expect(await visitor.calls('signInPhrase', { userType: 'person', account })).toEqual({ phrase });
  const stranger = await aVisitor();
  expect(await stranger.calls('signInPhrase', { userType: 'person', account })).toEqual({ phrase: null });
});

test('a member signs in by password with the code of the app, trusts the browser, sets a phrase, and locks the account, in a browser that forbids storage', async () => {
  const visitor = await aVisitor('en-US');
  await forbidsStorage(visitor);
  await visitor.opensSessionOf(demo);
  const secret = await addsAuthenticator(visitor, demo);
  await visitor.calls('logout');
  await visitor.reads('POST /mock/clock', { advanceMs: MINUTE });

  await visitor.opens(SIGN_IN);
  await visitor.submits(demo);
  await visitor.arrivesAt('/uaa/secondFactor');
  await visitor.presses('secondFactor.trust', 'checkbox');
  await visitor.fills('code', codeAt(secret, Date.now() + MINUTE));
  await visitor.confirms();
  await visitor.arrivesAt('/user/identity_manage');
  await visitor.sees('identity.card');
  expect(await visitor.calls('trustedBrowsers')).toHaveLength(1);

  await visitor.opens(SECURITY);
  await visitor.fills('phrase', 'Blue whale');
  await visitor.confirms();
  await visitor.hears('phrase.saved');
  await visitor.presses('panic.begin');
  await visitor.presses('panic.yes');
  await visitor.arrivesAt('/uaa/paused');
  await visitor.sees('panic.paused.means');
  expect(await visitor.calls('online')).toBe(false);
});
