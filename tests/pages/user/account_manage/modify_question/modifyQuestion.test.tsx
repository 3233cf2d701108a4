import { fireEvent, screen } from '@testing-library/react';
import ModifyQuestionPage from '@/pages/user/account_manage/modify_question';
import { createFakeNetwork, refusal } from '../../../../support/fakes/fakeNetwork';
import { en } from '../../../../support/messages';
import { field, fillIn, send } from '../../../../support/render/formFields';
import { showPage } from '../../../../support/render/showPage';

const network = createFakeNetwork();

const offered = (index: number) =>
  [...field(`questions.${index}`).querySelectorAll('option')].map(({ value }) => value).filter(Boolean);

function openPage(questions: string[]) {
  network.answer('questions', { questions, version: 'v1' });
  return showPage(<ModifyQuestionPage />);
}

const wrong = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map((input) => input.getAttribute('name'));

const chosen = { 'questions.0': 'SCHOOL', 'questions.1': 'BOOK', 'questions.2': 'FILM' };
const answers = { 'answers.0': 'first one', 'answers.1': 'second', 'answers.2': 'third ' };

beforeEach(() => {
  network.answer('changeQuestions', null);
  // The answers are sent unencrypted.
  network.answer('domain', { enableVerifySecret: '0' });
  network.answer('defaultEncryption', false);
});

test('does not offer a selected question in the other fields', async () => {
  await openPage([]);
  expect(offered(0)).toHaveLength(6);
  fillIn({ 'questions.1': 'BOOK' });
  expect(offered(0)).not.toContain('BOOK');
  expect(offered(1)).toHaveLength(6);
  fillIn({ 'questions.1': '' });
  expect(offered(0)).toContain('BOOK');
});

test('does not send answers that are missing, repeated, or equal to their question', async () => {
  await openPage([]);
  await send();
  expect(wrong().sort()).toEqual([...Object.keys(answers), ...Object.keys(chosen)]);
  fillIn({
    ...chosen,
    'answers.0': 'Your favorite book',
    'answers.1': ' your FAVORITE book',
    'answers.2': 'x',
  });
  await send();
  expect(wrong()).toEqual(['answers.1', 'answers.2']);
  expect(await screen.findByText(en['subCode.ANSWER_IS_QUESTION'])).toBeTruthy();
  fillIn({ 'answers.1': 'YOUR favorite  book!', 'answers.2': 'your favorite book' });
  await send();
  expect(wrong()).toEqual(['answers.2']);
  expect(await screen.findByText(en['subCode.ANSWER_REPEATED'])).toBeTruthy();
  expect(network.sent('changeQuestions')).toEqual([]);
});

it('shows questions that were changed elsewhere, keeps the input, and sends it as typed with the new version', async () => {
  await openPage([]);
  network.answer('questions', { questions: ['CITY', 'TEACHER', 'NICKNAME'], version: 'v2' });
  network.answer('changeQuestions', refusal('CHANGED_MEANWHILE'), null);
  fillIn({ ...chosen, ...answers });
  await send();
  await screen.findByText(en['recovery.question.TEACHER'], { selector: 'li' });
  expect([...document.querySelectorAll('ol li')].map(({ textContent }) => textContent)).toEqual([
    en['recovery.question.CITY'],
    en['recovery.question.TEACHER'],
    en['recovery.question.NICKNAME'],
  ]);
  await screen.findByText(en['subCode.CHANGED_MEANWHILE']);
  expect(field('answers.1').value).toBe('second');
  await send();
  expect(network.bodies('changeQuestions')[1]).toMatchObject({
    version: 'v2',
    questions: ['SCHOOL', 'BOOK', 'FILM'],
    answers: ['first one', 'second', 'third '],
  });
  expect(screen.getByText(en['account.question.saved'])).toBeTruthy();
});

test('lists the current questions, and opens a form with them that the user can cancel', async () => {
  await openPage(['CITY', 'BOOK', 'FILM']);
  expect(document.querySelector('form')).toBeNull();
  fireEvent.click(screen.getByText(en['account.question.change']));
  expect(document.activeElement).toBe(field('questions.0'));
  expect([field('questions.0').value, field('answers.0').value]).toEqual(['CITY', '']);
  fireEvent.click(screen.getByText(en['form.cancel']));
  expect(document.querySelector('form')).toBeNull();
});
