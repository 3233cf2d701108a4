/**
 * Captchas: an image, or a proof of work. A visitor has one image at a time: a new one replaces it
 * (docs/specification.md 4.2).
 */
import { randomInt } from 'node:crypto';
import { CAPTCHA_LENGTH, CAPTCHA_LIFETIME, CAPTCHA_TRIES } from '../../../src/constants';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Visitor } from '../store/context';
import { keepRecord } from '../store/expiring';
import { getPortal } from '../store/state';
import { countCaptchaCall } from './callLimits';
import { glyphs } from './captchaGlyphs';
import { drawCaptcha } from './captchaImage';
import { spendWork } from './proofOfWork';

/**
 * Creates an image captcha for the visitor, as a PNG data URI. Throws a 429 for a visitor or a network address above the limit of
 * images and guesses.
 */
export function createImageCaptcha(caller: Visitor): string {
  countCaptchaCall(caller);
  const { visitor } = caller;
  const characters = Object.keys(glyphs);
  const answer = Array.from({ length: CAPTCHA_LENGTH }, () => characters[randomInt(characters.length)]).join(
    '',
  );
  const captcha = { visitor, answer, expiresAt: now() + CAPTCHA_LIFETIME, triesLeft: CAPTCHA_TRIES };
  keepRecord(getPortal().captchas, visitor, captcha, caller.req);
  return `data:image/png;base64,${drawCaptcha(answer).toString('base64')}`;
}

/**
 * Returns whether a guess is right, ignoring case. The captcha stays valid until CAPTCHA_TRIES wrong guesses, so that a program
 * cannot try out answers. Throws as createImageCaptcha does.
 */
export function guessCaptcha(caller: Visitor, answer: string): boolean {
  countCaptchaCall(caller);
  const { visitor } = caller;
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

/**
 * Uses up the captcha of the visitor, with a right or a wrong answer. Throws CAPTCHA_REQUIRED without an
 * answer and BAD_CAPTCHA for a wrong one.
 */
export function spendCaptcha(visitor: string, answer: string | undefined): void {
  if (answer === undefined) throw new Refusal('CAPTCHA_REQUIRED');
  const right = isCorrect(visitor, answer);
  getPortal().captchas.delete(visitor);
  if (!right && !spendWork(visitor, answer)) throw new Refusal('BAD_CAPTCHA');
}
