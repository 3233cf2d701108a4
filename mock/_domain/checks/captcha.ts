/**
 * Captchas, as an image or as a question in words. A visitor has one at a time: a new one replaces it
 * (docs/specification.md 4.2).
 */
import { randomInt } from 'node:crypto';
import {
  CAPTCHA_CALLS_MAX,
  CAPTCHA_CALLS_WINDOW,
  CAPTCHA_LENGTH,
  CAPTCHA_LIFETIME,
  CAPTCHA_TRIES,
} from '../../../src/constants';
import { optional, text } from '../forms/fields';
import { readNetwork } from '../lib/device';
import { type Lang, type MessageKey, translate } from '../lib/messages';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { RequestContext } from '../store/context';
import { keepRecord } from '../store/expiring';
import { getPortal } from '../store/state';
import { glyphs } from './captchaGlyphs';
import { assertBelow, countNow } from './limits';

type Asker = Pick<RequestContext, 'visitor' | 'req'>;

const WIRE_MAX = 16;
/** Reads the answer to a captcha that is always required. */
export const requiredCaptcha = text(WIRE_MAX);
/** Reads the answer to a captcha that is required only sometimes. */
export const optionalCaptcha = optional(requiredCaptcha);

const WIDTH = 120;
const HEIGHT = 40;
const NOISE_LINES = 5;
const MAX_TILT = 14;

/**
 * Creates an image captcha for the visitor, as an SVG data URI: strokes, tilted, with lines across. Throws a 429 for a
 * visitor or a network address that has asked for too many, or guessed too often.
 */
export function createImageCaptcha(asker: Asker): string {
  return `data:image/svg+xml;base64,${Buffer.from(picture(keep(asker, Object.keys(glyphs)))).toString('base64')}`;
}

/** Creates a captcha in words for the visitor: digits as words, to be typed as numerals. Throws as createImageCaptcha does. */
export function createTextCaptcha(asker: Asker, lang: Lang): string {
  const answer = keep(asker, Array.from('0123456789'));
  const digits = Array.from(answer, (digit) => translate(lang, `digit.${digit}` as MessageKey));
  return translate(lang, 'captcha.question', { digits: digits.join(translate(lang, 'digit.separator')) });
}

/**
 * Tells whether a guess is right; case does not count. The captcha stays usable, but for few wrong guesses: a program that
 * may ask again and again needs no eyes. Throws as createImageCaptcha does.
 */
export function guessCaptcha(asker: Asker, answer: string): boolean {
  countCall(asker);
  const { visitor } = asker;
  const { captchas } = getPortal();
  const captcha = captchas.get(visitor);
  if (isCorrect(visitor, answer)) return true;
  if (captcha) captcha.triesLeft -= 1;
  if (captcha?.triesLeft === 0) captchas.delete(visitor);
  return false;
}

function isCorrect(visitor: string, answer: string): boolean {
  const captcha = getPortal().captchas.get(visitor);
  return captcha !== undefined && captcha.expiresAt > now() && captcha.answer === answer.toUpperCase();
}

/** A browser without its cookie is a new visitor, so its network address counts as well. */
function countCall({ visitor, req }: Asker): void {
  const { captchaCalls } = getPortal();
  const most = new Map([
    [`address ${readNetwork(req)}`, CAPTCHA_CALLS_MAX.address],
    [`visitor ${visitor}`, CAPTCHA_CALLS_MAX.visitor],
  ]);
  assertBelow(captchaCalls, most, CAPTCHA_CALLS_WINDOW);
  countNow(captchaCalls, most.keys(), CAPTCHA_CALLS_WINDOW);
}

/**
 * Uses up the captcha of the visitor, with a right or a wrong answer. Throws CAPTCHA_REQUIRED without an
 * answer and BAD_CAPTCHA for a wrong one.
 */
export function spendCaptcha(visitor: string, answer: string | undefined): void {
  if (answer === undefined) throw new Refusal('CAPTCHA_REQUIRED');
  const right = isCorrect(visitor, answer);
  getPortal().captchas.delete(visitor);
  if (!right) throw new Refusal('BAD_CAPTCHA');
}

function keep(asker: Asker, characters: string[]): string {
  countCall(asker);
  const answer = Array.from({ length: CAPTCHA_LENGTH }, () => characters[randomInt(characters.length)]).join(
    '',
  );
  const { visitor } = asker;
  const captcha = { visitor, answer, expiresAt: now() + CAPTCHA_LIFETIME, triesLeft: CAPTCHA_TRIES };
  keepRecord(getPortal().captchas, visitor, captcha, asker.req);
  return answer;
}

function picture(answer: string): string {
  const letters = Array.from(answer, (character, index) => {
    const place = `translate(${9 + index * 27 + randomInt(5)} ${8 + randomInt(5)})`;
    const tilt = `rotate(${randomInt(-MAX_TILT, MAX_TILT)} 9 12) scale(${(25 + randomInt(5)) / 10})`;
    return `<path transform="${place} ${tilt}" d="${glyphs[character]}"/>`;
  });
  const noise = Array.from({ length: NOISE_LINES }, () => {
    const [from, bend, to] = [randomInt(HEIGHT), randomInt(HEIGHT), randomInt(HEIGHT)];
    return `<path stroke-width="1" opacity=".6" d="M0 ${from}Q${WIDTH / 2} ${bend} ${WIDTH} ${to}"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f6fa"/>`,
    '<g fill="none" stroke="#1f3a68" stroke-width=".8" stroke-linecap="round" stroke-linejoin="round">',
    ...letters,
    ...noise,
    '</g></svg>',
  ].join('');
}
