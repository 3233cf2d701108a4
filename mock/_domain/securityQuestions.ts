/** Security questions: a second factor of the accounts that have them. */
import type { SecurityQuestion } from '../../src/services/contract';
import { hashPassword, matchesPassword, type PasswordHash } from './passwords';
import { portal } from './state';

/** One question of an account; the answer is kept as a password is. */
export interface SecurityAnswer {
  accountId: string;
  question: SecurityQuestion;
  answer: PasswordHash;
}

const answersOf = (accountId: string) =>
  portal().securityAnswers.filter((one) => one.accountId === accountId);

/** Nobody remembers how they spelled it: case, width and blanks make no difference. */
const plain = (answer: string) => answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** The account's questions, in the order they are asked. */
export function questionsOf(accountId: string): SecurityQuestion[] {
  return answersOf(accountId).map(({ question }) => question);
}

/** Whether all answers are right. Each is looked at, so that time does not tell which one is wrong. */
export function areRightAnswers(accountId: string, answers: string[]): boolean {
  const kept = answersOf(accountId);
  const right = kept.map(({ answer }, index) => matchesPassword(answer, plain(answers[index] ?? '')));
  return kept.length === answers.length && right.every(Boolean);
}

/** The questions of boss, answered with its name and theirs. */
export function seedAnswers(): SecurityAnswer[] {
  return (['SCHOOL', 'BOOK', 'CITY'] as const).map((question) => {
    const answer = hashPassword(plain(`boss-${question}`), `u-boss ${question}`);
    return { accountId: 'u-boss', question, answer };
  });
}
