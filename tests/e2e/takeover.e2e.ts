/** Attempts to take over an account by its credentials and contacts; in each journey the owner uses another browser. */
import { MODIFY_MOBILE } from './support/journeys/addresses';
import { RECORD } from './support/journeys/behavior';
import {
  asksForCode,
  codeSentTo,
  DEMO_MOBILE,
  NEWCOMER_EMAIL,
  otherThan,
  triesCode,
} from './support/journeys/codes';
import { messagesTo } from './support/journeys/outbox';
import { names, PAGE as RESET, stepAt } from './support/journeys/reset';
import { fillsRecord, levelOf, opensForm, pageOf } from './support/journeys/verification';
import { demo, mistaken, newcomer, type Person } from './support/people';
import { findings } from './support/screens/axe';
import { aMember, aMemberAt, aVisitor, aVisitorAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const HOME = '/user/identity_manage';
const SECURITY = '/user/account_manage/account_security';
const MODIFY_PASSWORD = '/user/account_manage/modify_password';
const GUIDE = '/uaa/bindMobileGuide';
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

test('an attacker with an open session cannot add a mobile number; the owner sees the attempt and ends that session', async () => {
  const attacker = await aMember(newcomer);
  attacker.watch.tolerate(/status of 4(?:01|28)/);
  // The owner skipped the guide in this browser and left the session open.
  await attacker.opens(GUIDE);
  await attacker.presses('guide.later');
  await attacker.isAt(HOME);
  await attacker.opens(MODIFY_MOBILE);
  await attacker.sees('info.mobile.heading.bind');
  await triesCode(attacker, await asksForCode(attacker, ATTACKERS_MOBILE));
  await attacker.finds('dialog', 'stepUp.title');
  await attacker.fills('stepUpPassword', mistaken(newcomer).password);
  await attacker.confirms();
  await attacker.complainsAt('stepUpPassword', attacker.says('subCode.PASSWORD_WRONG'));
  expect(await mobileOf(attacker)).toBe('');

  const owner = await aMemberAt(RECORD, newcomer);
  await owner.sees('behavior.type.STEP_UP');
  await owner.opens(SECURITY);
  await owner.clicks('.devices-session .row-actions .ant-btn');
  await owner.sees('security.session.none');
  await attacker.reloads();
  await attacker.waits(() => location.pathname === '/uaa/login', 'the sign-in page');
});

test('an attacker cannot finish a proved reset after the owner has changed the password; the owner is notified and keeps the account', async () => {
  const attacker = await aVisitorAt(RESET);
  await names(attacker, demo.account);
  // The attacker had access to the owner's phone for a moment.
  await triesCode(attacker, await asksForCode(attacker, DEMO_MOBILE));
  await attacker.isAt(stepAt('password'));

  const owner = await aMemberAt(MODIFY_PASSWORD, demo);
  await owner.fills('pwd', demo.password);
  await owner.fills('newPwd', NEW);
  await owner.fills('newPwd2', NEW);
  await owner.confirms();
  await owner.waits(() => document.querySelector('input[name="newPwd"]') === null, 'the end of the form');

  await attacker.fills('newPwd', 'Attacker-2026-word');
  await attacker.fills('newPwd2', 'Attacker-2026-word');
  await attacker.confirms();
  await attacker.sees('recovery.over.ended');

  for (const to of [DEMO_MOBILE, 'demo@example.com'])
    expect((await messagesTo(owner, to))[0]?.text).toContain('已修改密码');
  await owner.opens(HOME);
  await owner.sees('identity.card');
  expect(await canSignIn({ ...demo, password: 'Attacker-2026-word' })).toBe(false);
  expect(await canSignIn({ ...demo, password: NEW })).toBe(true);
});

/** Fills in and submits the form of a first verification, possibly with another person's document. */
async function asksRegistry(visitor: Visitor, other: Record<string, string> = {}): Promise<void> {
  visitor.watch.tolerate(/status of 428/);
  await visitor.opens(pageOf('gonganVerify'));
  await opensForm(visitor);
  await fillsRecord(visitor, 'gonganVerify', other);
  await visitor.presses('verification.submit');
  await visitor.finds('dialog', 'stepUp.title');
}

test("an attacker with an open session cannot verify the account without the owner's mailbox; the owner gets the code and verifies it", async () => {
  const attacker = await aMember(newcomer);
  await asksRegistry(attacker, { name: '测试·人', idNo: '110101190002010016' });
  // The password is not accepted here: another person may know it.
  expect(await attacker.has('[name="stepUpPassword"]')).toBe(false);
  await attacker.presses('code.send');
  await attacker.sees('n***@example.com');
  await attacker.sees('code.label.mail');
  await attacker.fills('code', otherThan(await codeSentTo(attacker, NEWCOMER_EMAIL)));
  await attacker.confirms();
  await attacker.complainsAt('code', attacker.says('subCode.CODE_WRONG', { triesLeft: 4 }));
  await attacker.page.keyboard.press('Escape');
  expect(await attacker.refusal()).toBe(attacker.says('stepUp.declined'));
  // The typed values are still in the form.
  expect(await attacker.valueOf('name')).toBe('测试·人');
  expect(await levelOf(attacker)).toBe(1);

  const owner = await aMember(newcomer, 'pt-BR');
  expect((await messagesTo(owner, NEWCOMER_EMAIL))[0]?.text).toContain(
    await codeSentTo(owner, NEWCOMER_EMAIL),
  );
  await asksRegistry(owner);
  expect(await findings(owner)).toEqual([]);
  await owner.fitsIn(320);
  const attackersCode = await codeSentTo(owner, NEWCOMER_EMAIL);
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
