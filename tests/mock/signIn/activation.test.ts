import { createCompany } from '../../../mock/_domain/accounts/companies';
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
import { linksProvider } from '../credentials';
import { signIns, signsInByProvider } from '../oauth/signInWays';
import { type Browser, lastSentTo, queryOf, runPortal, tokenSentTo } from '../portal';
import { follows, PASSWORD, registersLegal, registersPerson } from './applicants';

const newBrowser = runPortal();
const EMAIL = 'riser@example.com';
const { CODE_TOO_SOON, REGISTRATION_UNKNOWN, TOKEN_INVALID } = subCodes;

const readsActivation = (browser: Browser, id: string) => browser.call('activation', { query: { id } });
const resends = (browser: Browser, id: unknown) => browser.call('resendActivation', { body: { id } });

test.each([
  ['en-US', /^You have registered the account riser\. .* within 24 hours/],
  ['pt-BR', /^Você criou a conta riser\. .* em até 24 horas/],
  ['zh-CN', /^您已注册账号 riser。请在 24 小时内/],
  ['zh-TW', /^您已註冊帳號 riser。請於 24 小時內/],
])('sends the mail with its link in %s', async (lang, words) => {
  const browser = newBrowser();
  browser.lang = lang;
  await registersPerson(browser);
  const { kind, text, link } = lastSentTo(EMAIL);
  expect([kind, text]).toEqual(['mail', expect.stringMatching(words)]);
  expect(link).toMatch(/^\/uaa\/active\?token=[\w-]{43}$/);
});

test('sends at most ten mails in an hour to an address, codes included', async () => {
  const browser = newBrowser();
  const { data: sent } = await registersPerson(browser);
  const captcha = browser.solvesCaptcha();
  const code = await browser.call('emailCode', { body: { scene: 'reset', email: EMAIL, captcha } });
  expect(code).toSucceed();
  for (let mails = 2; mails < CODE_SENDS_MAX.destination; mails += 1) {
    advanceClock(CODE_RESEND);
    expect(await resends(browser, sent.id)).toSucceed();
  }
  advanceClock(CODE_RESEND);
  const { link } = lastSentTo(EMAIL);
  expect(await resends(browser, sent.id)).toBeRefusedWith('TOO_MANY');
  expect(lastSentTo(EMAIL).link).toBe(link);
  advanceClock(CODE_LIMIT_WINDOW);
  expect(await resends(browser, sent.id)).toSucceed();
});

test('activates the account once, in any browser, after which it signs in', async () => {
  const browser = newBrowser();
  const before = Date.now();
  const { data: sent } = await registersPerson(browser);
  expect(Math.abs(Date.parse(sent.expiresAt) - before - ACTIVATION_LIFETIME)).toBeLessThan(5 * SECOND);
  expect(Math.abs(Date.parse(sent.resendAt) - before - CODE_RESEND)).toBeLessThan(5 * SECOND);
  expect((await readsActivation(browser, sent.id)).data).toEqual(sent);
  const token = tokenSentTo(EMAIL);
  advanceClock(ACTIVATION_LIFETIME - SECOND);
  const phone = newBrowser();
  const { data } = await follows(phone, token);
  expect(data).toEqual({ ...sent, state: 'ACTIVATED', id: '' });
  expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'ACTIVATE' });
  expect(await phone.isOnline()).toBe(false);
  expect((await follows(phone, token)).data).toEqual({ ...sent, state: 'USED', id: '' });
  expect((await readsActivation(browser, sent.id)).data).toEqual({ ...sent, state: 'USED', id: '' });
  expect((await browser.signsIn('riser', PASSWORD)).data).toEqual({ redirectUrl: null });
  const { level, mobile, email } = (await browser.call('accountDetail')).data;
  expect([level, mobile, email]).toEqual([1, '154****0090', 'r***@example.com']);
});

test('lets a legal entity sign in by its name, and by credit code and with its role only after the proof', async () => {
  const browser = newBrowser();
  const { data } = await registersLegal(browser);
  expect(data.userType).toBe('legal');
  await follows(browser, tokenSentTo('org@example.com'));
  const byCode = () => newBrowser().signsIn('12440000TTTTTTT16H', PASSWORD, { userType: 'legal' });
  expect(await byCode()).toBeRefusedWith('BAD_CREDENTIALS');
  await browser.signsIn('riser_org', PASSWORD, { userType: 'legal' });
  expect((await browser.call('accountDetail')).data.roles).toEqual([]);

  const claim = getPortal().memberships.at(-1);
  const { orgName = '', uscc = '', orgType = 'OTHER' } = claim?.form ?? {};
  const legalRep = { name: '测试辛', idType: 'RESIDENT_ID', idNo: '' } as const;
  const { id: companyId } = createCompany({ orgName, uscc, orgType, legalRep });
  Object.assign(claim ?? {}, { form: null, companyId, state: 'ACTIVE' });
  expect((await byCode()).data.redirectUrl).toBeNull();
  const { roles } = (await browser.call('accountDetail')).data;
  expect(roles).toEqual([{ id: claim?.id, orgName, uscc, capacity: 'ADMIN' }]);
});

test('refuses a link after a day, and lets the holder of the link request another', async () => {
  const browser = newBrowser();
  const { data: sent } = await registersPerson(browser);
  const old = tokenSentTo(EMAIL);
  advanceClock(ACTIVATION_LIFETIME);
  const phone = newBrowser();
  await phone.call('online');
  expect(await resends(phone, sent.id)).toBeRefusedWith('REGISTRATION_UNKNOWN');
  expect((await follows(phone, old)).data).toEqual({ ...sent, state: 'EXPIRED' });
  expect((await readsActivation(browser, sent.id)).data.state).toBe('EXPIRED');
  const again = await resends(phone, sent.id);
  expect(again.data).toMatchObject({ state: 'SENT', id: sent.id });
  expect(Date.parse(again.data.expiresAt) - Date.parse(sent.expiresAt)).toBeGreaterThanOrEqual(
    ACTIVATION_LIFETIME,
  );
  expect(await follows(phone, old)).toBeRefusedWith('TOKEN_INVALID');
  expect((await follows(phone, tokenSentTo(EMAIL))).data.state).toBe('ACTIVATED');
});

test('sends another mail after a minute, and ends the former link', async () => {
  const browser = newBrowser();
  const { data: sent } = await registersPerson(browser);
  const old = tokenSentTo(EMAIL);
  expect(await resends(browser, sent.id)).toMatchObject({
    status: 200,
    subCode: CODE_TOO_SOON,
    data: { resendAt: sent.resendAt },
    subMsg: 'You can get another code in 60 s.',
  });
  expect(tokenSentTo(EMAIL)).toBe(old);
  advanceClock(CODE_RESEND);
  browser.lang = 'pt-BR';
  expect((await resends(browser, sent.id)).data.state).toBe('SENT');
  expect(lastSentTo(EMAIL).text).toMatch(/^Você criou/);
  expect(await resends(browser, sent.id)).toBeRefusedWith('CODE_TOO_SOON');
  expect(await follows(browser, old)).toBeRefusedWith('TOKEN_INVALID');
  expect((await follows(browser, tokenSentTo(EMAIL))).data.state).toBe('ACTIVATED');
  advanceClock(CODE_RESEND);
  expect(await resends(browser, sent.id)).toBeRefusedWith('ACTIVATION_DONE');
});

test('returns a registration only to its browser, and the same refusal for every other id', async () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  const { data } = await registersPerson(browser);
  await other.call('online');
  for (const id of [data.id, 'x', '__proto__', '']) {
    const answer = await readsActivation(other, id);
    expect([answer.status, answer.subCode, answer.data]).toEqual([200, REGISTRATION_UNKNOWN, null]);
  }
  advanceClock(CODE_RESEND);
  expect(await resends(other, data.id)).toBeRefusedWith('REGISTRATION_UNKNOWN');
  expect(getPortal().outbox.filter(({ to }) => to === EMAIL)).toHaveLength(1);
});

test('ends an account that is not activated within thirty days, and its registration', async () => {
  const browser = newBrowser();
  const { data: sent } = await registersPerson(browser);
  advanceClock(UNACTIVATED_LIFETIME - SECOND);
  expect((await readsActivation(browser, sent.id)).data.state).toBe('EXPIRED');
  expect(await resends(browser, sent.id)).toSucceed();
  advanceClock(UNACTIVATED_LIFETIME - SECOND);
  expect((await readsActivation(browser, sent.id)).data.state).toBe('EXPIRED');
  advanceClock(SECOND);
  // Number, document and name are available again.
  expect(await registersPerson(newBrowser())).toSucceed();
  expect(getPortal().registrations.size).toBe(1);
});

test('keeps an activated account, and removes its registration after a day', async () => {
  await registersPerson(newBrowser());
  await follows(newBrowser(), tokenSentTo(EMAIL));
  advanceClock(UNACTIVATED_LIFETIME);
  await newBrowser().call('online');
  expect(getPortal().accounts.some(({ account, endsAt }) => account === 'riser' && !endsAt)).toBe(true);
  await registersLegal(newBrowser());
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
  expect(await registersPerson(newBrowser())).toBeRefusedWith('TOO_MANY');
  expect([registrations.size, getPortal().accounts.length, getPortal().proofs.size]).toEqual([
    NETWORK_RECORDS_MAX,
    length,
    1,
  ]);
});

test('refuses an invalid token', async () => {
  const browser = newBrowser();
  await registersPerson(browser);
  for (const token of ['x', '\u0000', '\ud800', '😀', '\u202e', '__proto__', ` ${tokenSentTo(EMAIL)}`]) {
    expect(await follows(browser, token)).toMatchObject({ status: 200, subCode: TOKEN_INVALID, data: null });
  }
});

describe('a sign-in before the activation', () => {
  /** Makes demo, which has every way to sign in, an account that is not activated yet. */
  async function unread(): Promise<void> {
    await registersPerson(newBrowser());
    for (const registration of getPortal().registrations.values()) registration.accountId = 'u-demo';
  }

  const linksAProvider = async (browser: Browser) => {
    const { data } = await signsInByProvider(browser, { provider: 'cityPass' }, 'stranger');
    getPortal().bindings = [];
    return linksProvider(browser, queryOf(data.redirectUrl).bind ?? '');
  };

  test.each(Object.entries({ ...signIns, linksAProvider }))('is refused by %s', async (_name, signsIn) => {
    await unread();
    const browser = newBrowser();
    const refused = await signsIn(browser, newBrowser());
    expect(refused).toBeRefusedWith('NOT_ACTIVATED');
    const { redirectUrl } = refused.data as { redirectUrl: string };
    expect(redirectUrl).toMatch(/^\/uaa\/active\?id=/);
    expect(await browser.isOnline()).toBe(false);
    // A person who has proved to be the owner may see the state and request another mail.
    const { id = '' } = queryOf(redirectUrl);
    expect((await readsActivation(browser, id)).data.state).toBe('SENT');
    advanceClock(CODE_RESEND);
    expect((await resends(browser, id)).data.state).toBe('SENT');
    await follows(newBrowser(), tokenSentTo('demo@example.com'));
    expect((await browser.signsIn('demo')).data.redirectUrl).toBeNull();
  });

  test('is refused without this reason after a wrong password', async () => {
    const browser = newBrowser();
    await registersPerson(newBrowser());
    const wrong = await browser.signsIn('riser', 'wrong');
    expect([wrong.subCode, wrong.data]).toEqual([subCodes.BAD_CREDENTIALS, null]);
    expect(getPortal().registrations.values().next().value?.visitors).toHaveLength(1);
  });

  test('links no provider’s account', async () => {
    await unread();
    await linksAProvider(newBrowser());
    expect(getPortal().bindings).toEqual([]);
  });
});
