/** The form's fields, by the names the server gives them when it finds one wrong. */
import { QUESTIONS } from '@/constants';
import type { SecurityQuestion } from '@/contract';
import type { Choice } from '@/validation/securityQuestions';

export type Fields = Record<string, string>;

export const questionField = (index: number) => `questions.${index}`;
export const answerField = (index: number) => `answers.${index}`;

/** Where a question with its answer stands. */
export const places: readonly number[] = Array.from({ length: QUESTIONS }, (_, index) => index);

/** What the form begins with: the questions there are, no answers. */
export const initialFields = (questions: readonly SecurityQuestion[]): Fields =>
  Object.fromEntries(
    places.flatMap((index) => [
      [questionField(index), questions[index] ?? ''],
      [answerField(index), ''],
    ]),
  );

/** What is chosen so far. The selects offer nothing but questions. */
export const choiceOf = (fields: Fields): Choice => ({
  questions: places.map((index) => (fields[questionField(index)] ?? '') as SecurityQuestion | ''),
  answers: places.map((index) => fields[answerField(index)] ?? ''),
});

/** What has been typed, which a reload would lose. */
export const typedOf = (fields: Fields): string[] => choiceOf(fields).answers.filter(Boolean);
