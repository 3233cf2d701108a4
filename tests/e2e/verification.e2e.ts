/** The levels and channels on /user/verification, and what happens to a query that the user leaves. */
import { VERIFICATION_TIMEOUT } from '../../src/constants';
import { confirmsBeside } from './support/journeys/sessions';
import {
  consents,
  decidesAtApp,
  fillsRecord,
  LADDER,
  levelOf,
  pageOf,
  playsRegistry,
  verifies,
  verifiesBeside,
} from './support/journeys/verification';
import { newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

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

const PAYMENT = pageOf('alipayVerify');

// Covered by tests/pages/user/verification/channel/fields/CardNumberField.test.tsx.
hardTest('groups a card number while it is typed, also in its middle, and names its bank', async () => {
  const visitor = await aMemberAt(pageOf('bankCardVerify'), newcomer);
  await consents(visitor);
  const shown = () => visitor.page.$eval('[name="bankCardNo"]', (input) => (input as HTMLInputElement).value);
  // The field corrects the caret after each key; simulated keys are faster than that.
  const caretSettles = () => visitor.page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await visitor.page.focus('[name="bankCardNo"]');
  await visitor.page.keyboard.type('622848000000029');
  await caretSettles();
  expect(await shown()).toBe('6228 4800 0000 029');
  for (let step = 0; step < 3; step += 1) await visitor.page.keyboard.press('ArrowLeft');
  for (const key of '000') {
    await visitor.page.keyboard.press(key as '0');
    await caretSettles();
  }
  expect(await shown()).toBe('6228 4800 0000 0000 29');
  await visitor.page.keyboard.press('Backspace');
  await visitor.page.keyboard.press('Backspace');
  expect(await shown()).toBe('6228 4800 0000 0029');
  await visitor.sees('verification.bank.ABC');
  // Pasted with surrounding characters.
  await visitor.fills('bankCardNo', '６２２８-4800 0000 0000 02');
  await visitor.waits(
    () =>
      (document.querySelector('[name="bankCardNo"]') as HTMLInputElement).value === '6228 4800 0000 0000 02',
    'the pasted digits',
  );
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

// Covered by tests/domain/identityLevels.test.ts and tests/mock/verification/levels.test.ts.
hardTest('shows each of two channels in two tabs its own result; together they reach level 3', async () => {
  const visitor = await aMember(newcomer);
  const tab = await visitor.opensTab();
  await visitor.opens(pageOf('gonganVerify'));
  await tab.opens(pageOf('socialSecurityCardVerify'));
  await consents(tab);
  await fillsRecord(tab, 'socialSecurityCardVerify');
  await verifies(visitor, 'gonganVerify');
  await visitor.sees('verification.result.raised');
  // The other form was made for an unverified account: the person reviews and submits it again.
  await tab.presses('verification.submit');
  await tab.sees('verification.fields.changed');
  await tab.waits(() => !document.querySelector('input[name="idNo"]'), 'the fixed document');
  expect(await findings(tab)).toEqual([]);
  // The contact's proof allowed the first verification only.
  tab.watch.tolerate(/status of 428/);
  await tab.presses('verification.submit');
  await tab.findsAt('.ant-modal [name="stepUpPassword"]');
  await tab.fills('stepUpPassword', newcomer.password);
  await tab.confirms();
  await tab.sees('verification.result.levels', {
    before: tab.says('identity.level.2'),
    after: tab.says('identity.level.3'),
  });
  expect(await levelOf(visitor)).toBe(3);
});

// Covered by tests/mock/verification/paymentApp.test.ts: invalid answers, and users who may return with one.
hardTest('does not verify by forged, incomplete or replayed answers of the payment app', async () => {
  const visitor = await aMember(newcomer, 'en-US');
  for (const query of [
    'state=forged&authCode=x',
    'state=only',
    'authCode=only',
    'state=a&state=b&authCode=c',
  ]) {
    await visitor.opens(`${PAYMENT}?${query}`);
    await visitor.sees('verification.return.failed');
    expect(visitor.page.url()).not.toContain('authCode');
    expect(visitor.page.url()).not.toContain('state');
  }
  expect(await findings(visitor)).toEqual([]);
  await visitor.presses('verification.return.again');
  await verifies(visitor, 'alipayVerify');
  const address = await decidesAtApp(visitor, { subject: newcomer.account });
  await visitor.sees('verification.result.raised');
  await visitor.opens(address);
  await visitor.sees('subCode.VERIFY_STATE');
  expect(await levelOf(visitor)).toBe(3);
});

// Covered by tests/mock/verification/paymentApp.test.ts and the journey before this one.
hardTest('reports a return from the payment app without an answer, and links to it again', async () => {
  const visitor = await aMemberAt(PAYMENT, newcomer);
  await verifies(visitor, 'alipayVerify');
  await visitor.waits(() => location.pathname === '/simulator/provider', 'the payment app');
  await visitor.goesBack();
  await visitor.sees('verification.away.heading');
  expect(await findings(visitor)).toEqual([]);
  // The overview and a new start show it, too.
  await visitor.opens(LADDER);
  await visitor.sees('verification.away.heading');
  await visitor.opens(PAYMENT);
  await visitor.presses('verification.away.goOn');
  await decidesAtApp(visitor, { subject: newcomer.account });
  await visitor.sees('verification.result.raised');
});
