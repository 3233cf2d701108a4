/** Browsers that a person trusts or stays signed in on, and shared ones. */
import { DAY, MINUTE, SESSION_IDLE } from '../../src/constants';
import type { PortalSession, TrustedBrowser } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { addsAuthenticator, codeAt } from './support/journeys/authenticator';
import { staysSignedIn } from './support/journeys/panic';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { goesTo } from './support/screens/navigation';
import { aMember, aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const SECURITY = '/user/account_manage/account_security';
const SIGN_IN = '/uaa/login';
const PAGE = '/uaa/secondFactor';
const HOME = '/user/identity_manage';

beforeEach(resetPortal);

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
