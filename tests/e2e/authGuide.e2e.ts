/** The step after sign-in for an application that requires a higher level than the account has. */

import { verificationChannels } from '../../src/domain/verificationChannels';
import { decidesAtApp } from './support/journeys/paymentApp';
import { levelOf, verifies } from './support/journeys/verification';
import { newcomer, type Person } from './support/people';
import { findings } from './support/screens/axe';
import { storesSettings } from './support/screens/elder';
import { aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const deepLink = `${HOME}?from=mail`;

/** Each journey changes a password that the others use. */
afterEach(resetPortal);

describe('an application that requires a level', () => {
  /** Address of the guide for an application's request for this person. */
  async function wanted(visitor: Visitor, { account }: Person, level: number, skippable: boolean) {
    const order = { as: 'application', account, name: 'City Card', level, skippable };
    const { requestId } = await visitor.reads<{ requestId: string }>('POST /mock/act', order);
    return `/uaa/authGuide?${new URLSearchParams({ requestId, referer: deepLink })}`;
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
});
