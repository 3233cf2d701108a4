/** Answers the mock portal's captcha as somebody would who cannot see it. */
import zhCN from '../../../mock/_domain/locales/zh-CN';
import type { Visitor } from './visitor';

const DIGITS = Array.from({ length: 10 }, (_, digit) => zhCN[`digit.${digit}` as keyof typeof zhCN]);
const SPELLED = new RegExp(`(?:[${DIGITS.join('')}]${zhCN['digit.separator']}?){4}`);
const [ASKED = ''] = zhCN['captcha.question'].split('{digits}');

/** The text of a screen without the four digits it happens to ask for. */
export const withoutDigits = (text: string): string => text.replace(SPELLED, '');

/** Changes to the question in words, where it is not shown yet, and writes the answer. In zh-CN. */
export async function answerInWords(visitor: Visitor): Promise<void> {
  await visitor.findsAt('input[name="captcha"]');
  if (!(await visitor.text()).includes(visitor.says('login.captcha.toImage'))) {
    await visitor.presses('login.captcha.toText');
  }
  await visitor.sees(ASKED);
  const spelled = SPELLED.exec(await visitor.text())?.[0] ?? '';
  const answer = Array.from(spelled, (sign) => DIGITS.indexOf(sign)).filter((digit) => digit >= 0);
  await visitor.fills('captcha', answer.join(''));
}
