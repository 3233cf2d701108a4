/** The form's fields, by the names the server gives them when it finds one wrong. */
import { QUESTION_COUNT } from '@/constants';
import type { SecurityQuestion } from '@/contract';
import type { QuestionChoice } from '@/validation/securityQuestions';

export type QuestionFormValues = Record<string, string>;

export const toQuestionFieldName = (index: number) => `questions.${index}`;
export const toAnswerFieldName = (index: number) => `answers.${index}`;

/** Where a question with its answer stands. */
export const questionIndexes: readonly number[] = Array.from({ length: QUESTION_COUNT }, (_, index) => index);

/** What the form begins with: the questions there are, no answers. */
export const toInitialValues = (questions: readonly SecurityQuestion[]): QuestionFormValues =>
  Object.fromEntries(
    questionIndexes.flatMap((index) => [
      [toQuestionFieldName(index), questions[index] ?? ''],
      [toAnswerFieldName(index), ''],
    ]),
  );

/** What is chosen so far. The selects offer nothing but questions. */
export const toQuestionChoice = (fields: QuestionFormValues): QuestionChoice => ({
  questions: questionIndexes.map(
    (index) => (fields[toQuestionFieldName(index)] ?? '') as SecurityQuestion | '',
  ),
  answers: questionIndexes.map((index) => fields[toAnswerFieldName(index)] ?? ''),
});
