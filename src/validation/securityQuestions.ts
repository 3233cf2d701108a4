/** Security questions and what may answer them; an answer is compared as `plainAnswer` writes it. */

import { ANSWER_MIN } from '../constants';
import { checkAnswer } from './details';
import type { Problem } from './problem';

/** The catalog, in the order it is offered. */
export const securityQuestions = ['SCHOOL', 'TEACHER', 'BOOK', 'CITY', 'NICKNAME', 'FILM'] as const;
export type SecurityQuestion = (typeof securityQuestions)[number];

/** Normalizes an answer: case, width and blanks make no difference, because people do not remember them. */
export const normalizeAnswer = (answer: string): string =>
  answer.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** An answer that is chosen now: long enough by itself. */
export function checkNewAnswer(answer: string): Problem {
  const problem = checkAnswer(answer);
  if (problem) return problem;
  return [...normalizeAnswer(answer)].length < ANSWER_MIN ? 'account.answer.short' : null;
}

/** Questions with their answers as far as they are chosen, in the same order. */
export interface QuestionChoice {
  questions: (SecurityQuestion | '')[];
  answers: string[];
}

/** Whether the list has the value before `index`; nothing repeats nothing. */
const isRepeated = (list: readonly string[], index: number) =>
  list[index] !== '' && list.indexOf(list[index] ?? '') < index;

/** Checks the question at `index` against those before it. */
export const findQuestionConflict = (
  { questions }: QuestionChoice,
  index: number,
): 'QUESTION_REPEATED' | null => (isRepeated(questions, index) ? 'QUESTION_REPEATED' : null);

/**
 * Checks the answer at `index`: it repeats neither an earlier answer nor its question. `textsOf` are the texts of the
 * questions.
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
