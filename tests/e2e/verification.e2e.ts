/** The levels and channels on /user/verification, and what happens to a query that the user leaves. */
import { VERIFICATION_TIMEOUT } from '../../src/constants';
import { recordsOf } from './support/journeys/behavior';
import { confirmsBeside } from './support/journeys/sessions';
import {
  consents,
  decidesAtApp,
  fillsRecord,
  LADDER,
  levelOf,
  pageOf,
  playsRegistry,
  statusOf,
  verifies,
  verifiesBeside,
} from './support/journeys/verification';
import { newcomer } from './support/people';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

beforeEach(resetPortal);

const currentRung = (visitor: Visitor) =>
  visitor.page.$eval('[aria-current="step"]', (rung) => (rung as HTMLElement).innerText);
/** Number of channels in each list on the page. */
const offered = (visitor: Visitor) =>
  visitor.page.$$eval('.channel-list', (lists) => lists.map((list) => list.children.length));

// The level at home is covered by tests/pages/user/identity_manage/home.test.tsx.
test('a member sees that the level changed while the form was open, and reaches level 3 with a second record, by keyboard', async () => {
  const visitor = await aMemberAt(pageOf('driverLicenseVerify'), newcomer);
  await consents(visitor);
  await fillsRecord(visitor, 'driverLicenseVerify');
  await verifiesBeside(visitor);
  await visitor.presses('verification.submit');
  await visitor.sees('verification.fields.changed');

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

test('a member who leaves during a pending query finds the result in the notices', async () => {
  const visitor = await aMember(newcomer);
  await playsRegistry(visitor, 'providentFundVerify', 'slow');
  await visitor.opens(pageOf('providentFundVerify'));
  await verifies(visitor, 'providentFundVerify');
  await visitor.sees('verification.query.heading');
  expect(await findings(visitor)).toEqual([]);
  // Another tab opens the same query instead of starting a second one.
  const tab = await visitor.opensTab(pageOf('providentFundVerify'));
  await tab.sees('verification.query.heading');
  await visitor.presses('verification.query.leave', 'link');
  await visitor.arrivesAt(LADDER);
  await visitor.reads('POST /mock/clock', { advanceMs: VERIFICATION_TIMEOUT });
  expect(await levelOf(visitor)).toBe(2);
  const notices = await visitor.calls('notices');
  expect(notices[0]?.text).toContain(visitor.says('identity.channel.providentFundVerify'));
  await visitor.opens(notices[0]?.link ?? '');
  await visitor.sees('verification.result.raised');
  // A tab in the background does not poll.
  await tab.page.bringToFront();
  await tab.sees('verification.result.raised');
});

// tests/mock/verification/paymentApp.test.ts covers the invalid answers, and the users who may return with one.
test('does not verify by a forged answer of the payment app, finds the pending query after going back, and verifies by one answer once', async () => {
  const page = pageOf('alipayVerify');
  const visitor = await aMemberAt(`${page}?state=forged&authCode=x`, newcomer, 'en-US');
  await visitor.sees('verification.return.failed');
  await visitor.arrivesAt(page);
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('verification.return.again');
  await verifies(visitor, 'alipayVerify');
  await visitor.waits(() => location.pathname === '/simulator/provider', 'the payment app');
  await visitor.goesBack();
  await visitor.sees('verification.away.heading');
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('verification.away.goOn');
  const address = await decidesAtApp(visitor, { subject: newcomer.account });
  await visitor.sees('verification.result.raised');
  await visitor.opens(address);
  await visitor.sees('subCode.VERIFY_STATE');
  expect(await levelOf(visitor)).toBe(3);
});

// All channels share this screen: tests/mock/verification covers the checks of the others, ChannelFields.test.tsx of
// tests/pages/user/verification/channel/fields their fields, and channelPage.test.tsx a registry that is down.
test('a member sees a mismatch with the registry, and then the level of a matching record', async () => {
  const visitor = await aMemberAt(pageOf('gonganVerify'), newcomer);
  await visitor.sees('verification.gonganVerify.needs');
  await consents(visitor);
  await visitor.presses('verification.submit');
  await visitor.getFieldError('name');
  expect(await findings(visitor)).toEqual([]);
  // The first day of another document.
  await fillsRecord(visitor, 'gonganVerify', { idFrom: '2019-02-03' });
  await visitor.presses('verification.submit');
  await visitor.sees('verification.result.mismatched');
  await visitor.sees('verification.tries', { left: 4 });
  expect(await findings(visitor)).toEqual([]);
  expect(await levelOf(visitor)).toBe(1);
  expect((await recordsOf(visitor, 'VERIFY'))[0]).toMatchObject({ result: 'FAILURE' });

  // The typed values are still there, in memory only.
  await visitor.presses('common.retry', 'link');
  await visitor.waitsForFocus('name');
  const { idNo } = await visitor.reads<{ idNo: string }>('GET /mock/registry');
  expect(await visitor.valueOf('idNo')).toBe(idNo);
  expect(await storedBy(visitor)).not.toContain(idNo);
  await visitor.reads('POST /mock/clock', { advanceMs: 60_000 });
  await fillsRecord(visitor, 'gonganVerify');
  await visitor.presses('verification.submit');
  await visitor.sees('verification.result.raised');
  await visitor.sees('verification.result.oneMore', { level: visitor.says('identity.level.3') });
  await visitor.sees('verification.result.levels', {
    before: visitor.says('identity.level.1'),
    after: visitor.says('identity.level.2'),
  });
  expect(await levelOf(visitor)).toBe(2);
  expect((await recordsOf(visitor, 'LEVEL_UP'))[0]).toMatchObject({ result: 'SUCCESS' });
  expect((await statusOf(visitor, 'gonganVerify')).triesLeft).toBe(3);
});
