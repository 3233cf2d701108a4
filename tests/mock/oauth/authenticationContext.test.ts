import { decodeJwt } from 'jose';
import { advanceClock } from '../../../mock/_domain/store/clock';
import { MINUTE, SECOND, STEP_UP_LIFETIME } from '../../../src/constants';
import { giveApp } from '../apps';
import { accountOf, type Browser, confirmSessions, lastSentTo, runPortal, signedIn } from '../portal';
import { codeFor, decide, readRedirectParameters, requestAuthorization, resume, trade } from './application';
import { addPasskey, enterCode, signInByQr, signInBySmsCode, signIns, stepUps } from './signInWays';

const newBrowser = runPortal();
const WORK = 'u-demo-work';

const member = (account = 'demo', more = {}) => signedIn(newBrowser(), account, undefined, more);

/** Returns the context claims of the ID token of a new code. */
async function contextOf(browser: Browser, acr_values?: string) {
  const { body } = await trade(browser, await codeFor(browser, { acr_values }));
  const { acr, amr, auth_time } = decodeJwt(body.id_token);
  return { acr, amr, auth_time };
}

/** Returns the next step of a request for these contexts. */
const nextFor = async (browser: Browser, acr_values: string | undefined, more = {}) =>
  (await requestAuthorization(browser, { acr_values, ...more })).data.next;

/** Returns the methods of the 428 that a request for these contexts gets. */
async function methodsFor(browser: Browser, acr_values: string) {
  const { requestId, next } = (await requestAuthorization(browser, { acr_values })).data;
  expect(next).toBe('stepUp');
  const answer = await browser.call('obtainCode', { query: { requestId } });
  expect(answer).toBeRefusedWith('STEP_UP_REQUIRED');
  return (answer.data as unknown as { methods: string[] }).methods;
}

describe('an ID token', () => {
  const expected: Record<keyof typeof signIns, [acr: string, amr?: string[]]> = {
    password: ['1', ['pwd']],
    sms: ['1', ['sms']],
    qr: ['1'],
    associate: ['1'],
    paymentApp: ['1'],
    messagingApp: ['1'],
    partner: ['1'],
    certificate: ['2', ['pop']],
    passkey: ['phr', ['pop', 'user', 'mfa']],
  };

  test.each(Object.keys(expected) as (keyof typeof expected)[])(
    'has the context of a sign-in by %s',
    async (channel) => {
      const browser = newBrowser();
      await signIns[channel](browser, newBrowser());
      const [acr, amr] = expected[channel];
      expect(await contextOf(browser)).toMatchObject({ acr, amr });
    },
  );

  test('has two factors after a code of the app, and only methods that the portal has checked', async () => {
    const showsCode = giveApp();
    const byPassword = newBrowser();
    const { data } = await byPassword.signsIn('demo');
    await enterCode(byPassword, data.redirectUrl, showsCode());
    expect(await contextOf(byPassword)).toMatchObject({ acr: '2', amr: ['pwd', 'otp', 'mfa'] });
    expect(await nextFor(byPassword, '2')).toBe('code');
    advanceClock(MINUTE);
    const bySms = newBrowser();
    const { redirectUrl } = (await signInBySmsCode(bySms)).data;
    await enterCode(bySms, redirectUrl, showsCode());
    // A phone number and an app are both possessions.
    expect(await contextOf(bySms)).toMatchObject({ acr: '2', amr: ['sms', 'otp'] });
  });

  test('has the time of the sign-in even after a step-up', async () => {
    const browser = await member();
    const { auth_time } = await contextOf(browser);
    advanceClock(MINUTE);
    await stepUps.sms(browser);
    expect(await contextOf(browser)).toEqual({ acr: '2', amr: ['pwd', 'sms', 'mfa'], auth_time });
  });

  test('has the context at the time when its code was issued', async () => {
    const browser = await member();
    const weak = await codeFor(browser);
    await stepUps.sms(browser);
    expect(decodeJwt((await trade(browser, weak)).body.id_token).acr).toBe('1');
    advanceClock(STEP_UP_LIFETIME - SECOND);
    const strong = await codeFor(browser);
    advanceClock(2 * SECOND);
    expect(decodeJwt((await trade(browser, strong)).body.id_token).acr).toBe('2');
    expect(await contextOf(browser)).toMatchObject({ acr: '1', amr: ['pwd'] });
  });
});

describe('a request with acr_values', () => {
  test('requires another proof before the consent, and the ID token has the reached context', async () => {
    const browser = await member();
    // An unknown value beside a known one is ignored.
    const { requestId, next, scopes } = (
      await requestAuthorization(browser, { acr_values: 'urn:example:gold 2' })
    ).data;
    expect(next).toBe('stepUp');
    const demand = { status: 428, data: { methods: ['sms', 'certificate'] } };
    expect(await browser.call('obtainCode', { query: { requestId } })).toMatchObject(demand);
    const ticked = scopes.map(({ scope }) => scope);
    expect(await decide(browser, requestId, ticked)).toMatchObject(demand);
    await stepUps.sms(browser);
    expect((await resume(browser, requestId)).data.next).toBe('consent');
    const { data } = await decide(browser, requestId, ticked);
    const { body } = await trade(browser, readRedirectParameters(data.redirectUrl).code ?? '');
    expect(decodeJwt(body.id_token)).toMatchObject({ acr: '2', amr: ['pwd', 'sms', 'mfa'] });
  });

  test('can be denied without another proof', async () => {
    const browser = await member();
    const { requestId } = (await requestAuthorization(browser, { acr_values: '2' })).data;
    const { data } = await decide(browser, requestId, null);
    expect(readRedirectParameters(data.redirectUrl).error).toBe('access_denied');
  });

  test.each([undefined, '1', '0 3 urn:example:gold', 'PHR'])(
    'requires no further proof for %s',
    async (acrValues) => {
      expect(await nextFor(await member(), acrValues)).toBe('consent');
    },
  );

  test('continues without a further proof if the account has none that is strong enough', async () => {
    const browser = await member('newcomer');
    const { requestId } = (await requestAuthorization(browser, { acr_values: 'phr 2' })).data;
    await browser.call('skipGuide', { body: { kind: 'auth', requestId } });
    expect((await resume(browser, requestId)).data.next).toBe('consent');
    const { data } = await decide(browser, requestId, ['openid', 'profile'], 'newcomer');
    const { body } = await trade(browser, readRedirectParameters(data.redirectUrl).code ?? '');
    expect(decodeJwt(body.id_token)).toMatchObject({ acr: '1', amr: ['pwd'] });
  });

  test('uses the first value that the account can reach', async () => {
    const browser = await member();
    expect(await methodsFor(browser, 'phr 2')).toEqual(['sms', 'certificate']);
    await stepUps.certificate(browser);
    expect(await contextOf(browser, 'phr 2')).toMatchObject({ acr: '2' });
    const device = await addPasskey(newBrowser().hasConfirmedSessionOf('demo'));
    await stepUps.certificate(browser);
    // The second one is reached already, the preferred one is not.
    expect(await methodsFor(browser, 'phr 2')).toEqual(['passkey']);
    expect(await nextFor(browser, '2 phr')).toBe('code');
    const { data: challenge } = await browser.call('passkeyChallenge');
    await browser.call('stepUp', { body: { method: 'passkey', passkey: device.sign(challenge) } });
    expect(await contextOf(browser, 'phr 2')).toMatchObject({ acr: 'phr' });
  });

  test('returns a requested context rather than a stronger one', async () => {
    const browser = newBrowser();
    await signIns.passkey(browser, browser);
    expect(await contextOf(browser, '2')).toMatchObject({ acr: '2' });
    expect(await contextOf(browser, '1')).toMatchObject({ acr: '1' });
    expect(await contextOf(browser)).toMatchObject({ acr: 'phr' });
  });

  test('offers an account with an app only methods that count as a step-up', async () => {
    const browser = await member();
    giveApp();
    expect(await methodsFor(browser, '2')).toEqual(['totp', 'certificate']);
    // It proves the number, and is no step-up.
    await stepUps.sms(browser);
    expect(await nextFor(browser, '2')).toBe('stepUp');
    expect(await contextOf(browser)).toMatchObject({ acr: '1', amr: ['pwd'] });
  });

  test('returns login_required for prompt=none if the account could reach the context', async () => {
    const browser = await member();
    await codeFor(browser);
    const { data } = await requestAuthorization(browser, { acr_values: '2', prompt: 'none' });
    expect(readRedirectParameters(data.redirectUrl).error).toBe('login_required');
    expect(await nextFor(browser, '1', { prompt: 'none' })).toBe('code');
    // The account has no passkey, so no step-up can reach this context.
    expect(await nextFor(browser, 'phr', { prompt: 'none' })).toBe('code');
  });
});

describe('a session does not reach a stronger context by', () => {
  const isWeak = async (browser: Browser, amr: string[] | undefined = ['pwd']) => {
    expect(await nextFor(browser, '2')).toBe('stepUp');
    expect(await contextOf(browser)).toMatchObject({ acr: '1', amr });
  };

  test.each<[string, (browser: Browser) => Promise<unknown>]>([
    ['repeating the proof that opened it', (browser) => stepUps.password(browser)],
    ['a step-up for a company', (browser) => stepUps.sms(browser, undefined, { 'X-Acting-As': 'r-demo-1' })],
    ['a proof of another account', (browser) => stepUps.sms(browser, WORK)],
    ['a step-up of another session', async () => stepUps.sms(await member())],
  ])('%s', async (_, proves) => {
    const browser = await member();
    expect(await proves(browser)).toSucceed();
    await isWeak(browser);
  });

  test('a step-up that has expired', async () => {
    const browser = await member();
    await stepUps.sms(browser);
    advanceClock(STEP_UP_LIFETIME - SECOND);
    expect(await nextFor(browser, '2')).toBe('consent');
    advanceClock(SECOND);
    await isWeak(browser);
  });

  test('the trust in a browser on which the app was once used', async () => {
    const showsCode = giveApp();
    const browser = newBrowser();
    const { data } = await browser.signsIn('demo');
    await enterCode(browser, data.redirectUrl, showsCode(), { trust: true });
    expect(await contextOf(browser)).toMatchObject({ acr: '2' });
    await browser.call('logout');
    expect((await browser.signsIn('demo')).data.redirectUrl).toBeNull();
    await isWeak(browser);
  });

  test('a step-up before a change of a credential elsewhere', async () => {
    const browser = await member();
    await stepUps.sms(browser);
    expect(await nextFor(browser, '2')).toBe('consent');
    await addPasskey(newBrowser().hasConfirmedSessionOf('demo'));
    expect(await nextFor(browser, '2')).toBe('stepUp');
  });

  test('a switch from a stronger account, which keeps only the proof of the target and the time of sign-in', async () => {
    const browser = newBrowser();
    await signIns.certificate(browser, browser);
    const { auth_time } = await contextOf(browser);
    advanceClock(MINUTE);
    await stepUps.password(browser, WORK);
    await browser.call('switchAccount', { params: { id: WORK } });
    expect(await contextOf(browser)).toEqual({ acr: '1', amr: ['pwd'], auth_time });
    expect(await methodsFor(browser, '2')).toEqual(['sms']);
    await stepUps.password(browser, 'u-demo');
    await browser.call('switchAccount', { params: { id: 'u-demo' } });
    // The browser is trusted now: a step-up of the former account is enough, and proves nothing about the target.
    await stepUps.certificate(browser);
    await browser.call('switchAccount', { params: { id: WORK } });
    expect((await browser.call('accountDetail')).data.account).toBe('demo_work');
    expect(await contextOf(browser)).toEqual({ acr: '1', amr: undefined, auth_time });
  });
});

test('a QR code counts as one proof, even if the phone’s session has a stronger context', async () => {
  const phone = newBrowser();
  await signIns.passkey(phone, newBrowser());
  expect(await contextOf(phone)).toMatchObject({ acr: 'phr' });
  const page = newBrowser();
  await signInByQr(page, phone);
  expect(await contextOf(page)).toMatchObject({ acr: '1', amr: undefined });
});

test('a passkey that was removed no longer counts in the session that it opened', async () => {
  const browser = newBrowser();
  await signIns.passkey(browser, newBrowser());
  expect(await contextOf(browser)).toMatchObject({ acr: 'phr', amr: ['pop', 'user', 'mfa'] });
  const owner = await member();
  confirmSessions();
  const [passkey] = (await owner.call('passkeys')).data.list;
  await owner.call('removePasskey', { params: { id: passkey?.id ?? '' } });
  expect(await contextOf(browser)).toMatchObject({ acr: '1', amr: undefined });
});

test('a password that was reset by text message is not a second factor beside the same number', async () => {
  accountOf('demo').passwordResetBy = 'mobile';
  const browser = await member();
  expect(await methodsFor(browser, '2')).toEqual(['certificate']);
  await stepUps.sms(browser);
  expect(await contextOf(browser)).toMatchObject({ acr: '1', amr: ['pwd', 'sms'] });
  accountOf('demo').passwordResetBy = 'email';
  expect(await contextOf(browser)).toMatchObject({ acr: '2' });
});

test('a legal entity reaches a stronger context by a step-up in its default role', async () => {
  const browser = await member('boss', { userType: 'legal' });
  expect(await methodsFor(browser, '2')).toContain('sms');
  await browser.call('ownCode', { body: { scene: 'stepUp', channel: 'mobile' } });
  const value = lastSentTo('15400000004').code ?? '';
  await browser.call('stepUp', { body: { method: 'sms', value } });
  expect(await contextOf(browser, '2')).toMatchObject({ acr: '2', amr: ['pwd', 'sms', 'mfa'] });
});
