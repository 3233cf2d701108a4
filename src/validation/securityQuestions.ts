/** Security questions and checks of their answers; answers are compared in the form of `normalizeAnswer`. */

import { ANSWER_MIN } from '../constants';
import { checkAnswer } from './details';
import type { Problem } from './problem';

/** The catalog, in display order. */
export const securityQuestions = ['SCHOOL', 'TEACHER', 'BOOK', 'CITY', 'NICKNAME', 'FILM'] as const;
export type SecurityQuestion = (typeof securityQuestions)[number];

/** Normalizes an answer: ignores case, width and blanks, because users do not remember them. */
export const normalizeAnswer = (answer: string): string =>
  answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Checks a new answer without regard to the other answers. */
export function checkNewAnswer(answer: string): Problem {
  const problem = checkAnswer(answer);
  if (problem) return problem;
  return [...normalizeAnswer(answer)].length < ANSWER_MIN ? 'account.answer.short' : null;
}

/** Questions with their answers, as far as the user has filled them in, in the same order. */
export interface QuestionChoice {
  questions: (SecurityQuestion | '')[];
  answers: string[];
}

/** Whether the value at `index` also occurs before it; empty values are not repeats. */
const isRepeated = (list: readonly string[], index: number) =>
  list[index] !== '' && list.indexOf(list[index] ?? '') < index;

/** Checks the question at `index` against those before it. */
export const findQuestionConflict = (
  { questions }: QuestionChoice,
  index: number,
): 'QUESTION_REPEATED' | null => (isRepeated(questions, index) ? 'QUESTION_REPEATED' : null);

/**
 * Checks the answer at `index`: it must repeat neither an earlier answer nor its question. `textsOf` returns the
 * localized texts of a question.
 */
export function findAnswerConflict(
  { questions, answers }: QuestionChoice,
  index: number,
  textsOf: (question: SecurityQuestion) => readonly string[],
): 'ANSWER_IS_QUESTION' | 'ANSWER_REPEATED' | null {
  const plain = answers.map(normalizeAnswer);
  const question = questions[index];
  if (
    question &&
    textsOf(question)
      .map(normalizeAnswer)
      .includes(plain[index] ?? '')
  )
    return 'ANSWER_IS_QUESTION';
  return isRepeated(plain, index) ? 'ANSWER_REPEATED' : null;
}
