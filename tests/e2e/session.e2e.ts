/** The end of a session: by the user, in another tab, and after an idle time. */
import { IDLE_WARNING, SESSION_IDLE } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { bossHere, demo } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const SIGN_IN = '/uaa/login';
const backHome = `${SIGN_IN}?referer=${encodeURIComponent(HOME)}`;
/** Demo's masked document number in the seed, which only demo sees. */
const DEMO_ID = '110101********0014';

beforeEach(resetPortal);

/** A signed-in person on the home page. */
const atHome = (): Promise<Visitor> => aMemberAt(HOME, demo);

/** Ends the session on the server without the page's knowledge. */
const endsSession = (visitor: Visitor) => visitor.reads('GET /anonApi/custom/logout');

test('a member signs out: the other tab opens sign-in within a second, Back shows nothing private, and the next user sees nothing of the previous one', async () => {
  const visitor = await atHome();
  const second = await visitor.opensTab(HOME);
  await second.sees(DEMO_ID);
  await visitor.signsOut();
  const since = Date.now();
  await second.waits(() => location.pathname === '/uaa/login', 'the sign-in page in the other tab');
  expect(Date.now() - since).toBeLessThan(1_000);
  await second.doesNotSee(DEMO_ID);

  expect(await visitor.reads('GET /anonApi/user/v1/online')).toBe(false);
  await visitor.page.bringToFront();
  await visitor.goesBack();
  await visitor.settles();
  await visitor.doesNotSee(DEMO_ID);
  expect(new URL(visitor.page.url()).pathname).toBe(SIGN_IN);

  await visitor.page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.body.innerText)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await visitor.signsIn(bossHere);
  await visitor.arrivesAt(HOME);
  await visitor.sees('identity.card');
  const seen = await visitor.page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
  expect(seen).not.toContain(DEMO_ID);
  await visitor.doesNotSee(DEMO_ID);
});

test('shows nothing private if the browser restores a page whose session has ended, and redirects to sign-in once for many simultaneous 401s', async () => {
  const visitor = await atHome();
  visitor.watch.tolerate(/status of 401/);
  await visitor.sees(DEMO_ID);
  await endsSession(visitor);
  // As the back-forward cache does: the page is frozen and later restored with its content.
  const { isHidden, text } = await visitor.page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const isHidden = getComputedStyle(document.body).display === 'none';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return { isHidden, text: document.body.innerText };
  });
  expect(isHidden).toBe(true);
  expect(text).not.toContain(DEMO_ID);
  await visitor.arrivesAt(backHome);
  await visitor.doesNotSee(DEMO_ID);

  // As if the session ended after the login status and before the private requests, which are pending simultaneously.
  await visitor.injectsFault(endpoints.online, {
    body: { code: 20000, data: true, subCode: null, subMsg: null },
  });
  const member = Object.values(endpoints).filter((key) => key.startsWith('GET /authApi/'));
  await Promise.all(member.map((endpoint) => visitor.injectsFault(endpoint, { delayMs: 300 })));
  await visitor.page.evaluateOnNewDocument(() => {
    const visits: string[] = [];
    Object.assign(window, { visits });
    for (const act of ['pushState', 'replaceState'] as const) {
      const change = history[act].bind(history);
      history[act] = (...args) => {
        change(...args);
        visits.push(location.pathname + location.search);
      };
    }
  });
  await visitor.opens(HOME);
  await visitor.arrivesAt(backHome);
  await visitor.settles();
  const visits = await visitor.page.evaluate(() => (window as unknown as { visits: string[] }).visits);
  expect(visits.filter((address) => address.startsWith(SIGN_IN))).toEqual([backHome]);
});

test('clears the page on signing out without a network, and does not sign in again', async () => {
  const visitor = await atHome();
  visitor.watch.tolerate(/ERR_INTERNET_DISCONNECTED/);
  await visitor.sees(DEMO_ID);
  await visitor.page.setOfflineMode(true);
  await visitor.presses('layout.userMenu');
  await visitor.presses('layout.signOut', 'menuitem');
  await visitor.sees('login.logout.failed');
  await visitor.doesNotSee(DEMO_ID);
  await visitor.page.setOfflineMode(false);
  await visitor.presses('login.logout.signIn');
  await visitor.settles();
  await visitor.arrivesAt(SIGN_IN);
});

const PAGE = '/user/account_manage/modify_email';
const ONLINE = '/anonApi/user/v1/online';
const BACK = `/uaa/login?referer=${encodeURIComponent(PAGE)}`;

/** Installs a clock in a tab that can be advanced as during a sleep of the device: no timer runs meanwhile. */
async function installsClock(visitor: Visitor): Promise<Visitor> {
  await visitor.page.evaluateOnNewDocument(() => {
    const RealDate = Date;
    let ahead = 0;
    const now = () => RealDate.now() + ahead;
    class MovedDate extends RealDate {
      constructor(...given: unknown[]) {
        super(...((given.length > 0 ? given : [now()]) as [number]));
      }
      static now = now;
    }
    Object.assign(window, {
      Date: MovedDate,
      advanceClock: (ms: number) => {
        ahead += ms;
      },
    });
  });
  return visitor;
}

/** Advances the clocks of tabs and shows each tab again, after which it checks its clock immediately. */
const advancesClocks = (ms: number, ...tabs: Visitor[]) =>
  Promise.all(
    tabs.map(({ page }) =>
      page.evaluate((time) => {
        (window as unknown as { advanceClock(time: number): void }).advanceClock(time);
        document.dispatchEvent(new Event('visibilitychange'));
      }, ms),
    ),
  );

const staysIn = (visitor: Visitor) =>
  visitor.waits(
    () => document.querySelector('[role="alertdialog"]')?.contains(document.activeElement) === true,
    'the focus in the warning',
  );

test('warns in both tabs, stays signed in after a key press, later ends in both, and keeps the draft', async () => {
  const first = await installsClock(await aMember(demo));
  const second = await installsClock(await first.opensTab());
  await first.opens(PAGE);
  await second.opens(PAGE);
  await first.fills('email', 'draft@example.com');

  await advancesClocks(SESSION_IDLE - IDLE_WARNING, first, second);
  await first.sees('idle.title');
  await second.sees('idle.title');
  await staysIn(first);
  await first.finds('alertdialog', 'idle.title');
  expect(await findings(first)).toEqual([]);
  await second.page.bringToFront();
  await staysIn(second);
  const asked = second.requestsTo(ONLINE).length;
  await second.confirms();
  await second.seesNoMore('idle.title');
  await first.seesNoMore('idle.title');
  expect(second.requestsTo(ONLINE)).toHaveLength(asked + 1);
  await first.waitsForFocus('email');

  await advancesClocks(SESSION_IDLE, first, second);
  await Promise.all([first.arrivesAt(BACK), second.arrivesAt(BACK)]);
  const [why] = first.says('idle.ended').split('{minutes}');
  await first.sees(why ?? '');
  await second.hears(why ?? '');
  await first.doesNotSee('d***@example.com');
  expect(await first.calls('online')).toBe(false);

  await first.page.bringToFront();
  await first.signsIn(demo);
  await first.arrivesAt(PAGE);
  await first.findsAt('[name="email"]');
  expect(await first.valueOf('email')).toBe('draft@example.com');
});
