/** Forms of people and organizations that register, and the calls that send them. */
import type { Activation, ProofScene, UserType } from '../../../src/contract';
import { residentIdOf } from '../../support/builders/idNumbers';
import { type Answer, type Browser, lastSentTo, seal } from '../portal';

export const PASSWORD = 'Rise-2026-shine';
export const MOBILE = '15400000090';
export const HANDLER_MOBILE = '15400000091';
export const PERSON_ID = residentIdOf('19000111');
export const HANDLER_ID = residentIdOf('19000112');
export const FREE_USCC = '12440000TTTTTTT16H';

/** Fields of a form. `undefined` omits a field. */
export type Fields = Record<string, unknown>;

/** Proves a number with the code sent to it. The response has the ticket. */
export async function prove(
  browser: Browser,
  mobile = MOBILE,
  scene: ProofScene = 'register',
  more: Fields = {},
) {
  await browser.call('smsCode', { body: { scene, region: '+86', mobile } });
  const code = lastSentTo(mobile).code;
  const body = { scene, userType: 'person', region: '+86', mobile, code, ...more };
  return browser.call('proveMobile', { body });
}

export const ticketFor = async (
  browser: Browser,
  mobile?: string,
  scene?: ProofScene,
  userType: UserType = 'person',
) => (await prove(browser, mobile, scene, { userType })).data.ticket;

export const personFields = (more: Fields = {}): Fields => ({
  userType: 'person',
  account: 'riser',
  email: 'riser@example.com',
  name: '测试庚',
  idType: 'RESIDENT_ID',
  idNo: PERSON_ID,
  agree: true,
  consent: true,
  ...more,
});

export const legalFields = (more: Fields = {}): Fields => ({
  userType: 'legal',
  account: 'riser_org',
  email: 'org@example.com',
  orgName: '测试三号事业单位',
  uscc: FREE_USCC,
  orgType: 'PUBLIC_INSTITUTION',
  legalRep: { name: '测试辛', idType: 'RESIDENT_ID', idNo: residentIdOf('19000113') },
  handler: { name: '测试壬', idNo: HANDLER_ID },
  agree: true,
  consent: true,
  ...more,
});

/** Sends a form with the password encrypted with a fresh key. */
export async function send(
  browser: Browser,
  fields: Fields,
  password = PASSWORD,
): Promise<Answer<Activation>> {
  const { data: secret } = await browser.call('secret');
  const body = { newPwd: seal(secret, password), secretId: secret.id, ...fields };
  return browser.call('register', { body });
}

/** Proves a number and registers with it. */
export const registerPerson = async (browser: Browser, more: Fields = {}, mobile = MOBILE) =>
  send(browser, personFields({ ticket: await ticketFor(browser, mobile), ...more }));

export const registerLegal = async (browser: Browser, more: Fields = {}, mobile = HANDLER_MOBILE) =>
  send(browser, legalFields({ ticket: await ticketFor(browser, mobile, 'register', 'legal'), ...more }));

export const follow = (browser: Browser, token: unknown) => browser.call('activate', { body: { token } });
