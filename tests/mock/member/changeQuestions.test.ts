import { areAnswersCorrect } from '../../../mock/_domain/checks/securityQuestions';
import { getPortal } from '../../../mock/_domain/store/state';
import type { SecurityQuestion } from '../../../src/contract';
import { type Browser, confirmSessions, lastSentTo, runPortal, seal } from '../portal';

const newBrowser = runPortal();

const QUESTIONS: SecurityQuestion[] = ['SCHOOL', 'NICKNAME', 'FILM'];
const ANSWERS = ['测试小学', 'Little Bear', '最长的电影'];

const member = () => newBrowser().hasConfirmedSessionOf('demo');

/** Changes the questions. The answers are encrypted with one key. */
async function changes(browser: Browser, answers: string[], more: Record<string, unknown> = {}) {
  const { data: secret } = await browser.call('secret');
  const { version } = (await browser.call('questions')).data;
  const sealed = answers.map((answer) => seal(secret, answer));
  const body = { questions: QUESTIONS, answers: sealed, version, secretId: secret.id, ...more };
  return browser.call('changeQuestions', { body });
}

const shown = async (browser: Browser) => (await browser.call('questions')).data.questions;

test('stores three questions, replaces them by three others, notifies the owner, and never returns the answers', async () => {
  const browser = member();
  expect(await shown(browser)).toEqual([]);
  expect(await changes(browser, ANSWERS)).toMatchObject({ status: 200, code: 20000, data: null });
  const { data } = await browser.call('questions');
  expect(data).toEqual({ questions: QUESTIONS, version: expect.stringMatching(/./) });
  expect(areAnswersCorrect('u-demo', ['测试小学 ', 'little  BEAR', '最长的电影'])).toBe(true);
  expect(areAnswersCorrect('u-demo', ['测试小学', 'Little Bear', 'another'])).toBe(false);
  const { kind, text } = lastSentTo('demo@example.com');
  expect([kind, text]).toEqual(['mail', expect.stringContaining('security questions of your account demo')]);
  for (const answer of ANSWERS) expect(text).not.toContain(answer);
  expect(getPortal().behavior.at(-1)).toMatchObject({ accountId: 'u-demo', type: 'QUESTION_CHANGE' });
  const others: SecurityQuestion[] = ['CITY', 'BOOK', 'TEACHER'];
  expect(await changes(browser, ANSWERS, { questions: others })).toSucceed();
  expect(await shown(browser)).toEqual(others);
  expect(areAnswersCorrect('u-boss', ['boss-school', 'boss-book', 'boss-city'])).toBe(true);
});

test('changes nothing before a step-up', async () => {
  const browser = newBrowser().opensSessionOf('demo');
  expect(await changes(browser, ANSWERS)).toMatchObject({
    status: 428,
    data: { methods: ['password', 'sms', 'certificate'] },
  });
  expect(await shown(browser)).toEqual([]);
});

test('does not overwrite a change of another session, even if only the answers differ', async () => {
  const [one, other] = [member(), member()];
  confirmSessions();
  await changes(one, ANSWERS);
  const { version } = (await one.call('questions')).data;
  confirmSessions();
  expect(await changes(other, ['一二三', '四五六', '七八九'])).toSucceed();
  expect(await changes(one, ANSWERS, { version })).toBeRefusedWith('CHANGED_MEANWHILE');
  expect(areAnswersCorrect('u-demo', ['一二三', '四五六', '七八九'])).toBe(true);
});

test('reports by position a repeated question, an answer repeated in any spelling, and a question as an answer', async () => {
  const browser = member();
  expect(await changes(browser, ANSWERS, { questions: ['SCHOOL', 'FILM', 'SCHOOL'] })).toHaveWrongFields({
    'questions.2': 'QUESTION_REPEATED',
  });
  expect(await changes(browser, ['Bear', 'ｂｅａｒ', ' BEAR '])).toHaveWrongFields({
    'answers.1': 'ANSWER_REPEATED',
    'answers.2': 'ANSWER_REPEATED',
  });
  const questions = ['您小学的校名', 'your childhood  NICKNAME', 'O filme que mais marcou você'];
  expect(await changes(browser, questions)).toHaveWrongFields({
    'answers.0': 'ANSWER_IS_QUESTION',
    'answers.1': 'ANSWER_IS_QUESTION',
    'answers.2': 'ANSWER_IS_QUESTION',
  });
  expect(await shown(browser)).toEqual([]);
});

test('reports by position answers that are too short, too long or missing, and accepts all others unchanged', async () => {
  const browser = member();
  expect(await changes(browser, ['x', ' ', '长'.repeat(51)])).toHaveWrongFields({
    'answers.0': 'FIELD_FORMAT',
    'answers.1': 'FIELD_REQUIRED',
    'answers.2': 'FIELD_TOO_LONG',
  });
  const odd = ['😀😀', 'a\u0000b', '<img src=x onerror=alert(1)>'];
  expect(await changes(browser, odd)).toSucceed();
  expect(areAnswersCorrect('u-demo', odd)).toBe(true);
});

test('rejects half a pair of surrogates', async () => {
  Object.assign(getPortal().settings, { enableVerifySecret: '0', defaultEncryption: false });
  const browser = member();
  const { version } = (await browser.call('questions')).data;
  const ask = (answers: unknown[]) =>
    browser.call('changeQuestions', { body: { questions: QUESTIONS, answers, version } });
  expect(await ask(['ab\ud800', '', 'x'.repeat(10_000)])).toHaveWrongFields({ answers: 'FIELD_TOO_LONG' });
  expect(await ask(['ab\ud800', '', '好的'])).toHaveWrongFields({
    'answers.0': 'FIELD_FORMAT',
    'answers.1': 'FIELD_REQUIRED',
  });
  expect(await ask(ANSWERS)).toSucceed();
});

test('refuses answers in clear text', async () => {
  const refused = await changes(member(), ANSWERS, { answers: ANSWERS, secretId: undefined });
  expect(refused).toBeRefusedWith('SECRET_INVALID');
});
