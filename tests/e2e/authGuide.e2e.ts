/** The step after sign-in for an application that requires a higher level than the account has. */

import { verificationChannels } from '../../src/domain/verificationChannels';
import { entersNewPassword } from './support/journeys/newPassword';
import { decidesAtApp } from './support/journeys/paymentApp';
import { levelOf, verifies } from './support/journeys/verification';
import { demo, newcomer, type Person, weak } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { aMember, aMemberAt, aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';
import type { Language } from './support/words';

const HOME = '/user/identity_manage';
const deepLink = `${HOME}?from=mail`;
const FRESH = 'Fresh-2026-pass';

/** Each journey changes a password that the others use. */
afterEach(resetPortal);

describe('an application that requires a level', () => {
  /** Address of the guide for an application's request for this person. */
  async function wanted(visitor: Visitor, { account }: Person, level: number, skippable: boolean) {
    const order = { as: 'application', account, name: 'City Card', level, skippable };
    const { requestId } = await visitor.reads<{ requestId: string }>('POST /mock/act', order);
    return `/uaa/authGuide?${new URLSearchParams({ requestId, referer: deepLink })}`;
  }

  /** A signed-in person whom an application has sent to the guide. */
  async function sent(person: Person, level: number, skippable: boolean, language: Language = 'zh-CN') {
    const visitor = await aMember(person, language);
    return visitor.opens(await wanted(visitor, person, level, skippable));
  }

  /** Number of channels in each list on the page, once they are loaded. */
  async function offered(visitor: Visitor): Promise<number[]> {
    await visitor.findsAt('.channel-list');
    return visitor.page.$$eval('.channel-list', (lists) => lists.map((list) => list.children.length));
  }

  test("is shown after the sign-in that it required, with the user's level and the channels; a member verifies by the payment app and returns to it", async () => {
    const visitor = await aVisitor('en-US');
    visitor.watch.tolerate(/status of 401/);
    await storesSettings(visitor, { navTheme: 'realDark', elder: true });
    const guide = await wanted(visitor, newcomer, 3, false);
    await visitor.opens(guide);
    await visitor.arrivesAt(`/uaa/login?referer=${encodeURIComponent(guide)}`);
    await visitor.signsIn(newcomer);
    // This member has no number yet; the step is optional, and not shown twice.
    await visitor.presses('guide.later');
    await visitor.arrivesAt(guide);
    await visitor.sees('verification.wanted', {
      application: 'City Card',
      level: visitor.says('identity.level.3'),
    });
    await visitor.sees('guide.auth.own', { level: visitor.says('identity.level.1') });
    const reaching = verificationChannels.filter(({ raisesTo }) => raisesTo === 3).length;
    expect(await offered(visitor)).toEqual([reaching, verificationChannels.length - reaching]);
    await visitor.sees('guide.auth.required');
    await visitor.doesNotSee('guide.auth.skip');
    const wide = visitor.page.viewport();
    await visitor.fitsIn(320);
    expect(await findings(visitor)).toEqual([]);
    await visitor.page.setViewport(wide);
    // The portal keeps the application's request through the payment app.
    const channel = visitor.says('identity.channel.alipayVerify');
    await visitor.presses(visitor.says('verification.start.of', { channel }), 'link');
    await verifies(visitor, 'alipayVerify');
    // On a phone, the answer arrives in a new tab.
    const tab = await visitor.opensTab();
    await decidesAtApp(visitor, { subject: newcomer.account, tab });
    await tab.sees('verification.result.raised');
    await tab.presses(visitor.says('verification.wanted.back', { application: 'City Card' }));
    await tab.arrivesAt(deepLink);
    expect(await levelOf(visitor)).toBe(3);
  });

  // Covered by tests/pages/uaa/authGuide/authGuidePage.test.tsx and tests/mock/signIn/guides.test.ts.
  hardTest('offers every channel for level 2, and the next step after the user skips this one', async () => {
    const visitor = await sent(newcomer, 2, true, 'zh-TW');
    expect(await offered(visitor)).toEqual([verificationChannels.length]);
    expect(await findings(visitor)).toEqual([]);
    const query = () => Object.fromEntries(new URL(visitor.page.url()).searchParams);
    const given = query();
    await visitor.presses('guide.auth.skip');
    // The request's id stays in the address, so the next step belongs to the same request.
    await visitor.waits(() => location.pathname === '/uaa/bindMobileGuide', 'the next step');
    expect(query()).toEqual(given);
  });

  // Covered by tests/pages/uaa/authGuide/authGuidePage.test.tsx and tests/mock/signIn/guides.test.ts.
  hardTest('shows an unknown request as an error and links to home', async () => {
    const visitor = await aMemberAt('/uaa/authGuide?requestId=nobody', demo);
    await visitor.hears('subCode.REQUEST_UNKNOWN');
    await visitor.sees('subCode.REQUEST_UNKNOWN');
    await visitor.doesNotSee('guide.failed');
    await visitor.doesNotSee('common.retry');
    expect(await findings(visitor)).toEqual([]);
    await visitor.presses('common.backHome', 'link');
    await visitor.arrivesAt(HOME);
  });

  // Covered by tests/mock/signIn/guides.test.ts, tests/pages/uaa/authGuide/authGuidePage.test.tsx and, for the sign-in on
  // the way, the first journey.
  hardTest(
    'keeps its request while the user signs in, and continues immediately if the level is reached',
    async () => {
      const visitor = await aVisitor();
      visitor.watch.tolerate(/status of 401/);
      const guide = await wanted(visitor, demo, 3, false);
      await visitor.opens(guide);
      await visitor.arrivesAt(`/uaa/login?referer=${encodeURIComponent(guide)}`);
      await visitor.signsIn(demo);
      await visitor.arrivesAt(deepLink);
    },
  );

  // Covered by tests/mock/signIn/guides.test.ts, tests/pages/uaa/authGuide/authGuidePage.test.tsx and
  // tests/hooks/useFinishGuide.test.tsx.
  hardTest('follows after a new password', async () => {
    const visitor = await sent(weak, 4, false);
    await visitor.sees('guide.pwd.weak');
    await entersNewPassword(visitor, FRESH, weak.password);
    await visitor.sees('guide.auth.required');
  });

  // Covered by tests/pages/uaa/authGuide/authGuidePage.test.tsx and tests/mock/signIn/guides.test.ts.
  hardTest(
    'checks a level that no online channel reaches, shows a network error in place, and lets the user skip',
    async () => {
      const visitor = await sent(demo, 4, true, 'pt-BR');
      visitor.watch.tolerate(/ERR_INTERNET_DISCONNECTED|Network request failed/);
      await visitor.sees('verification.inPerson');
      await visitor.presses('guide.auth.check');
      await visitor.hears('guide.auth.notYet');
      await visitor.sees('guide.auth.notYet');
      await visitor.presses('layout.elder.on');
      await visitor.presses('layout.theme.dark');
      const { page } = visitor;
      const wide = page.viewport();
      await visitor.fitsIn(320);
      await page.setOfflineMode(true);
      await visitor.presses('guide.auth.check');
      const isInPlace = (text: string) => document.querySelector('main')?.innerText.includes(text) === true;
      await visitor.waits(isInPlace, 'the error in place', visitor.says('guide.auth.unchecked'));
      expect(await visitor.mainText()).toContain(visitor.says('guide.auth.notYet'));
      expect(await findings(visitor)).toEqual([]);
      await page.setOfflineMode(false);
      // Notifications about the network would cover the buttons of a narrow page.
      await page.setViewport(wide);
      await visitor.presses('guide.auth.skip');
      await visitor.arrivesAt(deepLink);
    },
  );
});
