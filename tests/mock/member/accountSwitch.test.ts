import { concludeCredentialChange } from '../../../mock/_domain/accounts/credentialChange';
import { hashPassword } from '../../../mock/_domain/lib/passwords';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { getPortal } from '../../../mock/_domain/store/state';
import {
  BROWSER_TRUST,
  LOCK_AFTER_FAILURES,
  MINUTE,
  SECOND,
  SWITCH_PROOF_LIFETIME,
} from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { stepUps } from '../oauth/signInWays';
import { accountOf, type Browser, confirmSessions, lastSentTo, runPortal } from '../portal';

const newBrowser = runPortal();
const WORK = 'u-demo-work';
const OWN = 'Demo-2026-pass';
const OTHER = 'Other-2026-pass';
const MOBILE = '15400000001';

/** Opens a session of demo, whose linked account has another password. */
function member(): Browser {
  accountOf(WORK).password = hashPassword(OTHER, 'some-salt');
  return newBrowser().opensSessionOf('demo');
}

const stepUp = (browser: Browser, password: string, accountId?: string) =>
  stepUps.password(browser, accountId, {}, password);

const switchTo = (browser: Browser, id = WORK) => browser.call('switchAccount', { params: { id } });
/** Signs in as demo, and switches to the linked account. */
async function switchOver(): Promise<Browser> {
  const browser = member();
  await stepUp(browser, OTHER, WORK);
  await switchTo(browser);
  return browser;
}
const whoIsIn = async (browser: Browser) => (await browser.call('accountDetail')).data.account;
const sessionOf = (accountId: string) =>
  [...getPortal().sessions.values()].find((one) => one.accountId === accountId);

describe('the first switch on a browser', () => {
  test('does not accept a step-up of the own account', async () => {
    const browser = member();
    expect((await stepUp(browser, OWN)).status).toBe(200);
    expect(await switchTo(browser)).toMatchObject({
      status: 428,
      subCode: subCodes.STEP_UP_REQUIRED,
      data: { methods: ['password', 'sms'], target: { id: WORK, account: 'demo_work' } },
    });
    expect(await stepUp(browser, OWN, WORK)).toBeRefusedWith('PASSWORD_WRONG');
    expect((await switchTo(browser)).status).toBe(428);
    expect(await whoIsIn(browser)).toBe('demo');
  });

  test('accepts a proof for 5 minutes', async () => {
    const browser = member();
    await stepUp(browser, OTHER, WORK);
    advanceClock(SWITCH_PROOF_LIFETIME);
    expect((await switchTo(browser)).status).toBe(428);
    await stepUp(browser, OTHER, WORK);
    // It is no step-up of the own account.
    expect((await browser.call('startExport')).status).toBe(428);
    advanceClock(SWITCH_PROOF_LIFETIME - SECOND);
    expect((await switchTo(browser)).status).toBe(200);
    expect(await whoIsIn(browser)).toBe('demo_work');
  });

  test('accepts a code to the number of the target', async () => {
    accountOf(WORK).mobile = '15400000077';
    const browser = member();
    const body = { scene: 'stepUp', channel: 'mobile', accountId: WORK };
    await browser.call('ownCode', { body });
    const value = lastSentTo('15400000077').code;
    await browser.call('stepUp', { body: { method: 'sms', value, accountId: WORK } });
    expect((await switchTo(browser)).status).toBe(200);
  });

  test('alerts the owner of the target at the first switch', async () => {
    accountOf(WORK).email = 'work@example.com';
    await switchOver();
    expect(getPortal().notices.at(-1)).toMatchObject({ accountId: WORK, topic: 'accountSwitched' });
    for (const to of ['work@example.com', MOBILE]) expect(lastSentTo(to).text).toContain('demo_work');
  });

  test('refuses a target without a method', async () => {
    const browser = member();
    Object.assign(accountOf(WORK), { passwordChosen: false, mobile: null });
    expect(await switchTo(browser)).toBeRefusedWith('SWITCH_UNPROVABLE');
  });

  test('does not accept a proof of an account that is not linked', async () => {
    const browser = member();
    for (const accountId of ['u-boss', 'u-demo', 'nobody']) {
      expect((await stepUp(browser, OWN, accountId)).status).toBe(404);
      const body = { scene: 'stepUp', channel: 'mobile', accountId };
      expect((await browser.call('ownCode', { body })).status).toBe(404);
    }
  });

  test('counts wrong passwords for the target', async () => {
    const browser = member();
    const answers = [];
    for (let time = 0; time < LOCK_AFTER_FAILURES; time += 1)
      answers.push(await stepUp(browser, 'wrong', WORK));
    expect(answers.at(-1)?.subCode).toBe(subCodes.LOCKED);
    expect(await stepUp(browser, OTHER, WORK)).toBeRefusedWith('LOCKED');
    expect((await stepUp(browser, OWN)).status).toBe(200);
    const failed = getPortal().behavior.filter(({ failReason }) => failReason === 'PASSWORD_WRONG');
    expect(failed.map(({ accountId }) => accountId)).toEqual(Array(LOCK_AFTER_FAILURES).fill(WORK));
  });
});

describe('a later switch', () => {
  /** Switches to the linked account and signs in to the own one again, in the same browser. */
  async function trustBrowser(): Promise<Browser> {
    const browser = await switchOver();
    await browser.signsIn('demo', OWN);
    return browser;
  }

  test('needs a step-up of the own account on a browser that has proved the target', async () => {
    const browser = await trustBrowser();
    const refused = await switchTo(browser);
    expect([refused.status, refused.data]).toEqual([428, { methods: ['password', 'sms', 'certificate'] }]);
    await stepUp(browser, OWN);
    expect((await switchTo(browser)).status).toBe(200);
  });

  test('needs the proof in another browser, and again after 90 days', async () => {
    const browser = await trustBrowser();
    const other = member();
    await stepUp(other, OWN);
    expect((await switchTo(other)).data).toMatchObject({ target: { id: WORK } });
    advanceClock(BROWSER_TRUST);
    await browser.signsIn('demo', OWN);
    await stepUp(browser, OWN);
    expect((await switchTo(browser)).data).toMatchObject({ target: { id: WORK } });
  });
});

test('keeps the time of authentication, so that a guide does not replace a step-up after a switch', async () => {
  accountOf(WORK).mobile = null;
  const browser = member();
  const before = sessionOf('u-demo')?.authenticatedAt;
  advanceClock(11 * MINUTE);
  await stepUp(browser, OTHER, WORK);
  await switchTo(browser);
  expect(sessionOf(WORK)?.authenticatedAt).toBe(before);
  const body = { region: '+86', mobile: '15400000088', code: '000000' };
  expect((await browser.call('bindMobile', { body })).status).toBe(428);
});

test('ends the trust of a browser with a credential change of the account from which it switches', async () => {
  const browser = await switchOver();
  await browser.signsIn('demo', OWN);
  expect((await switchTo(browser)).data).not.toHaveProperty('target');
  await stepUp(browser, OWN);
  const account = accountOf('u-demo');
  concludeCredentialChange({ account, setCookie: () => undefined }, { topic: 'mobileBound' });
  confirmSessions();
  expect(await switchTo(browser)).toMatchObject({ status: 428, data: { target: { id: WORK } } });
});

test('ends a switched session when another session of the former account ends its other sessions', async () => {
  const browser = await switchOver();
  const owner = newBrowser().opensSessionOf('demo');
  expect(await owner.call('endOtherSessions')).toSucceed();
  expect(await browser.isOnline()).toBe(false);
  expect(await whoIsIn(owner)).toBe('demo');
});
