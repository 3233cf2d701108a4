/** Calls of visitors who reset a forgotten password. */
import type { UserType } from '../../../src/contract';
import { issueDemoCertificate, signChallenge } from '../certificates';
import { type Browser, lastSentTo, seal } from '../portal';

/** Starts a reset, and returns its id. */
export async function startReset(
  browser: Browser,
  loginId = 'demo',
  userType: UserType = 'person',
): Promise<string> {
  const captcha = browser.solvesCaptcha();
  const { data, subCode } = await browser.call('startReset', { body: { userType, loginId, captcha } });
  if (subCode) throw new Error(`no reset: ${subCode}`);
  return data.id;
}

/** Requests a code to a mobile number or mail address, and sends it as the proof of the account. */
export async function proveReset(browser: Browser, id: string, to: string) {
  const captcha = browser.solvesCaptcha();
  if (to.includes('@')) {
    await browser.call('emailCode', { body: { scene: 'reset', email: to, captcha } });
    return browser.call('proveReset', {
      body: { id, method: 'email', email: to, code: lastSentTo(to).code },
    });
  }
  const number = { region: '+86', mobile: to };
  await browser.call('smsCode', { body: { scene: 'reset', ...number, captcha } });
  return browser.call('proveReset', { body: { id, method: 'mobile', ...number, code: lastSentTo(to).code } });
}

/** Signs a fresh challenge with a demo certificate, and sends it as the proof of the account. */
export async function proveResetByCertificate(browser: Browser, id: string, name = 'demo') {
  const { id: challenge, ...proof } = await signChallenge(browser, issueDemoCertificate(name));
  return browser.call('proveReset', { body: { id, method: 'certificate', challenge, ...proof } });
}

/** Sets the new password of a reset. */
export async function finishReset(browser: Browser, id: string, password: string) {
  const { data: key } = await browser.call('secret');
  const body = { id, newPwd: seal(key, password), secretId: key.id };
  return browser.call('finishReset', { body });
}

/** Sets the new password of a recovery, by the ticket of its link. */
export async function finishLostAccess(browser: Browser, ticket: string, password: string) {
  const { data: key } = await browser.call('secret');
  const body = { ticket, newPwd: seal(key, password), secretId: key.id };
  return browser.call('finishLostAccess', { body });
}
