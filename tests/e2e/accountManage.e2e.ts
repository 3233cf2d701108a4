/** /user/account_manage: changes of mail address and security questions. */

import { recordsOf } from './support/journeys/behavior';
import { codeSentTo, triesCode } from './support/journeys/codes';
import { messagesTo } from './support/journeys/outbox';
import { stepsUp } from './support/journeys/stepUp';
import { demo } from './support/people';
import { hardTest } from './support/run/hard';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aMemberAt, resetPortal } from './support/setup';
import type { Visitor } from './support/visitor';

const EMAIL = '/user/account_manage/modify_email';
const SECURITY = '/user/account_manage/account_security';

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
  await visitor.seesFieldError('email', visitor.says('subCode.EMAIL_TAKEN'));
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

// Covered by tests/pages/user/account_manage/modify_email (reports the conflict to the second tab).
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

// A changed password: breachedPassword.e2e.ts and tests/mock/member/changePassword.test.ts.
test('a member chooses the security questions that the check-up recommends, in a drawer; the recommendation leaves the list, and the answers leave no trace', async () => {
  const visitor = await aMemberAt(SECURITY, demo, 'en-US');
  await visitor.sees('security.fix.questions');
  const name = visitor.says('security.factor.questions');
  await visitor.presses(visitor.says('security.fix.act.of', { act: visitor.says('security.fix.act'), name }));
  await visitor.findsAt('.ant-drawer [name="questions.0"]');
  await visitor.settles();
  expect(await findings(visitor)).toEqual([]);
  // The form's button is in view without scrolling.
  const inView = await visitor.page.$eval('.ant-drawer .form-footer', (footer) => {
    const { bottom } = footer.getBoundingClientRect();
    return bottom <= window.innerHeight + 1;
  });
  expect(inView).toBe(true);
  const chosen = ['SCHOOL', 'BOOK', 'FILM'] as const;
  for (const [index, question] of chosen.entries()) {
    await visitor.page.select(`[name="questions.${index}"]`, question);
    await visitor.fills(`answers.${index}`, `answer-number-${index}`);
  }
  await visitor.presses('account.question.save');
  await stepsUp(visitor, demo);
  await visitor.hears('security.fixed.questions');
  await visitor.seesNoMore('security.fix.questions');
  await visitor.waits(
    () => document.activeElement?.closest('.security-overview') !== null,
    'the focus in the check-up',
  );
  expect(await visitor.calls('questions')).toMatchObject({ questions: chosen });
  expect((await recordsOf(visitor, 'QUESTION_CHANGE'))[0]).toMatchObject({ result: 'SUCCESS' });
  const left = await storedBy(visitor);
  for (const trace of [left, ...visitor.watch.requests.map(({ url, body }) => url.href + body)]) {
    expect(trace).not.toContain('answer-number-2');
  }
});
