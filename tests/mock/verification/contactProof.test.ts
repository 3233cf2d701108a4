import { advanceClock, now } from '../../../mock/_domain/store/clock';
import { SECOND, STEP_UP_LIFETIME, UNDO_LIFETIME } from '../../../src/constants';
import type { StepUpMethod } from '../../../src/contract';
import { subCodes } from '../../../src/contract/subCodes';
import { addMobile, changeEmail } from '../credentials';
import { stepUps } from '../oauth/signInWays';
import { accountOf, type Browser, lastSentTo, runPortal } from '../portal';
import { formFor, STRANGER, startAtNoon, triesLeft } from './queries';

const newBrowser = runPortal();
startAtNoon();

const EMAIL = 'newcomer@example.com';
const MOBILE = '15400000099';

/** Returns the session that an attacker has found open. */
const sessionOfNewcomer = () => newBrowser().opensSessionOf('newcomer');

const verify = async (browser: Browser) =>
  browser.call('startVerification', { body: await formFor(browser, 'gonganVerify', STRANGER) });

async function proveByCode(browser: Browser, method: 'sms' | 'email') {
  const channel = method === 'sms' ? 'mobile' : 'email';
  await browser.call('ownCode', { body: { scene: 'stepUp', channel } });
  const value = lastSentTo(method === 'sms' ? MOBILE : EMAIL).code ?? '';
  return browser.call('stepUp', { body: { method, value } });
}

const demanded = (...methods: StepUpMethod[]) => ({
  status: 428,
  subCode: subCodes.STEP_UP_REQUIRED,
  data: { methods },
});

describe('the first verification of an account', () => {
  test('requires a code to a contact of the account, also after its password, and counts no attempt', async () => {
    const browser = sessionOfNewcomer();
    expect((await stepUps.password(browser)).status).toBe(200);
    expect(await verify(browser)).toMatchObject(demanded('email'));
    expect(await triesLeft(browser, 'gonganVerify')).toBe(5);
  });

  test('starts within ten minutes of the code, in this session only', async () => {
    const [browser, elsewhere] = [sessionOfNewcomer(), sessionOfNewcomer()];
    expect((await proveByCode(browser, 'email')).status).toBe(200);
    advanceClock(STEP_UP_LIFETIME);
    expect((await verify(browser)).status).toBe(428);
    await proveByCode(browser, 'email');
    advanceClock(STEP_UP_LIFETIME - SECOND);
    expect((await verify(elsewhere)).status).toBe(428);
    expect(await verify(browser)).toSucceed();
  });

  test('does not accept a code to a mobile number of the last 72 hours while there is an older contact', async () => {
    const browser = sessionOfNewcomer();
    Object.assign(accountOf('newcomer'), { region: '+86', mobile: MOBILE, mobileSetAt: now() });
    expect((await proveByCode(browser, 'sms')).status).toBe(200);
    expect(await verify(browser)).toMatchObject(demanded('email'));
    advanceClock(UNDO_LIFETIME);
    const later = sessionOfNewcomer();
    expect(await verify(later)).toMatchObject(demanded('sms', 'email'));
    expect((await proveByCode(later, 'sms')).status).toBe(200);
    expect(await verify(later)).toSucceed();
  });

  test('requires a step-up of an account without contacts', async () => {
    const browser = sessionOfNewcomer();
    Object.assign(accountOf('newcomer'), { email: null, name: '', idNo: '' });
    expect(await verify(browser)).toMatchObject(demanded('password'));
    await stepUps.password(browser);
    expect(await verify(browser)).toSucceed();
  });

  test('refuses an account without contacts that has declared an identity', async () => {
    const browser = sessionOfNewcomer();
    Object.assign(accountOf('newcomer'), { email: null });
    await stepUps.password(browser);
    expect(await verify(browser)).toBeRefusedWith('NO_DESTINATION');
  });

  test('is refused while all contacts are newer than 72 hours', async () => {
    const browser = sessionOfNewcomer();
    await addMobile(browser, MOBILE);
    await changeEmail(browser, 'other@example.com');
    await proveByCode(browser, 'sms');
    expect(await verify(browser)).toBeRefusedWith('CONTACT_NEW');
    advanceClock(UNDO_LIFETIME);
    const later = sessionOfNewcomer();
    await proveByCode(later, 'sms');
    expect(await verify(later)).toSucceed();
  });

  test('does not accept a code that was entered in any session before a change of contact', async () => {
    const [browser, other] = [sessionOfNewcomer(), sessionOfNewcomer()];
    for (const session of [browser, other]) await proveByCode(session, 'email');
    await addMobile(browser, MOBILE);
    for (const session of [browser, other]) expect(await verify(session)).toMatchObject(demanded('email'));
  });
});

test('requires a step-up for a further verification', async () => {
  const browser = sessionOfNewcomer();
  Object.assign(accountOf('newcomer'), { ...STRANGER, level: 2 });
  expect(await verify(browser)).toMatchObject(demanded('password'));
  await stepUps.password(browser);
  expect(await verify(browser)).toSucceed();
});

describe('a code by mail', () => {
  test('does not confirm any other action', async () => {
    const browser = sessionOfNewcomer();
    await proveByCode(browser, 'email');
    expect(await browser.call('startExport')).toMatchObject(demanded('password'));
  });

  test('does not prove a linked account before a switch', async () => {
    const browser = newBrowser().opensSessionOf('demo');
    const body = { method: 'email', value: '123456', accountId: 'u-demo-work' };
    expect(await browser.call('stepUp', { body })).toHaveWrongFields({ method: 'FIELD_FORMAT' });
  });
});
