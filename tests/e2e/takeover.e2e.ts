/** Attempts to take over an account by its credentials and contacts; in each journey the owner uses another browser. */

import type { Secret } from '../../src/contract';
import { endpoints } from '../../src/contract/endpoints';
import { subCodes } from '../../src/contract/subCodes';
import { seal } from '../support/seal';
import { MODIFY_MOBILE } from './support/journeys/addresses';
import { recordsOf } from './support/journeys/behavior';
import {
  asksForCode,
  codeSentTo,
  DEMO_MOBILE,
  NEWCOMER_EMAIL,
  otherThan,
  triesCode,
} from './support/journeys/codes';
import { entersNewPassword } from './support/journeys/newPassword';
import { messagesTo } from './support/journeys/outbox';
import { names, PAGE as RESET, stepAt } from './support/journeys/reset';
import { fillsRecord, levelOf, opensForm, pageOf, recordOf } from './support/journeys/verification';
import { demo, mistaken, newcomer, type Person } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const ATTACKERS_MOBILE = '15400000066';
const NEW = 'Owner-2026-word';

beforeEach(resetPortal);

const mobileOf = async (visitor: Visitor) => (await visitor.calls('accountDetail')).mobile;

/** Whether a new browser can sign in as the person. */
const canSignIn = async (person: Person): Promise<boolean> => {
  const visitor = await aVisitor();
  await visitor.hasSessionOf(person).catch(() => undefined);
  return visitor.calls('online');
};

test('an attacker with an open session cannot add a mobile number; the owner sees the attempt', async () => {
  const attacker = await aMember(newcomer);
  attacker.watch.tolerate(/status of 428/);
  // The owner skipped the guide in this browser and left the session open.
  await attacker.calls('skipGuide', { kind: 'bindMobile' });
  await attacker.opens(MODIFY_MOBILE);
  await attacker.sees('info.mobile.heading.bind');
  await triesCode(attacker, await asksForCode(attacker, ATTACKERS_MOBILE));
  await attacker.finds('dialog', 'stepUp.title');
  await attacker.fills('stepUpPassword', mistaken(newcomer).password);
  await attacker.confirms();
  await attacker.complainsAt('stepUpPassword', attacker.says('subCode.PASSWORD_WRONG'));
  expect(await mobileOf(attacker)).toBe('');

  const owner = await aMember(newcomer);
  expect((await recordsOf(owner, 'STEP_UP'))[0]).toMatchObject({ result: 'FAILURE' });
});

/** Changes the password by an API call. */
async function changesPassword(visitor: Visitor, { password }: Person, newPwd: string): Promise<void> {
  const secret = await visitor.reads<Secret>(endpoints.secret);
  const body = { pwd: seal(secret, password), newPwd: seal(secret, newPwd), secretId: secret.id };
  await visitor.calls('changePassword', body);
}

test('an attacker cannot finish a proved reset after the owner has changed the password; the owner is notified and keeps the account', async () => {
  const attacker = await aVisitorAt(RESET);
  await names(attacker, demo.account);
  // The attacker had access to the owner's phone for a moment.
  await triesCode(attacker, await asksForCode(attacker, DEMO_MOBILE));
  await attacker.isAt(stepAt('password'));

  const owner = await aMember(demo);
  await changesPassword(owner, demo, NEW);

  await entersNewPassword(attacker, 'Attacker-2026-word');
  await attacker.sees('recovery.over.ended');

  for (const to of [DEMO_MOBILE, 'demo@example.com'])
    expect((await messagesTo(owner, to))[0]?.text).toContain('已修改密码');
  expect(await owner.calls('online')).toBe(true);
  expect(await canSignIn({ ...demo, password: 'Attacker-2026-word' })).toBe(false);
  expect(await canSignIn({ ...demo, password: NEW })).toBe(true);
});

test("an attacker with an open session cannot verify the account without the owner's mailbox; the owner gets the code and verifies it", async () => {
  const attacker = await aMember(newcomer);
  const document = { name: '测试·人', idType: 'RESIDENT_ID', idNo: '110101190002010016' };
  const record = { ...(await recordOf(attacker, 'gonganVerify')), ...document };
  const starts = () =>
    attacker.asksAs('', endpoints.startVerification, {
      channel: 'gonganVerify',
      level: 1,
      consent: true,
      ...record,
    });
  expect(await starts()).toMatchObject({ subCode: subCodes.STEP_UP_REQUIRED });
  await attacker.calls('ownCode', { scene: 'stepUp', channel: 'email' });
  const attackersCode = await codeSentTo(attacker, NEWCOMER_EMAIL);
  const guess = { method: 'email', value: otherThan(attackersCode) };
  expect(await attacker.asksAs('', endpoints.stepUp, guess)).toMatchObject({ subCode: subCodes.CODE_WRONG });
  expect(await starts()).toMatchObject({ subCode: subCodes.STEP_UP_REQUIRED });
  expect(await levelOf(attacker)).toBe(1);

  const owner = await aMember(newcomer, 'pt-BR');
  owner.watch.tolerate(/status of 428/);
  expect((await messagesTo(owner, NEWCOMER_EMAIL)).map(({ code }) => code)).toContain(attackersCode);
  await owner.opens(pageOf('gonganVerify'));
  await opensForm(owner);
  await fillsRecord(owner, 'gonganVerify');
  await owner.presses('verification.submit');
  await owner.finds('dialog', 'stepUp.title');
  // The password is not accepted here: another person may know it.
  expect(await owner.has('[name="stepUpPassword"]')).toBe(false);
  expect(await findings(owner)).toEqual([]);
  await owner.presses('code.send');
  // The dialog shows the address before the code is sent, too.
  await owner.until(
    async () => (await codeSentTo(owner, NEWCOMER_EMAIL)) !== attackersCode,
    'a code for the owner',
  );
  await owner.fills('code', await codeSentTo(owner, NEWCOMER_EMAIL));
  await owner.confirms();
  await owner.sees('verification.result.raised');
  expect(await levelOf(owner)).toBe(2);
});
