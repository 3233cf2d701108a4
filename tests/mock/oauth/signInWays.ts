/** Sign-ins of demo by every method. */
import { LOGIN_CHANNEL } from '../../../src/constants';
import { PasskeyDevice } from '../../support/fakes/passkeyDevice';
import { issueDemoCertificate, signChallenge } from '../certificates';
import { type Answer, type Browser, lastSentTo, queryOf, seal } from '../portal';

const MOBILE = '15400000001';

/** Adds a passkey to the account of this browser, which has just stepped up; returns the device that has it. */
export async function addPasskey(browser: Browser): Promise<PasskeyDevice> {
  const device = new PasskeyDevice(browser.origin());
  const { data: options } = await browser.call('passkeyOptions');
  const { subCode } = await browser.call('addPasskey', { body: { passkey: device.create(options) } });
  if (subCode) throw new Error(`no passkey: ${subCode}`);
  return device;
}

/** Signs a fresh challenge with the certificate of demo. */
export const signChallengeWith = (browser: Browser) => signChallenge(browser, issueDemoCertificate('demo'));

/**
 * Signs in through a provider that approves. `subject` is the provider's account; by default it is one that is linked.
 */
export async function signInByProvider(browser: Browser, query: Record<string, string>, subject?: string) {
  const { state } = queryOf((await browser.call('obtainCode', { query })).data);
  const { data } = await browser.tool('POST /mock/act', {
    body: { as: 'provider', state, action: 'approve', subject },
  });
  return comeBack(browser, (data as { redirectUrl: string }).redirectUrl);
}

/** Completes a sign-in as the page does to which a provider redirects. */
export function comeBack(browser: Browser, address: string | null) {
  const { provider, code, state } = queryOf(address);
  return browser.logsIn(LOGIN_CHANNEL.associate, { provider, ticket: code, state });
}

export async function signInBySmsCode(browser: Browser, mobile = MOBILE) {
  const number = { region: '+86', mobile };
  await browser.call('loginCode', { body: number });
  return browser.logsIn(LOGIN_CHANNEL.sms, { ...number, code: lastSentTo(mobile).code });
}

export async function signInByPasskey(browser: Browser, device: PasskeyDevice) {
  const { data: challenge } = await browser.call('passkeyChallenge');
  return browser.logsIn(LOGIN_CHANNEL.passkey, { passkey: device.sign(challenge) });
}

/** Scans and confirms a QR code on `phone`, by default one whose session the portal does not know. */
export async function signInByQr(browser: Browser, phone: Browser, account = 'demo') {
  const { data: uuid } = await browser.call('getUuid');
  for (const action of ['scan', 'confirm'])
    await phone.tool('POST /mock/act', { body: { as: 'phone', uuid, action, account } });
  return browser.logsIn(LOGIN_CHANNEL.qr, { uuid });
}

/** Each channel, and the two methods that sign in without one. `other` is another browser. */
export const signIns: Record<
  keyof typeof LOGIN_CHANNEL | 'certificate' | 'partner',
  (browser: Browser, other: Browser) => Promise<Answer<unknown>>
> = {
  password: (browser) => browser.signsIn('demo'),
  sms: (browser) => signInBySmsCode(browser),
  qr: (browser, other) => signInByQr(browser, other),
  associate: (browser) => signInByProvider(browser, { provider: 'cityPass' }),
  paymentApp: (browser) => signInByProvider(browser, { channelCode: '31', category: '13' }),
  messagingApp: (browser) => signInByProvider(browser, { channelCode: '32', category: '13' }),
  passkey: async (browser) => {
    const owner = Object.assign(Object.create(browser), { cookies: new Map() }) as Browser;
    const device = await addPasskey(owner.hasConfirmedSessionOf('demo'));
    return signInByPasskey(browser, device);
  },
  certificate: async (browser) => browser.call('caLogin', { body: await signChallengeWith(browser) }),
  partner: async (browser) => {
    const { data } = await browser.tool('POST /mock/act', { body: { as: 'partner', account: 'demo' } });
    const { ticket = '' } = queryOf((data as { redirectUrl: string }).redirectUrl);
    return comeBack(browser, (await browser.call('autoAuth', { query: { ticket } })).data);
  },
};

/** Enters a code of the app, or a recovery code, after a first proof. */
export async function enterCode(
  browser: Browser,
  redirectUrl: string | null,
  code: string,
  more: { trust?: boolean } = {},
): Promise<void> {
  const { ticket = '' } = queryOf(redirectUrl);
  await browser.call('secondFactor', { body: { ticket, code, ...more } });
}

/** Steps up in one way; of the linked account with `accountId`, acting in a role with `headers`. */
export const stepUps = {
  password: async (
    browser: Browser,
    accountId?: string,
    headers: Record<string, string> = {},
    password = 'Demo-2026-pass',
  ) => {
    const { data: key } = await browser.call('secret');
    const body = { method: 'password', value: seal(key, password), secretId: key.id, accountId };
    return browser.call('stepUp', { body, headers });
  },
  sms: async (browser: Browser, accountId?: string, headers: Record<string, string> = {}) => {
    await browser.call('ownCode', { body: { scene: 'stepUp', channel: 'mobile', accountId } });
    const value = lastSentTo(MOBILE).code ?? '';
    return browser.call('stepUp', { body: { method: 'sms', value, accountId }, headers });
  },
  certificate: async (browser: Browser) => {
    const { id: value, ...proof } = await signChallengeWith(browser);
    return browser.call('stepUp', { body: { method: 'certificate', value, ...proof } });
  },
};
