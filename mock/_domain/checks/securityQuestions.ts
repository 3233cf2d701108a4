/** Security questions: a second factor of the accounts that have them. */
import { randomBytes } from 'node:crypto';
import type { SecurityQuestion } from '../../../src/contract';
import en from '../../../src/locales/en-US/recovery';
import pt from '../../../src/locales/pt-BR/recovery';
import cn from '../../../src/locales/zh-CN/recovery';
import tw from '../../../src/locales/zh-TW/recovery';
import { normalizeAnswer as plain } from '../../../src/validation/securityQuestions';
import { hashPassword, matchesPassword, type PasswordHash } from '../lib/passwords';
import { getPortal } from '../store/state';

/** One question of an account; the answer is kept as a password is. */
export interface SecurityAnswer {
  accountId: string;
  question: SecurityQuestion;
  answer: PasswordHash;
}

const SALT_BYTES = 16;

/** The account's answers, in the order they are asked. */
export const listAnswers = (accountId: string) =>
  getPortal().securityAnswers.filter((one) => one.accountId === accountId);

/** A question as it is asked, in each language. */
export const listQuestionTexts = (question: SecurityQuestion): string[] =>
  [cn, tw, en, pt].map((texts) => texts[`recovery.question.${question}`]);

/** The account's questions, in the order they are asked. */
export function listQuestions(accountId: string): SecurityQuestion[] {
  return listAnswers(accountId).map(({ question }) => question);
}

/** Whether all answers are right. Each is looked at, so that time does not tell which one is wrong. */
export function areAnswersCorrect(accountId: string, answers: string[]): boolean {
  const kept = listAnswers(accountId);
  const right = kept.map(({ answer }, index) => matchesPassword(answer, plain(answers[index] ?? '')));
  return kept.length === answers.length && right.every(Boolean);
}

/** Gives an account these questions, in place of those it had. */
export function setAnswers(
  accountId: string,
  { questions, answers }: { questions: SecurityQuestion[]; answers: string[] },
): void {
  const chosen = questions.map((question, index) => {
    const salt = randomBytes(SALT_BYTES).toString('base64');
    return { accountId, question, answer: hashPassword(plain(answers[index] ?? ''), salt) };
  });
  const others = getPortal().securityAnswers.filter((one) => one.accountId !== accountId);
  getPortal().securityAnswers = [...others, ...chosen];
}

/** The questions of boss, answered with its name and theirs. */
export function seedAnswers(): SecurityAnswer[] {
  return (['SCHOOL', 'BOOK', 'CITY'] as const).map((question) => {
    const answer = hashPassword(plain(`boss-${question}`), `u-boss ${question}`);
    return { accountId: 'u-boss', question, answer };
  });
}
