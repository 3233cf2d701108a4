/**
 * Captchas: an image, of which a visitor has one at a time, or a proof of work (docs/specification.md 4.2).
 */
import { randomInt } from 'node:crypto';
import { CAPTCHA_LENGTH, CAPTCHA_LIFETIME, CAPTCHA_TRIES } from '../../../src/constants';
import { Refusal } from '../lib/refusals';
import { now } from '../store/clock';
import type { Visitor } from '../store/context';
import { keepRecord } from '../store/expiring';
import { getPortal } from '../store/state';
import { countCall } from './callLimits';
import { glyphs } from './captchaGlyphs';
import { drawCaptcha } from './captchaImage';
import { spendWork } from './proofOfWork';

/** Creates an image captcha, as a PNG data URI. Throws a 429 above the limit of images and guesses. */
export function createImageCaptcha(caller: Visitor): string {
  countCall('captchaCalls', caller);
  const { visitor } = caller;
  const characters = Object.keys(glyphs);
  const answer = Array.from({ length: CAPTCHA_LENGTH }, () => characters[randomInt(characters.length)]).join(
    '',
  );
  const captcha = { visitor, answer, expiresAt: now() + CAPTCHA_LIFETIME, triesLeft: CAPTCHA_TRIES };
  keepRecord(getPortal().captchas, visitor, captcha, caller.req);
  return `data:image/png;base64,${drawCaptcha(answer).toString('base64')}`;
}

/** Returns whether a guess is right, ignoring case. CAPTCHA_TRIES wrong ones delete the captcha. */
export function guessCaptcha(caller: Visitor, answer: string): boolean {
  countCall('captchaCalls', caller);
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

/** Uses up the captcha, with a right or a wrong answer. Throws CAPTCHA_REQUIRED or BAD_CAPTCHA. */
export function spendCaptcha(visitor: string, answer: string | undefined): void {
  if (answer === undefined) throw new Refusal('CAPTCHA_REQUIRED');
  const right = isCorrect(visitor, answer);
  getPortal().captchas.delete(visitor);
  if (!right && !spendWork(visitor, answer)) throw new Refusal('BAD_CAPTCHA');
}
