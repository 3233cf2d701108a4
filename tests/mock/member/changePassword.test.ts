import { getPortal } from '../../../mock/_domain/store/state';
import { LOCK_AFTER_FAILURES } from '../../../src/constants';
import { subCodes } from '../../../src/contract/subCodes';
import { changesPassword } from '../credentials';
import { lastSentTo, runPortal, seal } from '../portal';

const newBrowser = runPortal();

const OLD = 'Demo-2026-pass';
const NEW = '新-Correct-horse-7';

const member = (account: string) => newBrowser().opensSessionOf(account);

const canSignIn = async (account: string, password: string) =>
  (await newBrowser().signsIn(account, password)).code === 20000;

test('accepts only the new password, ends the other sessions, keeps this one, and notifies the owner', async () => {
  const [browser, elsewhere] = [member('demo'), member('demo')];
  const neighbor = member('boss');
  expect(await changesPassword(browser, OLD, NEW)).toMatchObject({ status: 200, code: 20000, data: null });
  expect((await browser.call('accountDetail')).status).toBe(200);
  expect(await elsewhere.isOnline()).toBe(false);
  expect(await neighbor.isOnline()).toBe(true);
  expect([await canSignIn('demo', OLD), await canSignIn('demo', NEW)]).toEqual([false, true]);
  const { kind, text } = lastSentTo('demo@example.com');
  expect([kind, text]).toEqual([
    'mail',
    expect.stringContaining('The password of your account demo was changed'),
  ]);
  expect(text).not.toContain(NEW);
  expect(
    getPortal()
      .behavior.filter(({ type }) => type === 'PWD_CHANGE')
      .at(-1),
  ).toMatchObject({
    accountId: 'u-demo',
    result: 'SUCCESS',
  });
});

test('clears the guide of an account with a weak password', async () => {
  const browser = member('weak');
  expect((await browser.call('accountDetail')).status).toBe(403);
  expect(await changesPassword(browser, '123456', NEW)).toSucceed();
  expect((await browser.call('guide')).data).toBeNull();
  expect((await browser.call('accountDetail')).status).toBe(200);
  const again = await newBrowser().signsIn('weak', NEW);
  expect(again.data.redirectUrl).toBeNull();
});

test.each([
  ['PASSWORD_TOO_SHORT', 'aB3-5'],
  ['PASSWORD_TOO_SHORT', ''],
  ['PASSWORD_TOO_SHORT', '😀😀😀😀😀'],
  ['PASSWORD_WEAK', 'PassWord'],
  ['PASSWORD_BREACHED', 'Dragon123!'],
  ['PASSWORD_SAME', OLD],
  ['PASSWORD_CONTAINS', 'my-DEMO-word'],
  ['PASSWORD_CONTAINS', 'x15400000001y'],
] as const)('refuses with %s the password %s, and keeps the old one', async (subCode, newPwd) => {
  const browser = member('demo');
  expect(await changesPassword(browser, OLD, newPwd)).toMatchObject({
    status: 200,
    subCode: subCodes[subCode],
    data: null,
  });
  expect(await canSignIn('demo', OLD)).toBe(true);
  expect(getPortal().outbox).toEqual([]);
});

test('counts a wrong old password as a failure of the account, and locks it after five', async () => {
  const browser = member('demo');
  const answers = [];
  for (let time = 0; time < LOCK_AFTER_FAILURES; time += 1)
    answers.push(await changesPassword(browser, 'wrong', NEW));
  expect(answers.map(({ subCode }) => subCode)).toEqual([
    ...Array(LOCK_AFTER_FAILURES - 1).fill(subCodes.PASSWORD_WRONG),
    subCodes.LOCKED,
  ]);
  expect(await changesPassword(browser, OLD, NEW)).toBeRefusedWith('LOCKED');
  expect(getPortal().behavior.at(-1)).toMatchObject({
    type: 'PWD_CHANGE',
    result: 'FAILURE',
    failReason: 'PASSWORD_WRONG',
  });
  expect(await newBrowser().signsIn('demo')).toBeRefusedWith('BAD_CREDENTIALS');
});

test('clears the failures after the right old password', async () => {
  const browser = member('demo');
  const failsOnceLess = async () => {
    for (let time = 1; time < LOCK_AFTER_FAILURES; time += 1) {
      expect(await changesPassword(browser, 'wrong', NEW)).toBeRefusedWith('PASSWORD_WRONG');
    }
  };
  await failsOnceLess();
  expect(await changesPassword(browser, OLD, NEW)).toSucceed();
  await failsOnceLess();
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

test('rejects a password that is too long or not Unicode', async () => {
  const browser = member('demo');
  const ask = (body: Record<string, unknown>) => browser.call('changePassword', { body });
  expect(await changesPassword(browser, OLD, '密'.repeat(43))).toHaveWrongFields({
    newPwd: 'FIELD_TOO_LONG',
  });
  Object.assign(getPortal().settings, { enableVerifySecret: '0', defaultEncryption: false });
  expect(await ask({ pwd: OLD, newPwd: 'abcdef\ud800' })).toHaveWrongFields({ newPwd: 'FIELD_FORMAT' });
  expect(await ask({ pwd: OLD, newPwd: NEW })).toSucceed();
});
