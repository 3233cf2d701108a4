/** The levels on /user/verification, on home, and for an application that requires a level. */
import { endpoints } from '../../src/contract/endpoints';
import { confirmsBeside } from './support/journeys/sessions';
import {
  LADDER,
  levelOf,
  pageOf,
  playsRegistry,
  statusOf,
  verifies,
  verifiesBeside,
} from './support/journeys/verification';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';

beforeEach(resetPortal);

const currentRung = (visitor: Visitor) =>
  visitor.page.$eval('[aria-current="step"]', (rung) => (rung as HTMLElement).innerText);
/** Number of channels in each list on the page. */
const offered = (visitor: Visitor) =>
  visitor.page.$$eval('.channel-list', (lists) => lists.map((list) => list.children.length));

// The level at home is covered by tests/pages/user/identity_manage/home.test.tsx.
test('a member reaches level 3 with a second record, by keyboard', async () => {
  const visitor = await aMember(newcomer);
  await verifiesBeside(visitor);
  await visitor.opens(LADDER);
  await visitor.sees('verification.pairLeft');
  expect(await currentRung(visitor)).toContain(visitor.says('identity.level.2'));
  // The last list contains matched channels, which can be used again.
  expect(await offered(visitor)).toEqual([2, 4, 1]);
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses(
    visitor.says('verification.start.of', { channel: visitor.says('identity.channel.driverLicenseVerify') }),
    'link',
  );
  await visitor.arrivesAt(pageOf('driverLicenseVerify'));

  // By keyboard alone. From level 2 on, name and document are fixed and cannot be typed.
  await confirmsBeside(visitor, newcomer);
  await visitor.findsAt('[name="consent"]');
  await visitor.tabsTo('[name="consent"]');
  await visitor.page.keyboard.press('Space');
  await visitor.tabsTo('[type="submit"]');
  await visitor.confirms();
  await visitor.sees('verification.fields.fixed');
  expect(await visitor.has('input[name="name"], input[name="idNo"], input[name="licenceNo"]')).toBe(false);
  await visitor.types('fileNo', '440100000002');
  await visitor.confirms();
  await visitor.sees('verification.result.raised');
  expect(await levelOf(visitor)).toBe(3);
});

// Covered by tests/pages/user/verification/verificationPage.test.tsx.
hardTest(
  'shows a level that was reached meanwhile, and keeps the known one if it does not load',
  async () => {
    const visitor = await aMemberAt(HOME, demo);
    visitor.watch.tolerate(/500/);
    const overview = await visitor.reads<object>(endpoints.verificationOverview);
    const opensAgain = async () => {
      await visitor.presses('page.identityManage', 'link');
      await visitor.presses('page.verification', 'link');
      await visitor.arrivesAt(LADDER);
    };
    await visitor.injectsFault(endpoints.verificationOverview, { status: 500 });
    await opensAgain();
    await visitor.sees('verification.failed');
    await visitor.sees('identity.raise.next', { level: '4' });
    expect(await findings(visitor)).toEqual([]);
    await visitor.clearsFaults();
    await visitor.injectsFault(endpoints.verificationOverview, {
      body: { code: 20000, data: { ...overview, level: 4 }, subCode: null, subMsg: null },
    });
    await opensAgain();
    await visitor.sees('identity.raise.top');
    expect(await findings(visitor)).toEqual([]);
  },
);

// Covered by tests/pages/user/verification/verificationPage.test.tsx.
hardTest(
  'shows on the cards of channels that they are down, have no tries left, or are in progress',
  async () => {
    const visitor = await aMember(newcomer, 'pt-BR');
    await playsRegistry(visitor, 'gonganVerify', 'down');
    await playsRegistry(visitor, 'socialSecurityCardVerify', 'slow');
    await visitor.opens(pageOf('socialSecurityCardVerify'));
    await verifies(visitor, 'socialSecurityCardVerify');
    await visitor.sees('verification.query.heading');
    await visitor.presses('verification.query.leave', 'link');
    await visitor.arrivesAt(LADDER);
    await visitor.sees('verification.block.down');
    await visitor.sees('verification.running');
    expect(await findings(visitor)).toEqual([]);
    await visitor.page.setViewport({ width: 320, height: 700 });
    await visitor.fits();
    await visitor.presses('verification.running.open', 'link');
    await visitor.sees('verification.query.heading');
    await visitor.reads('POST /mock/clock', { advanceMs: 20_000 });
    await visitor.sees('verification.result.raised');
    expect((await statusOf(visitor, 'socialSecurityCardVerify')).triesLeft).toBe(4);
  },
);
