import { advanceClock } from '../../../mock/_domain/store/clock';
import { NETWORK_RECORDS_MAX } from '../../../mock/_domain/store/expiring';
import { getPortal } from '../../../mock/_domain/store/state';
import {
  ACTIVATION_LIFETIME,
  CODE_LIMIT_WINDOW,
  CODE_RESEND,
  CODE_SENDS_MAX,
  SECOND,
  UNACTIVATED_LIFETIME,
} from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { bindProvider } from '../credentials';
import { signInByProvider, signIns } from '../oauth/signInWays';
import { type Browser, lastSentTo, queryOf, runPortal, tokenSentTo } from '../portal';
import { follow, PASSWORD, registerLegal, registerPerson } from './applicants';

const newBrowser = runPortal();
const EMAIL = 'riser@example.com';
const { CODE_TOO_SOON, REGISTRATION_UNKNOWN } = subCodes;

const readActivation = (browser: Browser, id: string) => browser.call('activation', { query: { id } });
const resend = (browser: Browser, id: unknown) => browser.call('resendActivation', { body: { id } });

test('sends at most ten mails in an hour to an address, codes included', async () => {
  const browser = newBrowser();
  const { data: sent } = await registerPerson(browser);
  const captcha = browser.solvesCaptcha();
  const code = await browser.call('emailCode', { body: { scene: 'reset', email: EMAIL, captcha } });
  expect(code).toSucceed();
  for (let mails = 2; mails < CODE_SENDS_MAX.destination; mails += 1) {
    advanceClock(CODE_RESEND);
    expect(await resend(browser, sent.id)).toSucceed();
  }
  advanceClock(CODE_RESEND);
  const { link } = lastSentTo(EMAIL);
  expect(await resend(browser, sent.id)).toBeRefusedWith('TOO_MANY');
  expect(lastSentTo(EMAIL).link).toBe(link);
  advanceClock(CODE_LIMIT_WINDOW);
  expect(await resend(browser, sent.id)).toSucceed();
});

test('activates the account once, in any browser, after which it signs in', async () => {
  const browser = newBrowser();
  const before = Date.now();
  const { data: sent } = await registerPerson(browser);
  expect(Math.abs(Date.parse(sent.expiresAt) - before - ACTIVATION_LIFETIME)).toBeLessThan(5 * SECOND);
  expect(Math.abs(Date.parse(sent.resendAt) - before - CODE_RESEND)).toBeLessThan(5 * SECOND);
  expect((await readActivation(browser, sent.id)).data).toEqual(sent);
  const token = tokenSentTo(EMAIL);
  advanceClock(ACTIVATION_LIFETIME - SECOND);
  const phone = newBrowser();
  const { data } = await follow(phone, token);
  expect(data).toEqual({ ...sent, state: 'ACTIVATED', id: '' });
  expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'ACTIVATE' });
  expect(await phone.isOnline()).toBe(false);
  expect((await follow(phone, token)).data).toEqual({ ...sent, state: 'USED', id: '' });
  expect((await readActivation(browser, sent.id)).data).toEqual({ ...sent, state: 'USED', id: '' });
  expect((await browser.signsIn('riser', PASSWORD)).data).toEqual({ redirectUrl: null });
  const { level, mobile, email } = (await browser.call('accountDetail')).data;
  expect([level, mobile, email]).toEqual([1, '154****0090', 'r***@example.com']);
});

test('refuses a link after a day, and lets the holder of the link request another', async () => {
  const browser = newBrowser();
  const { data: sent } = await registerPerson(browser);
  const old = tokenSentTo(EMAIL);
  advanceClock(ACTIVATION_LIFETIME);
  const phone = newBrowser();
  await phone.call('online');
  expect(await resend(phone, sent.id)).toBeRefusedWith('REGISTRATION_UNKNOWN');
  expect((await follow(phone, old)).data).toEqual({ ...sent, state: 'EXPIRED' });
  expect((await readActivation(browser, sent.id)).data.state).toBe('EXPIRED');
  const again = await resend(phone, sent.id);
  expect(again.data).toMatchObject({ state: 'SENT', id: sent.id });
  expect(Date.parse(again.data.expiresAt) - Date.parse(sent.expiresAt)).toBeGreaterThanOrEqual(
    ACTIVATION_LIFETIME,
  );
  expect(await follow(phone, old)).toBeRefusedWith('TOKEN_INVALID');
  expect((await follow(phone, tokenSentTo(EMAIL))).data.state).toBe('ACTIVATED');
});

test('sends another mail after a minute, and ends the former link', async () => {
  const browser = newBrowser();
  const { data: sent } = await registerPerson(browser);
  const old = tokenSentTo(EMAIL);
  expect(await resend(browser, sent.id)).toMatchObject({
    status: 200,
    subCode: CODE_TOO_SOON,
    data: { resendAt: sent.resendAt },
    subMsg: 'You can get another code in 60 s.',
  });
  expect(tokenSentTo(EMAIL)).toBe(old);
  advanceClock(CODE_RESEND);
  browser.lang = 'pt-BR';
  expect((await resend(browser, sent.id)).data.state).toBe('SENT');
  expect(lastSentTo(EMAIL).text).toMatch(/^Você criou/);
  expect(await resend(browser, sent.id)).toBeRefusedWith('CODE_TOO_SOON');
  expect(await follow(browser, old)).toBeRefusedWith('TOKEN_INVALID');
  expect((await follow(browser, tokenSentTo(EMAIL))).data.state).toBe('ACTIVATED');
  advanceClock(CODE_RESEND);
  expect(await resend(browser, sent.id)).toBeRefusedWith('ACTIVATION_DONE');
});

test('returns a registration only to its browser, and the same refusal for every other id', async () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  const { data } = await registerPerson(browser);
  await other.call('online');
  for (const id of [data.id, 'x', '__proto__', '']) {
    const answer = await readActivation(other, id);
    expect([answer.status, answer.subCode, answer.data]).toEqual([200, REGISTRATION_UNKNOWN, null]);
  }
  advanceClock(CODE_RESEND);
  expect(await resend(other, data.id)).toBeRefusedWith('REGISTRATION_UNKNOWN');
  expect(getPortal().outbox.filter(({ to }) => to === EMAIL)).toHaveLength(1);
});

test('ends an account that is not activated within thirty days, and its registration', async () => {
  const browser = newBrowser();
  const { data: sent } = await registerPerson(browser);
  advanceClock(UNACTIVATED_LIFETIME - SECOND);
  expect((await readActivation(browser, sent.id)).data.state).toBe('EXPIRED');
  expect(await resend(browser, sent.id)).toSucceed();
  advanceClock(UNACTIVATED_LIFETIME - SECOND);
  expect((await readActivation(browser, sent.id)).data.state).toBe('EXPIRED');
  advanceClock(SECOND);
  expect(await resend(browser, sent.id)).toBeRefusedWith('REGISTRATION_UNKNOWN');
  expect(await follow(browser, tokenSentTo(EMAIL))).toBeRefusedWith('TOKEN_INVALID');
  // Number, document and name are available again.
  expect(await registerPerson(newBrowser())).toSucceed();
  expect(getPortal().registrations.size).toBe(1);
});

test('keeps an activated account, and removes its registration after a day', async () => {
  await registerPerson(newBrowser());
  await follow(newBrowser(), tokenSentTo(EMAIL));
  advanceClock(UNACTIVATED_LIFETIME);
  await newBrowser().call('online');
  expect(getPortal().accounts.some(({ account, endsAt }) => account === 'riser' && !endsAt)).toBe(true);
  await registerLegal(newBrowser());
  expect([...getPortal().registrations.values()].map(({ activatedAt }) => activatedAt)).toEqual([null]);
});

test('refuses a registration if too many are pending, and keeps the number proved', async () => {
  const { registrations } = getPortal();
  const expiresAt = Date.now() + ACTIVATION_LIFETIME;
  const left = { visitors: [], token: '', expiresAt, resendAt: 0, activatedAt: null };
  for (let count = 0; count < NETWORK_RECORDS_MAX; count += 1) {
    const waits = { ...left, id: `r-${count}`, accountId: 'u-demo', network: '127.0.0.1' };
    registrations.set(waits.id, waits);
  }
  const { length } = getPortal().accounts;
  expect(await registerPerson(newBrowser())).toBeRefusedWith('TOO_MANY');
  expect([registrations.size, getPortal().accounts.length, getPortal().proofs.size]).toEqual([
    NETWORK_RECORDS_MAX,
    length,
    1,
  ]);
});

describe('a sign-in before the activation', () => {
  /** Makes demo, which has every way to sign in, an account that is not activated yet. */
  async function registerDemo(): Promise<void> {
    await registerPerson(newBrowser());
    for (const registration of getPortal().registrations.values()) registration.accountId = 'u-demo';
  }

  const linkProvider = async (browser: Browser) => {
    const { data } = await signInByProvider(browser, { provider: 'cityPass' }, 'stranger');
    getPortal().bindings = [];
    const refused = await bindProvider(browser, queryOf(data.redirectUrl).bind ?? '');
    expect(getPortal().bindings).toEqual([]);
    return refused;
  };

  test.each(Object.entries({ ...signIns, linkProvider }))('is refused by %s', async (_name, signsIn) => {
    await registerDemo();
    const browser = newBrowser();
    const refused = await signsIn(browser, newBrowser());
    expect(refused).toBeRefusedWith('NOT_ACTIVATED');
    const { redirectUrl } = refused.data as { redirectUrl: string };
    expect(redirectUrl).toMatch(/^\/uaa\/active\?id=/);
    expect(await browser.isOnline()).toBe(false);
    // A person who has proved to be the owner may see the state and request another mail.
    const { id = '' } = queryOf(redirectUrl);
    expect((await readActivation(browser, id)).data.state).toBe('SENT');
    advanceClock(CODE_RESEND);
    expect((await resend(browser, id)).data.state).toBe('SENT');
    await follow(newBrowser(), tokenSentTo('demo@example.com'));
    expect((await browser.signsIn('demo')).data.redirectUrl).toBeNull();
  });

  test('is refused without this reason after a wrong password', async () => {
    const browser = newBrowser();
    await registerPerson(newBrowser());
    const wrong = await browser.signsIn('riser', 'wrong');
    expect([wrong.subCode, wrong.data]).toEqual([subCodes.BAD_CREDENTIALS, null]);
    expect(getPortal().registrations.values().next().value?.visitors).toHaveLength(1);
  });
});
