import { advanceClock } from '../../../mock/_domain/store/clock';
import { DAY, FORMER_ID_GRACE, SESSION_IDLE } from '../../../src/constants';
import type { PortalSession } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { changePassword, PASSWORD } from '../credentials';
import { accountOf, type Browser, lastSentTo, runPortal, signedIn } from '../portal';

const newBrowser = runPortal();

const session = (browser: Browser) => browser.cookies.get('portal_session') ?? '';

test('sets the session and visitor cookies as HttpOnly and SameSite', async () => {
  const answer = await newBrowser().signsIn('demo');
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^portal_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^portal_visitor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/),
  ]);
  const first = await newBrowser().call('online');
  expect(first.headers.get('set-cookie')).toMatch(
    /^portal_visitor=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/,
  );
});

test('ends a session after 30 idle minutes, counted from the last request', async () => {
  const browser = await signedIn(newBrowser(), 'demo');
  advanceClock(SESSION_IDLE - 1000);
  expect(await browser.isOnline()).toBe(true);
  advanceClock(SESSION_IDLE - 1000);
  expect((await browser.call('accountDetail')).status).toBe(200);
  advanceClock(SESSION_IDLE);
  expect((await browser.call('accountDetail')).status).toBe(401);
});

test('keeps the sessions when the mock files are reloaded', async () => {
  const browser = await signedIn(newBrowser(), 'demo');
  jest.isolateModules(() => {
    require('../../../mock/_domain/http/handlers');
    const { getPortal } = require('../../../mock/_domain/store/state');
    expect(getPortal().sessions.has(session(browser))).toBe(true);
  });
});

describe('the message that another browser ended the session', () => {
  const ended = subCodes.SESSION_ENDED_ELSEWHERE;
  const member = () => signedIn(newBrowser(), 'demo');
  /** Returns the subCodes of the online check and of a call that needs a session. */
  const readReasons = async (browser: Browser) => {
    const online = await browser.call('online');
    const detail = await browser.call('accountDetail');
    expect([online.status, online.data, detail.status, detail.data]).toEqual([200, false, 401, null]);
    return [online.subCode, detail.subCode];
  };

  test('follows the end of a session by its id and by a new password, for a day', async () => {
    const [mine, other, third] = [await member(), await member(), await member()];
    const [, { id }] = (await mine.call('sessions')).data as [PortalSession, PortalSession];
    await mine.call('endSession', { params: { id } });
    expect(await changePassword(mine, PASSWORD, 'Fresh-2026-pass')).toSucceed();
    for (const browser of [other, third]) expect(await readReasons(browser)).toEqual([ended, ended]);
    expect(await mine.isOnline()).toBe(true);
    advanceClock(DAY);
    expect(await readReasons(other)).toEqual([null, subCodes.NO_SESSION]);
  });

  test('is not returned if the browser itself has ended the session, or after an idle timeout', async () => {
    const [out, idle, again] = [await member(), await member(), await member()];
    const cookie = session(out);
    await out.call('logout');
    out.cookies.set('portal_session', cookie);
    expect(await readReasons(out)).toEqual([null, subCodes.NO_SESSION]);

    const former = session(again);
    await again.signsIn('newcomer');
    again.cookies.set('portal_session', former);
    expect(await readReasons(again)).toEqual([null, subCodes.NO_SESSION]);

    const own = await member();
    const [{ id }] = (await own.call('sessions')).data as [PortalSession];
    await own.call('endSession', { params: { id } });
    expect(await readReasons(own)).toEqual([null, subCodes.NO_SESSION]);

    advanceClock(SESSION_IDLE);
    expect(await readReasons(idle)).toEqual([null, subCodes.NO_SESSION]);
  });
});

describe('the renewal of a session id', () => {
  const raiseLevel = (level: 2 | 3 = 2) => Object.assign(accountOf('newcomer'), { level });
  /** An attacker's browser that has a copy of the session id and no other cookie. */
  const copySession = (id: string) => {
    const browser = newBrowser();
    browser.cookies.set('portal_session', id);
    return browser;
  };

  /**
   * Returns a browser whose session id was just renewed, and a late request of that browser with the former
   * id.
   */
  async function renewSession() {
    const browser = await signedIn(newBrowser(), 'newcomer');
    const late = copySession(session(browser));
    late.cookies.set('portal_visitor', browser.cookies.get('portal_visitor') ?? '');
    raiseLevel();
    await browser.call('accountDetail');
    return { browser, former: session(late), late };
  }

  test('follows a change of the identity level, at the next request of each session', async () => {
    const [one, other] = [newBrowser(), newBrowser()];
    await one.signsIn('newcomer');
    await other.signsIn('newcomer');
    const before = [session(one), session(other)];
    await one.call('accountDetail');
    expect(session(one)).toBe(before[0]);
    raiseLevel();
    for (const browser of [one, other]) await browser.call('accountDetail');
    const after = [session(one), session(other)];
    expect(new Set([...before, ...after]).size).toBe(4);
    await one.call('accountDetail');
    expect(session(one)).toBe(after[0]);
    expect((await one.call('sessions')).data).toHaveLength(2);
  });

  test('lets the former id read for ten seconds and does not renew it, also at the next level', async () => {
    const { browser, former, late } = await renewSession();
    for (const level of [2, 3] as const) {
      raiseLevel(level);
      expect((await late.call('accountDetail')).status).toBe(200);
      expect(session(late)).toBe(former);
    }
    advanceClock(FORMER_ID_GRACE);
    expect(await late.call('accountDetail')).toBeRefusedWith('NO_SESSION');
    expect(await late.isOnline()).toBe(false);
    expect((await browser.call('accountDetail')).status).toBe(200);
  });

  test('lets the former id neither write nor sign out, and ends it with the session', async () => {
    const { browser, late } = await renewSession();
    expect((await late.call('endOtherSessions')).status).toBe(401);
    await late.call('logout');
    expect((await browser.call('endOtherSessions')).status).toBe(200);
    await browser.call('logout');
    expect((await late.call('accountDetail')).status).toBe(401);
  });

  test('refuses a copied session id, even if the copy is used first', async () => {
    const browser = await signedIn(newBrowser(), 'newcomer');
    const id = session(browser);
    const copy = copySession(id);
    expect((await copy.call('accountDetail')).status).toBe(200);
    raiseLevel();
    for (const answer of [await copy.call('accountDetail'), await copy.call('endOtherSessions')]) {
      expect(answer).toBeRefusedWith('NO_SESSION');
    }
    expect(await copy.isOnline()).toBe(false);
    expect(session(copy)).toBe(id);
    expect((await browser.call('accountDetail')).status).toBe(200);
    // The ten seconds of the former id do not apply to the copy.
    expect((await copy.call('accountDetail')).status).toBe(401);
  });

  test('reaches the browser of the session after its visitor id has changed', async () => {
    const browser = await signedIn(newBrowser(), 'newcomer');
    const before = [session(browser), browser.cookies.get('portal_visitor')];
    await browser.call('smsCode', { body: { scene: 'appeal', region: '+86', mobile: '15400000066' } });
    const { code } = lastSentTo('15400000066');
    const body = { scene: 'appeal', region: '+86', mobile: '15400000066', code };
    await browser.call('proveMobile', { body });
    raiseLevel();
    expect((await browser.call('accountDetail')).status).toBe(200);
    expect(session(browser)).not.toBe(before[0]);
    expect(browser.cookies.get('portal_visitor')).not.toBe(before[1]);
  });
});
