import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import { CODE_LIFETIME, LOCK_AFTER_FAILURES, SECOND, STEP_UP_LIFETIME } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { issueDemoCertificate, signChallenge } from '../certificates';
import { changePassword } from '../credentials';
import { stepUps } from '../oauth/signInWays';
import { accountOf, type Browser, lastSentTo, runPortal, wrongCode } from '../portal';

const newBrowser = runPortal();

const RIGHT = 'Demo-2026-pass';
const DEMO_MOBILE = '15400000001';

const member = () => newBrowser().opensSessionOf('demo');

const confirmByPassword = (browser: Browser, password = RIGHT) =>
  stepUps.password(browser, undefined, {}, password);

async function requestCode(browser: Browser): Promise<string> {
  await browser.call('ownCode', { body: { scene: 'stepUp', channel: 'mobile' } });
  return lastSentTo(DEMO_MOBILE).code ?? '';
}

const confirmBySms = (browser: Browser, value: string) =>
  browser.call('stepUp', { body: { method: 'sms', value } });

/** Signs a fresh challenge with a demo certificate, and sends it. */
async function confirmByCertificate(browser: Browser, name: string) {
  const { id: value, ...proof } = await signChallenge(browser, issueDemoCertificate(name));
  return browser.call('stepUp', { body: { method: 'certificate', value, ...proof } });
}

/** Returns whether an action that requires a step-up succeeds. */
async function mayAct(browser: Browser): Promise<boolean> {
  const { status } = await browser.call('startExport');
  return status === 200;
}

const stepUpResults = () =>
  getPortal()
    .behavior.filter(({ type }) => type === 'STEP_UP')
    .map(({ result, failReason }) => failReason ?? result);

test('is valid for ten minutes, and only in its own session', async () => {
  const [browser, elsewhere] = [member(), member()];
  await confirmByPassword(browser);
  expect(await mayAct(elsewhere)).toBe(false);
  advanceClock(STEP_UP_LIFETIME - SECOND);
  expect(await mayAct(browser)).toBe(true);
  advanceClock(SECOND);
  expect(await mayAct(browser)).toBe(false);
});

test('accepts each method, and adds a record with account and session', async () => {
  for (const confirm of [
    confirmByPassword,
    async (browser: Browser) => confirmBySms(browser, await requestCode(browser)),
    (browser: Browser) => confirmByCertificate(browser, 'demo'),
  ]) {
    const browser = member();
    expect(await confirm(browser)).toSucceed();
    expect(await mayAct(browser)).toBe(true);
  }
  const records = getPortal().behavior.filter(({ type }) => type === 'STEP_UP');
  expect(records.map(({ accountId, result }) => [accountId, result])).toEqual(
    Array(3).fill(['u-demo', 'SUCCESS']),
  );
  const sessions = [...getPortal().sessions.values()].map(({ publicId }) => publicId);
  expect(records.map(({ sessionId }) => sessionId)).toEqual(sessions);
});

test('locks the account’s password after five wrong ones, and leaves the other methods available', async () => {
  const browser = member();
  const answers = [];
  for (let time = 0; time < LOCK_AFTER_FAILURES; time += 1)
    answers.push(await confirmByPassword(browser, 'wrong'));
  const { PASSWORD_WRONG, LOCKED } = subCodes;
  expect(answers.map(({ subCode }) => subCode)).toEqual([
    ...Array(LOCK_AFTER_FAILURES - 1).fill(PASSWORD_WRONG),
    LOCKED,
  ]);
  expect(await confirmByPassword(browser)).toBeRefusedWith('LOCKED');
  expect(await newBrowser().signsIn('demo')).toBeRefusedWith('BAD_CREDENTIALS');
  expect(stepUpResults()).toEqual(Array(LOCK_AFTER_FAILURES).fill('PASSWORD_WRONG'));
  expect(await mayAct(browser)).toBe(false);
  expect(await confirmBySms(browser, await requestCode(browser))).toSucceed();
});

test('clears the failures after the right password', async () => {
  const browser = member();
  for (const again of [false, true]) {
    for (let time = 1; time < LOCK_AFTER_FAILURES; time += 1) {
      expect([again, (await confirmByPassword(browser, 'wrong')).subCode]).toEqual([
        again,
        subCodes.PASSWORD_WRONG,
      ]);
    }
    expect(await confirmByPassword(browser)).toSucceed();
  }
});

test('refuses a code that is wrong, expired or of another scene', async () => {
  const browser = member();
  expect(await confirmBySms(browser, '000000')).toBeRefusedWith('CODE_EXPIRED');
  await browser.call('ownCode', { body: { scene: 'bind', channel: 'mobile' } });
  expect(await confirmBySms(browser, lastSentTo(DEMO_MOBILE).code ?? '')).toBeRefusedWith('CODE_EXPIRED');
  const code = await requestCode(browser);
  expect(await confirmBySms(browser, wrongCode(code))).toMatchObject({
    subCode: subCodes.CODE_WRONG,
    data: { triesLeft: 4 },
  });
  advanceClock(CODE_LIFETIME);
  expect(await confirmBySms(browser, code)).toBeRefusedWith('CODE_EXPIRED');
  expect(stepUpResults()).toEqual(['CODE_WRONG']);
  const query = { pageNumber: '1', pageSize: '10', sort: 'occurredAt:desc', type: 'STEP_UP' };
  const { data } = await browser.call('behaviorRecords', { query });
  expect(data.list.map(({ failReason }) => failReason)).toEqual(['That code isn’t right']);
  expect(await mayAct(browser)).toBe(false);
});

test.each([
  ['boss', 'CERT_OTHERS', ['CERT_OTHERS']],
  ['company', 'CERT_OF_COMPANY', ['CERT_OF_COMPANY']],
  ['unknown-issuer', 'CERT_ISSUER_UNKNOWN', []],
] as const)('refuses the certificate %s with %s', async (name, subCode, records) => {
  const browser = member();
  expect(await confirmByCertificate(browser, name)).toBeRefusedWith(subCode);
  expect(stepUpResults()).toEqual(records);
  expect(await mayAct(browser)).toBe(false);
});

test('offers no method to an account without password, number and certificate', async () => {
  const browser = member();
  Object.assign(accountOf('demo'), { passwordChosen: false, mobile: null });
  getPortal().certificates = [];
  expect((await browser.call('startExport')).data).toEqual({ methods: [] });
  expect(await confirmByPassword(browser)).toBeRefusedWith('PASSWORD_WRONG');
  expect(await confirmBySms(browser, '000000')).toBeRefusedWith('NO_DESTINATION');
});

test('keeps the step-up of the session that changes the password, and ends the other sessions', async () => {
  const [browser, elsewhere] = [member(), member()];
  await confirmByPassword(browser);
  await confirmByPassword(elsewhere);
  await changePassword(browser, RIGHT, 'Fresh-2026-pass');
  expect(await mayAct(browser)).toBe(true);
  expect((await elsewhere.call('startExport')).status).toBe(401);
});
