/**
 * Attempts to take over an account through another account with the same name and number. In each journey the owner
 * uses another browser.
 */
import { endpoints } from '../../src/contract/endpoints';
import { subCodes } from '../../src/contract/subCodes';
import { recordsOf } from './support/journeys/behavior';
import { messagesTo } from './support/journeys/outbox';
import { isNewMember, riser } from './support/journeys/registration';
import { confirmsBeside } from './support/journeys/sessions';
import { levelOf, pageOf, statusOf, verifiesBeside } from './support/journeys/verification';
import { bossHere } from './support/people';
import { aMember, aVisitor, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const ACCOUNTS = '/user/account_manage/account_list';
const BOSS = { account: 'boss' };
const BOSS_ID = 'u-boss';
const BOSS_MOBILE = '15400000004';

/** A person's account with the name and number of boss, whose account is that of a legal entity. */
const twin = { ...riser, name: '测试丁', idNo: '110101190001040045' };

beforeEach(resetPortal);

const accountsOf = async (visitor: Visitor) =>
  (await visitor.calls('accounts')).map(({ account }) => account);

/** Tries to switch to boss's account by an API call in this session. */
const switchesBeside = (visitor: Visitor) =>
  visitor.asksAs('', endpoints.switchAccount.replace(':id', BOSS_ID), {});

test("an attacker registers the other user type with the owner's name and number and verifies by printed data, but gets no access to the owner's account", async () => {
  const owner = await aMember(bossHere);
  const attacker = await isNewMember(await aVisitor(), twin);
  await verifiesBeside(attacker, 'gonganVerify');
  const { latest } = await statusOf(attacker, 'gonganVerify');
  await attacker.opens(`${pageOf('gonganVerify')}?id=${latest?.id}`);
  await attacker.sees('verification.result.taken');
  expect(await levelOf(attacker)).toBe(1);

  await confirmsBeside(attacker, twin);
  expect(await switchesBeside(attacker)).toMatchObject({ subCode: subCodes.NOT_FOUND });
  expect(await accountsOf(attacker)).toEqual([riser.account]);

  expect(await accountsOf(owner)).toEqual(['boss']);
  expect(await levelOf(owner)).toBe(3);
});

test('an attacker uses an open session of one of two linked accounts but cannot prove the other; its owner is notified and undoes the link', async () => {
  const attacker = await isNewMember(await aVisitor(), twin);
  // The owner has verified here by bank card and phone, and left the session open.
  await verifiesBeside(attacker, 'bankCardVerify');
  expect(await levelOf(attacker)).toBe(3);

  await confirmsBeside(attacker, twin);
  expect(await switchesBeside(attacker)).toMatchObject({ subCode: subCodes.STEP_UP_REQUIRED });
  await attacker.opens(ACCOUNTS);
  await attacker.presses(attacker.says('linked.switch.label', BOSS));
  attacker.watch.tolerate(/status of 428/);
  await attacker.finds('dialog', attacker.says('stepUp.target.title', BOSS));
  await attacker.fills('stepUpPassword', twin.password);
  await attacker.confirms();
  await attacker.complainsAt('stepUpPassword', attacker.says('subCode.PASSWORD_WRONG'));
  expect((await attacker.calls('accountDetail')).account).toBe(twin.account);

  const owner = await aMember(bossHere);
  expect((await owner.calls('notices')).map(({ title }) => title)).toContain('有账号与您的账号关联');
  expect((await recordsOf(owner, 'STEP_UP'))[0]).toMatchObject({ result: 'FAILURE' });
  // Messages with codes to the number are newer and have no link.
  const sms = (await messagesTo(owner, BOSS_MOBILE)).find(({ link }) => link);
  const [mail] = await messagesTo(owner, 'boss@example.com');
  for (const message of [sms, mail]) expect(message?.text).toContain(twin.account);
  expect(mail?.link).toBe(sms?.link);

  await owner.opens(mail?.link ?? '');
  await owner.sees('undo.LINK.title');
  expect(await accountsOf(owner)).toEqual(['boss', twin.account]);
  await owner.presses('undo.LINK.submit');
  await owner.sees('undo.done');
  await owner.sees('undo.LINK.done');

  expect(await accountsOf(owner)).toEqual(['boss']);
  expect(await levelOf(owner)).toBe(3);
  // The linked account has lost the identity and all its sessions.
  expect(await attacker.calls('online')).toBe(false);
  await attacker.hasSessionOf(twin);
  expect(await levelOf(attacker)).toBe(1);
  expect(await switchesBeside(attacker)).toMatchObject({ subCode: subCodes.NOT_FOUND });
});
