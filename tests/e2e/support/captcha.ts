/** Answers the mock portal's captcha by its question in words, as a person who cannot see the picture would. */
import zhCN from '../../../mock/_domain/lib/locales/zh-CN';
import { endpoints } from '../../../src/contract/endpoints';
import type { Visitor } from './visitor';

const DIGITS = Array.from({ length: 10 }, (_, digit) => zhCN[`digit.${digit}` as keyof typeof zhCN]);
const SPELLED = new RegExp(`(?:[${DIGITS.join('')}]${zhCN['digit.separator']}?){4}`);
const [ASKED = ''] = zhCN['captcha.question'].split('{digits}');

/** The text of a screen without the four digits it happens to ask for. */
export const withoutDigits = (text: string): string => text.replace(SPELLED, '');

/** The digits spelled out in a question. */
function digitsIn(question: string): string {
  const spelled = SPELLED.exec(question)?.[0] ?? '';
  const answer = Array.from(spelled, (sign) => DIGITS.indexOf(sign)).filter((digit) => digit >= 0);
  return answer.join('');
}

/** Reads the question by a call of its own, so that the page may have any language, and writes the answer. */
export async function answerBeside(visitor: Visitor): Promise<void> {
  await visitor.findsAt('input[name="captcha"]');
  const question = await visitor.reads<string>(`${endpoints.captchaImage}?t=0&kind=text`);
  await visitor.fills('captcha', digitsIn(question));
}

/** Changes to the question in words, where it is not shown yet, and writes the answer. In zh-CN. */
export async function answerInWords(visitor: Visitor): Promise<void> {
  await visitor.findsAt('input[name="captcha"]');
  if (!(await visitor.text()).includes(visitor.says('login.captcha.toImage'))) {
    await visitor.presses('login.captcha.toText');
  }
  await visitor.sees(ASKED);
  await visitor.fills('captcha', digitsIn(await visitor.text()));
}
