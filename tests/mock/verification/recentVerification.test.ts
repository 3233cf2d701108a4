import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { SECOND, STEP_UP_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import {
  type ChannelName,
  findChannel,
  verificationChannels,
} from '../../../src/domain/verificationChannels';
import { type Browser, lastSentTo, runPortal } from '../portal';
import { accountOf, answersAtApp, DEMO, formFor, returns, starts, verifies, waitsFor } from './queries';

const newBrowser = runPortal();
const { VERIFY_REQUIRED } = subCodes;
const NEW_MOBILE = '15400000066';

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const proves = (browser: Browser) => browser.call('proveOwnMobile', { body: { method: 'verification' } });

/** Verifies demo once more through a channel, which may be the payment app. */
async function confirms(browser: Browser, channel: ChannelName = 'bankCardVerify') {
  const { data } = await starts(browser, await formFor(browser, channel, DEMO));
  if (channel === 'alipayVerify')
    await returns(browser, await answersAtApp(browser, data, 'approve', 'demo'));
  const { state } = await waitsFor(browser, data);
  expect(state).toBe('MATCHED');
}

test('changes the number without the old one after a recent verification', async () => {
  const browser = member();
  await confirms(browser);
  const { proof } = (await proves(browser)).data;
  await browser.call('smsCode', { body: { scene: 'bind', region: '+86', mobile: NEW_MOBILE } });
  const body = { proof, region: '+86', mobile: NEW_MOBILE, code: lastSentTo(NEW_MOBILE).code };
  expect((await browser.call('changeMobile', { body })).code).toBe(20000);
  expect(accountOf('demo').mobile).toBe(NEW_MOBILE);
});

test.each(
  verificationChannels.map(({ name }) => [name, findChannel(name)?.provesPossession === true] as const),
)('accepts %s in place of the old number: %s', async (channel, isAccepted) => {
  const browser = member();
  await confirms(browser, channel);
  expect((await proves(browser)).subCode).toBe(isAccepted ? null : VERIFY_REQUIRED);
});

test('does not accept two records that reach level 3 together', async () => {
  const browser = member('newcomer');
  Object.assign(accountOf('newcomer'), { mobile: '15400000077' });
  await verifies(browser, await formFor(browser, 'gonganVerify'));
  await verifies(browser, await formFor(browser, 'driverLicenseVerify'));
  expect(accountOf('newcomer').level).toBe(3);
  expect((await proves(browser)).subCode).toBe(VERIFY_REQUIRED);
});

test('does not accept the first verification of an account, because any person may have made it', async () => {
  const browser = member('newcomer');
  Object.assign(accountOf('newcomer'), { mobile: '15400000077' });
  await verifies(browser, await formFor(browser, 'bankCardVerify'));
  expect(accountOf('newcomer').level).toBe(3);
  expect((await proves(browser)).subCode).toBe(VERIFY_REQUIRED);
});

test('accepts each verification once', async () => {
  const browser = member();
  expect((await proves(browser)).subCode).toBe(VERIFY_REQUIRED);
  await confirms(browser);
  expect((await proves(browser)).code).toBe(20000);
  expect((await proves(browser)).subCode).toBe(VERIFY_REQUIRED);
  await confirms(browser, 'alipayVerify');
  await confirms(browser);
  expect((await proves(browser)).code).toBe(20000);
  expect((await proves(browser)).code).toBe(20000);
  expect((await proves(browser)).subCode).toBe(VERIFY_REQUIRED);
});

test('accepts a verification for ten minutes after the registry has answered', async () => {
  const browser = member();
  await confirms(browser);
  const { endedAt } = getPortal().verifications.at(-1) ?? {};
  const left = (endedAt ?? 0) + STEP_UP_LIFETIME - Date.now() - getPortal().clockOffset;
  advanceClock(left - 5 * SECOND);
  expect((await proves(browser)).code).toBe(20000);
  await confirms(browser);
  advanceClock(STEP_UP_LIFETIME);
  expect((await proves(browser)).subCode).toBe(VERIFY_REQUIRED);
});

test('accepts a verification only in its browser and for its account', async () => {
  const [browser, other] = [member(), member()];
  await confirms(browser);
  expect((await proves(other)).subCode).toBe(VERIFY_REQUIRED);
  await browser.call('logout');
  await browser.signsIn('veteran');
  expect((await proves(browser)).subCode).toBe(VERIFY_REQUIRED);
  await browser.call('logout');
  await browser.signsIn('demo');
  expect((await proves(browser)).code).toBe(20000);
});

test('does not accept a verification that is in progress or did not match', async () => {
  const browser = member();
  const form = await formFor(browser, 'bankCardVerify', DEMO);
  const { data } = await starts(browser, { ...form, bankCardNo: '6200000000000005' });
  expect((await proves(browser)).subCode).toBe(VERIFY_REQUIRED);
  expect((await waitsFor(browser, data)).state).toBe('MISMATCHED');
  expect((await proves(browser)).subCode).toBe(VERIFY_REQUIRED);
});
