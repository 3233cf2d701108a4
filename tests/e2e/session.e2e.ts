import { endpoints } from '../../src/contract/endpoints';
import { bossHere, demo } from './support/people';
import { aMember } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const SIGN_IN = '/uaa/login';
const backHome = `${SIGN_IN}?referer=${encodeURIComponent(HOME)}`;
/** Demo's masked document number in the seed, which only demo sees. */
const DEMO_ID = '110101********0014';

/** A signed-in person on the home page. */
const atHome = async (person = demo): Promise<Visitor> => (await aMember(person)).opens(HOME);

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
