/** Errors in a verification channel. */
import { VERIFICATION_TIMEOUT } from '../../src/constants';
import { endpoints } from '../../src/contract/endpoints';
import { asksForCode, otherThan } from './support/journeys/codes';
import { decidesAtApp } from './support/journeys/paymentApp';
import {
  consents,
  fillsRecord,
  LADDER,
  levelOf,
  pageOf,
  playsRegistry,
  provesContact,
  statusOf,
  verifies,
} from './support/journeys/verification';
import { demo, newcomer } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, resetPortal } from './support/setup';

beforeEach(resetPortal);

const START = endpoints.startVerification.slice('POST '.length);
const PAYMENT = pageOf('alipayVerify');

// Covered by channelPage.test.tsx and fields/ChannelFields.test.tsx of tests/pages/user/verification/channel.
hardTest(
  'starts no verification without consent, opens the form by keyboard, and shows missing values at their fields',
  async () => {
    const visitor = await aMemberAt(pageOf('bankCardVerify'), newcomer, 'zh-TW');
    await visitor.findsAt('[name="consent"]');
    await visitor.presses('form.continue');
    await visitor.sees('verification.consent.required');
    await visitor.tabsTo('[name="consent"]');
    await visitor.page.keyboard.press('Space');
    await visitor.tabsTo('[type="submit"]');
    await visitor.confirms();
    await visitor.waits(() => document.querySelector('h2') === document.activeElement, 'the form’s heading');
    // The browser's Back button shows the notice again.
    await visitor.goesBack();
    await visitor.sees('verification.notice.heading');
    await consents(visitor);
    await visitor.presses('verification.submit');
    for (const field of ['name', 'idNo', 'bankCardNo', 'mobile', 'code']) {
      expect(await visitor.getFieldError(field)).toMatch(/\S/);
    }
    expect(await findings(visitor)).toEqual([]);
    expect(visitor.requestsTo(START, 'POST')).toEqual([]);
  },
);

// Covered by tests/components/Field/CardNumberField.test.tsx.
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

// Covered by tests/mock/verification/forms.test.ts and tests/components/Form/useServerFieldErrors.test.tsx.
hardTest('does not count a try for a code to another number or a wrong code', async () => {
  const visitor = await aMemberAt(pageOf('telecomOperatorsVerify'), newcomer);
  await consents(visitor);
  await fillsRecord(visitor, 'telecomOperatorsVerify');
  await visitor.fills('mobile', '15400000077');
  await visitor.presses('verification.submit');
  await visitor.seesFieldError('code', visitor.says('subCode.CODE_EXPIRED'));
  const code = await asksForCode(visitor, '15400000077');
  await visitor.fills('code', otherThan(code));
  await visitor.presses('verification.submit');
  expect(await visitor.getFieldError('code')).toMatch(/\S/);
  expect((await statusOf(visitor, 'telecomOperatorsVerify')).triesLeft).toBe(5);
});

// Covered by tests/mock/verification/tries.test.ts and tests/pages/user/verification/channel/channelPage.test.tsx.
hardTest('blocks the sixth try of a day, and offers other channels', async () => {
  const visitor = await aMember(newcomer, 'en-US');
  await provesContact(visitor);
  const wrong = { name: '测试乙', idType: 'RESIDENT_ID', idNo: '110101190001020028', city: '110100' };
  for (let used = 0; used < 5; used += 1) {
    const form = { channel: 'socialSecurityCardVerify', level: 1, consent: true, ...wrong };
    await visitor.calls('startVerification', { ...form, cardNo: 'Z99999999' });
    await visitor.reads('POST /mock/clock', { advanceMs: VERIFICATION_TIMEOUT });
  }
  await visitor.opens(pageOf('socialSecurityCardVerify'));
  await visitor.sees('verification.block.none');
  await visitor.finds('link', 'verification.others');
  expect(await visitor.has('[name="consent"]')).toBe(false);
  expect(await findings(visitor)).toEqual([]);
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

// Covered by tests/domain/identityLevels.test.ts and tests/mock/verification/ladder.test.ts.
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

// Covered by tests/pages/user/info_manage/modify_mobile/mobileForms.test.tsx, MatchedResult.test.tsx of
// tests/pages/user/verification/channel and tests/mock/verification/recentVerification.test.ts.
hardTest('accepts a verification in place of a code to the old number', async () => {
  const visitor = await aMemberAt('/user/info_manage/modify_mobile', demo);
  await visitor.presses('info.mobile.method.verification', 'radio');
  await visitor.presses('info.mobile.verified');
  await visitor.sees('subCode.VERIFY_REQUIRED');
  await visitor.presses(
    visitor.says('verification.start.of', { channel: visitor.says('identity.channel.bankCardVerify') }),
    'link',
  );
  await verifies(visitor, 'bankCardVerify');
  await visitor.sees('verification.result.same');
  await visitor.presses('verification.result.back');
  await visitor.presses('info.mobile.verified');
  await visitor.sees('info.mobile.heading.number');
});

// Covered by tests/mock/verification/registries.test.ts and tries.test.ts.
hardTest(
  "does not count a try if the registry fails, and shows another user's query as unknown",
  async () => {
    const visitor = await aMember(newcomer);
    visitor.watch.tolerate(/404/);
    await playsRegistry(visitor, 'gonganVerify', 'fail');
    await visitor.opens(pageOf('gonganVerify'));
    await verifies(visitor, 'gonganVerify');
    await visitor.sees('verification.result.unavailable');
    await visitor.sees('verification.tries', { left: 5 });
    await visitor.opens(`${pageOf('gonganVerify')}?id=nobody`);
    await visitor.sees('verification.query.unknown');
    await visitor.presses('verification.result.home', 'link');
    await visitor.arrivesAt(LADDER);
  },
);
