/** Field names of the form, equal to those in the server's field errors. */
import { QUESTION_COUNT } from '@/constants';
import type { SecurityQuestion } from '@/contract';
import type { QuestionChoice } from '@/validation/securityQuestions';

export type QuestionFormValues = Record<string, string>;

export const toQuestionFieldName = (index: number) => `questions.${index}`;
export const toAnswerFieldName = (index: number) => `answers.${index}`;

/** Indexes of the question and answer pairs. */
export const questionIndexes: readonly number[] = Array.from({ length: QUESTION_COUNT }, (_, index) => index);

/** Returns the initial values: the current questions, without answers. */
export const toInitialValues = (questions: readonly SecurityQuestion[]): QuestionFormValues =>
  Object.fromEntries(
    questionIndexes.flatMap((index) => [
      [toQuestionFieldName(index), questions[index] ?? ''],
      [toAnswerFieldName(index), ''],
    ]),
  );

/** Returns the current choice. The selects contain only known questions. */
export const toQuestionChoice = (fields: QuestionFormValues): QuestionChoice => ({
  questions: questionIndexes.map(
    (index) => (fields[toQuestionFieldName(index)] ?? '') as SecurityQuestion | '',
  ),
  answers: questionIndexes.map((index) => fields[toAnswerFieldName(index)] ?? ''),
});
