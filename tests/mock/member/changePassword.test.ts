import { getPortal } from '../../../mock/_domain/store/state';
import { LOCK_AFTER_FAILURES } from '../../../src/constants';
import { changePassword } from '../credentials';
import { lastSentTo, runPortal, seal } from '../portal';

const newBrowser = runPortal();

const OLD = 'Demo-2026-pass';
const NEW = '新-Correct-horse-7';

const member = (account: string) => newBrowser().opensSessionOf(account);

const canSignIn = async (account: string, password: string) =>
  (await newBrowser().signsIn(account, password)).code === 20000;

test('accepts only the new password, and ends the other sessions of the account', async () => {
  const [browser, elsewhere] = [member('demo'), member('demo')];
  const neighbor = member('boss');
  expect(await changePassword(browser, OLD, NEW)).toMatchObject({ status: 200, code: 20000, data: null });
  expect((await browser.call('accountDetail')).status).toBe(200);
  expect(await elsewhere.isOnline()).toBe(false);
  expect(await neighbor.isOnline()).toBe(true);
  expect([await canSignIn('demo', OLD), await canSignIn('demo', NEW)]).toEqual([false, true]);
  expect(lastSentTo('demo@example.com').text).not.toContain(NEW);
  const recorded = getPortal().behavior.findLast(({ type }) => type === 'PWD_CHANGE');
  expect(recorded).toMatchObject({ accountId: 'u-demo', result: 'SUCCESS' });
});

test('clears the guide of an account with a weak password', async () => {
  const browser = member('weak');
  expect((await browser.call('accountDetail')).status).toBe(403);
  expect(await changePassword(browser, '123456', NEW)).toSucceed();
  expect((await browser.call('guide')).data).toBeNull();
  expect((await browser.call('accountDetail')).status).toBe(200);
  const again = await newBrowser().signsIn('weak', NEW);
  expect(again.data.redirectUrl).toBeNull();
});

test.each([
  ['PASSWORD_TOO_SHORT', 'aB3-5'],
  ['PASSWORD_BREACHED', 'Dragon123!'],
  ['PASSWORD_SAME', OLD],
  ['PASSWORD_CONTAINS', 'my-DEMO-word'],
] as const)('refuses with %s the password %s, and keeps the old one', async (subCode, newPwd) => {
  const browser = member('demo');
  expect(await changePassword(browser, OLD, newPwd)).toBeRefusedWith(subCode);
  expect(await canSignIn('demo', OLD)).toBe(true);
  expect(getPortal().outbox).toEqual([]);
});

test('locks the account after five wrong old passwords in a row', async () => {
  const browser = member('demo');
  const failOnceLess = async () => {
    for (let time = 1; time < LOCK_AFTER_FAILURES; time += 1)
      expect(await changePassword(browser, 'wrong', NEW)).toBeRefusedWith('PASSWORD_WRONG');
  };
  await failOnceLess();
  expect(await changePassword(browser, OLD, 'Another-2026-pass')).toSucceed();
  await failOnceLess();
  expect(await changePassword(browser, 'wrong', NEW)).toBeRefusedWith('LOCKED');
  expect(await changePassword(browser, 'Another-2026-pass', NEW)).toBeRefusedWith('LOCKED');
  expect(getPortal().behavior.at(-1)).toMatchObject({ type: 'PWD_CHANGE', failReason: 'PASSWORD_WRONG' });
  expect(await newBrowser().signsIn('demo')).toBeRefusedWith('BAD_CREDENTIALS');
});

test('requires both passwords to be encrypted with one fresh key', async () => {
  const browser = member('demo');
  const { data: secret } = await browser.call('secret');
  const body = { pwd: seal(secret, 'wrong'), newPwd: seal(secret, NEW), secretId: secret.id };
  expect(await browser.call('changePassword', { body })).toBeRefusedWith('PASSWORD_WRONG');
  expect(await browser.call('changePassword', { body })).toBeRefusedWith('SECRET_INVALID');
  const clear = await browser.call('changePassword', { body: { pwd: OLD, newPwd: NEW } });
  expect(clear).toBeRefusedWith('SECRET_INVALID');
});
