/** /user/account_manage: changes of mail address and security questions. */

import { recordsOf } from './support/journeys/behavior';
import { stepsUp } from './support/journeys/stepUp';
import { demo } from './support/people';
import { findings } from './support/screens/axe';
import { storedBy } from './support/screens/storage';
import { aMemberAt, resetPortal } from './support/setup';

const SECURITY = '/user/account_manage/account_security';

/** Each journey changes an account that the others use. */
beforeEach(resetPortal);

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
