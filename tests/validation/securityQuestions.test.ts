import {
  checkNewAnswer,
  findAnswerConflict,
  findQuestionConflict,
  normalizeAnswer,
  type QuestionChoice,
} from '@/validation/securityQuestions';

const textsOf = (question: string) => [`what is your ${question}`];
const choice = (questions: QuestionChoice['questions'], answers: string[]): QuestionChoice => ({
  questions,
  answers,
});
const clashes = (one: QuestionChoice) =>
  one.answers.map((_, index) => findAnswerConflict(one, index, textsOf));

test.each([
  ['', 'validation.answer.required'],
  ['  ', 'validation.answer.required'],
  ['x', 'account.answer.short'],
  ['😀', 'account.answer.short'],
  ['王五', null],
  ['长'.repeat(50), null],
  ['长'.repeat(51), 'validation.answer.long'],
  ['ab\ud800', 'validation.description.text'],
])('checks the answer %j: %s', (answer, problem) => {
  expect(checkNewAnswer(answer)).toBe(problem);
});

test('ignores case, width and blanks of an answer', () => {
  expect(normalizeAnswer('  Ｌittle \t BEAR ')).toBe('little bear');
});

test('reports a repeated question at its later position; empty choices are not repeats', () => {
  const one = choice(['BOOK', 'BOOK', ''], ['', '', '']);
  expect([0, 1, 2].map((index) => findQuestionConflict(one, index))).toEqual([
    null,
    'QUESTION_REPEATED',
    null,
  ]);
  expect(findQuestionConflict(choice(['BOOK', '', ''], []), 2)).toBeNull();
});

test('reports a repeated answer at its later position, ignoring case and width; empty answers are not repeats', () => {
  expect(clashes(choice(['BOOK', 'CITY', 'FILM'], ['Bear', 'other', ' ｂEAR']))).toEqual([
    null,
    null,
    'ANSWER_REPEATED',
  ]);
  expect(clashes(choice(['BOOK', 'CITY', 'FILM'], ['', ' ', '']))).toEqual([null, null, null]);
});

test('rejects an answer that repeats its question', () => {
  const answers = ['What is  your BOOK', 'what is your book', 'x'];
  expect(clashes(choice(['BOOK', 'CITY', ''], answers))).toEqual([
    'ANSWER_IS_QUESTION',
    'ANSWER_REPEATED',
    null,
  ]);
});
