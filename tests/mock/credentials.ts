/** Changes of contacts and passwords, and links of provider accounts, for tests of their consequences. */
import { LOGIN_CHANNEL } from '../../src/constants';
import { type Browser, confirmSessions, lastSentTo, seal } from './portal';

export const PASSWORD = 'Demo-2026-pass';

/** Proves a mobile number, and adds it to the account of this browser. */
export async function addMobile(browser: Browser, mobile: string) {
  const number = { region: '+86', mobile };
  await browser.call('smsCode', { body: { scene: 'bind', ...number } });
  return browser.call('bindMobile', { body: { ...number, code: lastSentTo(mobile).code } });
}

/** Proves a mail address, and adds it to the account of this browser after a step-up. Throws if it is refused. */
export async function changeEmail(browser: Browser, email: string) {
  const { emailVersion: version } = (await browser.call('security')).data;
  await browser.call('emailCode', { body: { scene: 'bind', email } });
  confirmSessions();
  const body = { email, code: lastSentTo(email).code, version };
  const answer = await browser.call('changeEmail', { body });
  if (answer.subCode) throw new Error(`address not changed: ${answer.subCode}`);
  return answer;
}

/** Changes the password. Both passwords are encrypted with one key. */
export async function changePassword(browser: Browser, pwd: string, newPwd: string) {
  const { data: secret } = await browser.call('secret');
  const body = { pwd: seal(secret, pwd), newPwd: seal(secret, newPwd), secretId: secret.id };
  return browser.call('changePassword', { body });
}

/** Signs in with a password, and links the provider account of the ticket. `more` replaces fields of the request. */
export async function bindProvider(
  browser: Browser,
  ticket: string,
  { password = PASSWORD, ...more }: Record<string, unknown> = {},
) {
  const { data: secret } = await browser.call('secret');
  return browser.logsIn(LOGIN_CHANNEL.associate, {
    provider: 'cityPass',
    ticket,
    userType: 'person',
    account: 'demo',
    password: seal(secret, String(password)),
    secretId: secret.id,
    ...more,
  });
}
