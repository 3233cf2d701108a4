import { listMessages } from '../../../mock/_domain/accounts/outbox';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CODE_RESEND, STEP_UP_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { bindsMobile } from '../credentials';
import { type Browser, lastSentTo, runPortal, wrongCode } from '../portal';
import { accountOf } from '../verification/queries';

const newBrowser = runPortal();

const OLD = '15400000001';
const NEW = '15400000066';
const BOSS = '15400000004';

const member = (account = 'demo') => newBrowser().opensSessionOf(account);

const asksOld = (browser: Browser) =>
  browser.call('ownCode', { body: { scene: 'changeMobile', channel: 'mobile' } });
const proves = (browser: Browser, code: unknown = lastSentTo(OLD).code) =>
  browser.call('proveOwnMobile', { body: { method: 'sms', code } });

async function proofOf(browser: Browser): Promise<string> {
  await asksOld(browser);
  return (await proves(browser)).data.proof;
}

async function changes(browser: Browser, proof: string, mobile = NEW, code?: string) {
  getPortal().codeSends.clear();
  if (code === undefined) await browser.call('smsCode', { body: { scene: 'bind', region: '+86', mobile } });
  return browser.call('changeMobile', {
    body: { proof, region: '+86', mobile, code: code ?? lastSentTo(mobile).code },
  });
}

const mobileOf = (account: string) => accountOf(account).mobile;

test('changes the number after both are proved, records it, notifies the old number, and accepts the new one at sign-in', async () => {
  const browser = member();
  expect((await asksOld(browser)).data.destination).toBe('154****0001');
  expect(lastSentTo(OLD).text).toContain('change your mobile number');
  const { data } = await proves(browser);
  expect(Date.parse(data.expiresAt)).toBeGreaterThan(Date.now());
  expect(await changes(browser, data.proof)).toMatchObject({ code: 20000, data: null });
  expect((await browser.call('accountDetail')).data.mobile).toBe('154****0066');
  expect(getPortal().behavior.at(-1)).toMatchObject({ accountId: 'u-demo', type: 'MOBILE_CHANGE' });
  expect(lastSentTo(OLD).text).toMatch(/demo was changed to 154\*{4}0066/);
  expect((await newBrowser().signsIn(NEW)).data.redirectUrl).toBeNull();
  expect((await newBrowser().signsIn(OLD)).subCode).toBe(subCodes.BAD_CREDENTIALS);
});

test('alerts the former number also if it differs only in the region, and sends the new one no link to undo the change', async () => {
  const mobile = '61234567';
  Object.assign(accountOf('demo'), { region: '+852', mobile });
  const browser = member();
  await asksOld(browser);
  const { data } = await proves(browser, lastSentTo(mobile).code);
  await browser.call('smsCode', { body: { scene: 'bind', region: '+853', mobile } });
  const { code } = lastSentTo(mobile);
  const sent = listMessages(mobile).length;
  const body = { proof: data.proof, region: '+853', mobile, code };
  expect((await browser.call('changeMobile', { body })).code).toBe(20000);
  const alerts = listMessages(mobile).slice(0, listMessages(mobile).length - sent);
  expect(alerts.map(({ link }) => link?.includes('/uaa/undo'))).toEqual([true, false]);
});

test('accepts a proof for one change of the number for which it was given', async () => {
  const [one, other] = [member(), member()];
  const proof = await proofOf(one);
  advanceClock(CODE_RESEND);
  const late = await proofOf(other);
  await changes(one, proof);
  expect((await changes(one, proof, '15400000067')).subCode).toBe(subCodes.TICKET_UNKNOWN);
  expect((await changes(other, late, '15400000068')).subCode).toBe(subCodes.TICKET_UNKNOWN);
  expect(mobileOf('demo')).toBe(NEW);
});

test('accepts no code of the old number after the change', async () => {
  const [one, other] = [member(), member()];
  await asksOld(other);
  const { code } = lastSentTo(OLD);
  await changes(one, await proofOf(one));
  expect((await proves(other, code)).subCode).toBe(subCodes.CODE_EXPIRED);
});

test('limits a proof to ten minutes and to its browser', async () => {
  const [browser, other] = [member(), member()];
  const proof = await proofOf(browser);
  expect((await changes(other, proof)).subCode).toBe(subCodes.TICKET_UNKNOWN);
  advanceClock(STEP_UP_LIFETIME);
  expect((await changes(browser, proof)).subCode).toBe(subCodes.TICKET_UNKNOWN);
  expect(mobileOf('demo')).toBe(OLD);
});

test('keeps the proof valid after the same number, a wrong code and another account’s number', async () => {
  const browser = member();
  const proof = await proofOf(browser);
  expect((await changes(browser, proof, OLD)).subCode).toBe(subCodes.MOBILE_SAME);
  await changes(browser, proof, NEW, '000000');
  await browser.call('smsCode', { body: { scene: 'bind', region: '+86', mobile: NEW } });
  const wrong = await changes(browser, proof, NEW, wrongCode(lastSentTo(NEW).code));
  expect([wrong.subCode, wrong.data]).toEqual([subCodes.CODE_WRONG, { triesLeft: 4 }]);
  // newcomer, also a person, takes the number first.
  const rival = member('newcomer');
  await bindsMobile(rival, NEW);
  advanceClock(CODE_RESEND);
  expect((await changes(browser, proof)).subCode).toBe(subCodes.MOBILE_TAKEN);
  expect(mobileOf('demo')).toBe(OLD);
  advanceClock(CODE_RESEND);
  // A person may use the number of a legal entity.
  expect((await changes(browser, proof, BOSS)).code).toBe(20000);
});

test('returns no proof for a wrong or missing code of the old number', async () => {
  const browser = member();
  expect((await proves(browser, '123456')).subCode).toBe(subCodes.CODE_EXPIRED);
  await asksOld(browser);
  const wrong = await proves(browser, wrongCode(lastSentTo(OLD).code));
  expect([wrong.subCode, wrong.data]).toEqual([subCodes.CODE_WRONG, { triesLeft: 4 }]);
  expect((await changes(browser, 'made up')).subCode).toBe(subCodes.TICKET_UNKNOWN);
});

test('refuses an account without a number, and an unknown challenge', async () => {
  const browser = member('newcomer');
  expect((await proves(browser, '123456')).subCode).toBe(subCodes.NO_DESTINATION);
  const proof = { method: 'certificate', challenge: 'x', certificate: 'x', signature: 'x' };
  const demo = member();
  expect((await demo.call('proveOwnMobile', { body: proof })).subCode).toBe(subCodes.CHALLENGE_EXPIRED);
});
