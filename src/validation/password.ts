/** The rule for an existing password; newPassword.ts has the rules for a new one. */
import { PASSWORD_BYTES_MAX } from '../constants';
import type { Problem } from './problem';
import { getUtf8Length, isWellFormed } from './text';

/** Checks an existing password: required, well-formed UTF-16, at most PASSWORD_BYTES_MAX bytes. */
export function checkPassword(password: string): Problem {
  if (password === '') return 'validation.pwd.required';
  if (!isWellFormed(password)) return 'validation.pwd.text';
  return getUtf8Length(password) > PASSWORD_BYTES_MAX ? 'validation.pwd.tooLong' : null;
}
