/** /user/account_manage: its overview, and changes of password, mail address and security questions. */

import { recordsOf } from './support/journeys/behavior';
import { codeSentTo, triesCode } from './support/journeys/codes';
import { entersNewPassword } from './support/journeys/newPassword';
import { messagesTo } from './support/journeys/outbox';
import { stepsUp } from './support/journeys/stepUp';
import { boss, bossHere, demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aMember, aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const LANDING = '/user/account_manage';
const PASSWORD = `${LANDING}/modify_password`;
const EMAIL = `${LANDING}/modify_email`;
const QUESTION = `${LANDING}/modify_question`;
const ONLINE = 'GET /anonApi/user/v1/online';

const FRESH = 'Fresh-2026-pass';

/** Each journey changes an account that the others use. */
beforeEach(resetPortal);

/** Types an address and requests its code; returns the code. */
async function provesEmail(visitor: Visitor, email: string): Promise<string> {
  await visitor.fills('email', email);
  await visitor.presses('code.send');
  await visitor.sees(`${email[0]}***@example.com`);
  return codeSentTo(visitor, email);
}

const emailOf = async (visitor: Visitor) => (await visitor.calls('accountDetail')).email;

test('a new password is checked at its field, ends the session of the other browser, and appears in the record', async () => {
  const [visitor, other] = [await aMember(bossHere), await aMember(bossHere)];
  await visitor.opens(PASSWORD);
  await entersNewPassword(visitor, boss.password, boss.password);
  await visitor.complainsAt('newPwd', visitor.says('subCode.PASSWORD_SAME'));
  await entersNewPassword(visitor, FRESH, boss.password);
  await visitor.finds('heading', 'newPassword.changed');
  expect(await findings(visitor)).toEqual([]);
  expect([await visitor.reads(ONLINE), await other.reads(ONLINE)]).toEqual([true, false]);
  expect((await recordsOf(visitor, 'PWD_CHANGE'))[0]).toMatchObject({
    result: 'SUCCESS',
    session: 'current',
  });
});

// Covered by stepUp.e2e.ts (a changed address), tests/pages/user/account_manage/modify_email/modifyEmail.test.tsx and
// tests/mock/member/changeEmail.test.ts.
hardTest('a taken mail address is rejected at its field, a free one is saved', async () => {
  const visitor = await aMemberAt(EMAIL, demo);
  visitor.watch.tolerate(/status of 428|http error/);
  await visitor.sees('account.email.current', { email: 'd***@example.com' });
  // The code stays valid after the dialog; only then does the server report that the address is taken.
  const taken = await provesEmail(visitor, 'newcomer@example.com');
  await triesCode(visitor, taken);
  await stepsUp(visitor, demo);
  await visitor.complainsAt('email', visitor.says('subCode.EMAIL_TAKEN'));
  expect(await visitor.valueOf('code')).toBe('');
  expect(await emailOf(visitor)).toBe('d***@example.com');

  const code = await provesEmail(visitor, 'fresh@example.com');
  await triesCode(visitor, code);
  await visitor.sees('account.email.changed.text', { email: 'fresh@example.com' });
  expect(await findings(visitor)).toEqual([]);
  expect(await emailOf(visitor)).toBe('f***@example.com');
  expect((await recordsOf(visitor, 'EMAIL_CHANGE'))[0]).toMatchObject({ result: 'SUCCESS' });
  const list = await messagesTo(visitor, 'demo@example.com');
  expect(list.filter(({ text }) => text.includes('f***@example.com'))).toHaveLength(1);
  const left = await storedBy(visitor);
  for (const trace of [code, taken, 'fresh@example.com', demo.password]) expect(left).not.toContain(trace);
});

// Covered by tests/pages/user/account_manage/modify_email (reports the conflict to the second tab); in a browser by
// addresses.e2e.ts with another form.
hardTest(
  'reports a conflict to the second of two tabs that change the address, and shows the current address',
  async () => {
    const visitor = await aMemberAt(EMAIL, demo);
    visitor.watch.tolerate(/status of 428|http error/);
    await visitor.findsAt('[name="email"]');
    const tab = await visitor.opensTab();
    tab.watch.tolerate(/status of 428|http error/);
    await tab.opens(EMAIL);
    await triesCode(tab, await provesEmail(tab, 'second@example.com'));
    await stepsUp(tab, demo);
    await tab.sees('account.email.changed.text', { email: 'second@example.com' });

    await triesCode(visitor, await provesEmail(visitor, 'third@example.com'));
    expect(await visitor.refusal()).toBe(visitor.says('subCode.CHANGED_MEANWHILE'));
    await visitor.sees('account.email.current', { email: 's***@example.com' });
    expect(await visitor.valueOf('email')).toBe('third@example.com');
    expect(await emailOf(visitor)).toBe('s***@example.com');
    await visitor.confirms();
    await visitor.sees('account.email.changed.text', { email: 'third@example.com' });
    expect(await emailOf(visitor)).toBe('t***@example.com');
  },
);

test('a member chooses three security questions, and leaves no trace of the answers', async () => {
  const visitor = await aMemberAt(QUESTION, demo);
  visitor.watch.tolerate(/status of 428|http error/);
  await visitor.findsAt('[name="answers.2"]');
  const chosen = ['SCHOOL', 'BOOK', 'FILM'] as const;
  for (const [index, question] of chosen.entries()) {
    await visitor.page.select(`[name="questions.${index}"]`, question);
  }
  await visitor.fills('answers.0', '实验小学');
  await visitor.fills('answers.1', '厚厚的书');
  await visitor.fills('answers.2', '漫长的电影');
  await visitor.confirms();
  await stepsUp(visitor, demo);
  await visitor.sees('account.question.saved');
  expect(await findings(visitor)).toEqual([]);
  expect(await visitor.calls('questions')).toMatchObject({ questions: chosen });
  expect((await recordsOf(visitor, 'QUESTION_CHANGE'))[0]).toMatchObject({ result: 'SUCCESS' });
  const left = await storedBy(visitor);
  for (const trace of [left, ...visitor.watch.requests.map(({ url, body }) => url.href + body)]) {
    expect(trace).not.toContain('漫长的电影');
  }
});
