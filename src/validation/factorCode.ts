/** Checks of a code of an authenticator app, or a recovery code. */
import { checkCode, checkFormat } from './fields';
import type { Problem } from './problem';

const RECOVERY_CODE = /^[A-Z0-9]{10}$/;

/** Removes spaces and dashes, and converts letters to upper case. */
export const normalizeFactorCode = (input: string): string =>
  input
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

/** Returns a message key or null. */
export function checkFactorCode(input: string): Problem {
  const code = normalizeFactorCode(input);
  const isCode = checkCode(code) === null || RECOVERY_CODE.test(code);
  return checkFormat(code, 'validation.code.required', 'authenticator.code.format', isCode);
}
