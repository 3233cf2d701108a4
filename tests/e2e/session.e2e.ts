import { endpoints } from '../../src/contract/endpoints';
import { bossHere, demo } from './support/people';
import { aMember, aVisitor } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const SIGN_IN = '/uaa/login';
const backHome = `${SIGN_IN}?referer=${encodeURIComponent(HOME)}`;
/** Of the seed's names the masked form that only its owner sees. */
const DEMO_ID = '110101********0014';

/** Somebody signed in, at home. */
const atHome = async (person = demo): Promise<Visitor> => (await aMember(person)).opens(HOME);

/** Ends the session on the server; the page does not know. */
const endsSession = (visitor: Visitor) => visitor.reads('GET /anonApi/custom/logout');

test('a session that ended meanwhile leads to sign-in and back', async () => {
  const visitor = await atHome();
  await endsSession(visitor);
  await visitor.opens(`${HOME}?tab=level`);
  await visitor.isAt(`${SIGN_IN}?referer=${encodeURIComponent(`${HOME}?tab=level`)}`);
  await visitor.signsIn(demo);
  await visitor.isAt(`${HOME}?tab=level`);
});

test('a 401 in mid-work leads to sign-in and back', async () => {
  const visitor = await atHome();
  visitor.watch.tolerate(/status of 401/);
  await visitor.presses('layout.notices');
  await visitor.finds('button', 'layout.notices.readAll');
  // Nothing else is under way that would be told first.
  await visitor.settles();
  await endsSession(visitor);
  await visitor.presses('layout.notices.readAll');
  await visitor.isAt(backHome);
  await visitor.signsIn(demo);
  await visitor.isAt(HOME);
});

test('many 401s at once lead to sign-in once', async () => {
  const visitor = await atHome();
  visitor.watch.tolerate(/status of 401/);
  // The session ends between the first question and those that follow it, all under way together.
  await endsSession(visitor);
  await visitor.spoils(endpoints.online, { body: { code: 20000, data: true, subCode: null, subMsg: null } });
  const member = Object.values(endpoints).filter((key) => key.startsWith('GET /authApi/'));
  for (const endpoint of member) await visitor.spoils(endpoint, { delayMs: 300 });
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
  await visitor.isAt(backHome);
  await visitor.settles();
  const visits = await visitor.page.evaluate(() => (window as unknown as { visits: string[] }).visits);
  expect(visits.filter((address) => address.startsWith(SIGN_IN))).toEqual([backHome]);
});

test('signing out in one tab takes the other to sign-in within a second', async () => {
  const first = await atHome();
  const second = await first.opensTab();
  await second.opens(HOME);
  await second.sees('identity.card');
  await first.signsOut();
  const since = Date.now();
  await second.waits(() => location.pathname === '/uaa/login', 'the sign-in page in the other tab');
  expect(Date.now() - since).toBeLessThan(1_000);
  await second.doesNotSee(DEMO_ID);
});

test('after signing out, back shows nothing private', async () => {
  const visitor = await atHome();
  await visitor.sees(DEMO_ID);
  await visitor.signsOut();
  expect(await visitor.reads('GET /anonApi/user/v1/online')).toBe(false);
  await visitor.goesBack();
  await visitor.settles();
  await visitor.doesNotSee(DEMO_ID);
  expect(new URL(visitor.page.url()).pathname).toBe(SIGN_IN);
});

test('brought back by the browser after the session has ended elsewhere, the page shows nothing private', async () => {
  const visitor = await atHome();
  await visitor.sees(DEMO_ID);
  await endsSession(visitor);
  // As the browser does it: the page is frozen, and thawed with all that it showed.
  const { isHidden, text } = await visitor.page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const isHidden = getComputedStyle(document.body).display === 'none';
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    return { isHidden, text: document.body.innerText };
  });
  expect(isHidden).toBe(true);
  expect(text).not.toContain(DEMO_ID);
  await visitor.isAt(backHome);
  await visitor.doesNotSee(DEMO_ID);
});

test('whoever signs in next sees nothing of the person before', async () => {
  const visitor = await atHome(demo);
  await visitor.sees(DEMO_ID);
  await visitor.signsOut();
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
  await visitor.isAt(HOME);
  await visitor.sees('identity.card');
  const seen = await visitor.page.evaluate(() => (window as unknown as { seen: string[] }).seen.join('\n'));
  expect(seen).not.toContain(DEMO_ID);
  await visitor.doesNotSee(DEMO_ID);
});

test('two browsers keep their own sessions', async () => {
  const [one, other] = [await atHome(demo), await atHome(bossHere)];
  expect(await one.reads('GET /authApi/account/v1/detail')).toMatchObject({ account: 'demo' });
  expect(await other.reads('GET /authApi/account/v1/detail')).toMatchObject({ account: 'boss' });
  await one.signsOut();
  expect(await other.reads('GET /anonApi/user/v1/online')).toBe(true);
});

test('signing out without a network clears the page all the same', async () => {
  const visitor = await atHome();
  visitor.watch.tolerate(/ERR_INTERNET_DISCONNECTED/);
  await visitor.sees(DEMO_ID);
  await visitor.page.setOfflineMode(true);
  await visitor.presses('layout.userMenu');
  await visitor.presses('layout.signOut', 'menuitem');
  await visitor.sees('login.logout.failed');
  await visitor.doesNotSee(DEMO_ID);
});

test('nothing private is asked for, or shown, before the portal knows who is here', async () => {
  const visitor = await aVisitor();
  await visitor.spoils(endpoints.online, { delayMs: 800 });
  await visitor.page.goto(visitor.origin + HOME, { waitUntil: 'domcontentloaded' });
  await visitor.isAt(backHome);
  expect(visitor.watch.requests.filter(({ url }) => url.pathname.startsWith('/authApi/'))).toEqual([]);
});

test('a message nobody knows, posted to the other tabs, changes nothing', async () => {
  const visitor = await atHome();
  const tab = await visitor.opensTab();
  await tab.opens('/uaa/getVersion');
  await tab.page.evaluate(() => {
    const channel = new BroadcastChannel('portal-session');
    for (const message of [null, 'signed-out', { type: 'elsewhere' }, { type: ['signed-out'] }]) {
      channel.postMessage(message);
    }
  });
  await visitor.settles();
  await visitor.isAt(HOME);
});
