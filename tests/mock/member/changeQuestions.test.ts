import { areAnswersCorrect } from '../../../mock/_domain/checks/securityQuestions';
import { getPortal } from '../../../mock/_domain/store/state';
import type { SecurityQuestion } from '../../../src/contract';
import { type Browser, confirmSessions, runPortal, seal } from '../portal';

const newBrowser = runPortal();

const QUESTIONS: SecurityQuestion[] = ['SCHOOL', 'NICKNAME', 'FILM'];
const ANSWERS = ['测试小学', 'Little Bear', '最长的电影'];

const member = () => newBrowser().hasConfirmedSessionOf('demo');

/** Changes the questions. The answers are encrypted with one key. */
async function changeQuestions(browser: Browser, answers: string[], more: Record<string, unknown> = {}) {
  const { data: secret } = await browser.call('secret');
  const { version } = (await browser.call('questions')).data;
  const sealed = answers.map((answer) => seal(secret, answer));
  const body = { questions: QUESTIONS, answers: sealed, version, secretId: secret.id, ...more };
  return browser.call('changeQuestions', { body });
}

const listQuestions = async (browser: Browser) => (await browser.call('questions')).data.questions;

test('stores three questions after a step-up, replaces them by others, and never returns the answers', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  expect(await changeQuestions(browser, ANSWERS)).toBeRefusedWith('STEP_UP_REQUIRED');
  expect(await listQuestions(browser)).toEqual([]);
  confirmSessions();
  expect(await changeQuestions(browser, ANSWERS)).toMatchObject({ status: 200, code: 20000, data: null });
  const { data } = await browser.call('questions');
  expect(data).toEqual({ questions: QUESTIONS, version: expect.stringMatching(/./) });
  expect(areAnswersCorrect('u-demo', ['测试小学 ', 'little  BEAR', '最长的电影'])).toBe(true);
  expect(areAnswersCorrect('u-demo', ['测试小学', 'Little Bear', 'another'])).toBe(false);
  expect(getPortal().behavior.at(-1)).toMatchObject({ accountId: 'u-demo', type: 'QUESTION_CHANGE' });
  const others: SecurityQuestion[] = ['CITY', 'BOOK', 'TEACHER'];
  expect(await changeQuestions(browser, ANSWERS, { questions: others })).toSucceed();
  expect(await listQuestions(browser)).toEqual(others);
});

test('does not overwrite a change of another session, even if only the answers differ', async () => {
  const [one, other] = [member(), member()];
  confirmSessions();
  await changeQuestions(one, ANSWERS);
  const { version } = (await one.call('questions')).data;
  confirmSessions();
  expect(await changeQuestions(other, ['一二三', '四五六', '七八九'])).toSucceed();
  expect(await changeQuestions(one, ANSWERS, { version })).toBeRefusedWith('CHANGED_MEANWHILE');
  expect(areAnswersCorrect('u-demo', ['一二三', '四五六', '七八九'])).toBe(true);
});

test('reports by position a repeated question, an answer repeated in any spelling, and a question as an answer', async () => {
  const browser = member();
  expect(
    await changeQuestions(browser, ANSWERS, { questions: ['SCHOOL', 'FILM', 'SCHOOL'] }),
  ).toHaveWrongFields({
    'questions.2': 'QUESTION_REPEATED',
  });
  expect(await changeQuestions(browser, ['Bear', 'ｂｅａｒ', ' BEAR '])).toHaveWrongFields({
    'answers.1': 'ANSWER_REPEATED',
    'answers.2': 'ANSWER_REPEATED',
  });
  const questions = ['您小学的校名', 'your childhood  NICKNAME', 'O filme que mais marcou você'];
  expect(await changeQuestions(browser, questions)).toHaveWrongFields({
    'answers.0': 'ANSWER_IS_QUESTION',
    'answers.1': 'ANSWER_IS_QUESTION',
    'answers.2': 'ANSWER_IS_QUESTION',
  });
  expect(await listQuestions(browser)).toEqual([]);
});

test('reports by position answers that are too short, too long or missing, and accepts all others unchanged', async () => {
  const browser = member();
  expect(await changeQuestions(browser, ['x', ' ', '长'.repeat(51)])).toHaveWrongFields({
    'answers.0': 'FIELD_FORMAT',
    'answers.1': 'FIELD_REQUIRED',
    'answers.2': 'FIELD_TOO_LONG',
  });
  const odd = ['😀😀', 'a\u0000b', '<img src=x onerror=alert(1)>'];
  expect(await changeQuestions(browser, odd)).toSucceed();
  expect(areAnswersCorrect('u-demo', odd)).toBe(true);
});
