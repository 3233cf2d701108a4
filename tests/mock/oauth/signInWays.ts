/** Sign-ins of demo in every way, for tests of what the portal says about them. */
import { LOGIN_CHANNEL } from '../../../src/constants';
import type { LoginResult } from '../../../src/contract';
import { PasskeyDevice } from '../../support/passkeyDevice';
import { issueDemoCertificate, signChallenge } from '../certificates';
import { type Browser, lastSentTo, seal } from '../portal';
import { queryOf } from '../verification/queries';

const MOBILE = '15400000001';

/** Adds a passkey to the account of this browser, which has just stepped up; returns the device that has it. */
export async function addsPasskey(browser: Browser): Promise<PasskeyDevice> {
  const device = new PasskeyDevice(browser.origin());
  const { data: options } = await browser.call('passkeyOptions', { body: {} });
  const { subCode } = await browser.call('addPasskey', { body: { passkey: device.create(options) } });
  if (subCode) throw new Error(`no passkey: ${subCode}`);
  return device;
}

/** Signs a fresh challenge with the certificate of demo. */
export const signsChallenge = (browser: Browser) => signChallenge(browser, issueDemoCertificate('demo'));

async function byProvider(browser: Browser, query: Record<string, string>) {
  const { state } = queryOf((await browser.call('obtainCode', { query })).data);
  const { data } = await browser.tool('POST /mock/act', {
    body: { as: 'provider', state, action: 'approve' },
  });
  await comesBack(browser, (data as { redirectUrl: string }).redirectUrl);
}

async function comesBack(browser: Browser, address: string | null) {
  const { provider, code, state } = queryOf(address);
  await browser.logsIn(LOGIN_CHANNEL.associate, { provider, ticket: code, state });
}

export async function signsInBySms(browser: Browser): Promise<LoginResult> {
  const to = { region: '+86', mobile: MOBILE };
  await browser.call('loginCode', { body: to });
  return (await browser.logsIn(LOGIN_CHANNEL.sms, { ...to, code: lastSentTo(MOBILE).code })).data;
}

/** Scans and confirms a QR code on `phone`, by default one whose session the portal does not know. */
export async function signsInByQr(browser: Browser, phone: Browser): Promise<void> {
  const { data: uuid } = await browser.call('getUuid');
  for (const action of ['scan', 'confirm'])
    await phone.tool('POST /mock/act', { body: { as: 'phone', uuid, action, account: 'demo' } });
  await browser.logsIn(LOGIN_CHANNEL.qr, { uuid });
}

/** Each channel, and the two ways to sign in without one. `other` is another browser. */
export const signIns: Record<
  keyof typeof LOGIN_CHANNEL | 'certificate' | 'partner',
  (browser: Browser, other: Browser) => Promise<unknown>
> = {
  password: (browser) => browser.signsIn('demo'),
  sms: signsInBySms,
  qr: signsInByQr,
  associate: (browser) => byProvider(browser, { provider: 'cityPass' }),
  paymentApp: (browser) => byProvider(browser, { channelCode: '31', category: '13' }),
  messagingApp: (browser) => byProvider(browser, { channelCode: '32', category: '13' }),
  passkey: async (browser) => {
    const owner = Object.assign(Object.create(browser), { cookies: new Map() }) as Browser;
    const device = await addsPasskey(owner.hasConfirmedSessionOf('demo'));
    const { data: challenge } = await browser.call('passkeyChallenge', { body: {} });
    await browser.logsIn(LOGIN_CHANNEL.passkey, { passkey: device.sign(challenge) });
  },
  certificate: async (browser) => browser.call('caLogin', { body: await signsChallenge(browser) }),
  partner: async (browser) => {
    const { data } = await browser.tool('POST /mock/act', { body: { as: 'partner', account: 'demo' } });
    const { ticket = '' } = queryOf((data as { redirectUrl: string }).redirectUrl);
    await comesBack(browser, (await browser.call('autoAuth', { query: { ticket } })).data);
  },
};

/** Enters a code of the app, or a recovery code, after a first proof. */
export async function entersCode(
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
  password: async (browser: Browser, accountId?: string, headers: Record<string, string> = {}) => {
    const { data: key } = await browser.call('secret');
    const value = seal(key, 'Demo-2026-pass');
    const body = { method: 'password', value, secretId: key.id, accountId };
    return browser.call('stepUp', { body, headers });
  },
  sms: async (browser: Browser, accountId?: string, headers: Record<string, string> = {}) => {
    await browser.call('ownCode', { body: { scene: 'stepUp', channel: 'mobile', accountId } });
    const value = lastSentTo(MOBILE).code ?? '';
    return browser.call('stepUp', { body: { method: 'sms', value, accountId }, headers });
  },
  certificate: async (browser: Browser) => {
    const { id: value, ...proof } = await signsChallenge(browser);
    return browser.call('stepUp', { body: { method: 'certificate', value, ...proof } });
  },
};
