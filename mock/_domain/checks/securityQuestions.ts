/** Security questions: a second factor for accounts that have set some. */
import type { SecurityQuestion } from '../../../src/contract';
import en from '../../../src/locales/en-US/recovery';
import type { Locale } from '../../../src/locales/languages';
import pt from '../../../src/locales/pt-BR/recovery';
import cn from '../../../src/locales/zh-CN/recovery';
import tw from '../../../src/locales/zh-TW/recovery';
import { normalizeAnswer as plain } from '../../../src/validation/securityQuestions';
import { hashWithNewSalt, matchesPassword } from '../lib/passwords';
import { now } from '../store/clock';
import type { SecurityAnswer } from '../store/records/account';
import { getPortal } from '../store/state';

type QuestionKey = `recovery.question.${SecurityQuestion}`;

const texts: Record<Locale, Record<QuestionKey, string>> = {
  'zh-CN': cn,
  'zh-TW': tw,
  'en-US': en,
  'pt-BR': pt,
};

/** Lists the hashed answers of an account, in the order of the questions. */
export const listAnswers = (accountId: string): SecurityAnswer[] =>
  getPortal().securityAnswers.filter((one) => one.accountId === accountId);

export const listQuestionTexts = (question: SecurityQuestion): string[] =>
  Object.values(texts).map((one) => one[`recovery.question.${question}`]);

/** Lists the questions of an account in the order in which they are asked. */
export function listQuestions(accountId: string): SecurityQuestion[] {
  return listAnswers(accountId).map(({ question }) => question);
}

/** Checks all answers, so that the response time does not reveal which one is wrong. */
export function areAnswersCorrect(accountId: string, answers: string[]): boolean {
  const stored = listAnswers(accountId);
  const right = stored.map(({ answer }, index) => matchesPassword(answer, plain(answers[index] ?? '')));
  return stored.length === answers.length && right.every(Boolean);
}

/** Sets the questions and answers of an account; they replace the earlier ones. */
export function setAnswers(
  accountId: string,
  { questions, answers }: { questions: SecurityQuestion[]; answers: string[] },
): void {
  const chosen = questions.map((question, index) => {
    const answer = hashWithNewSalt(plain(answers[index] ?? ''));
    return { accountId, question, answer, setAt: now() };
  });
  const others = getPortal().securityAnswers.filter((one) => one.accountId !== accountId);
  getPortal().securityAnswers = [...others, ...chosen];
}
