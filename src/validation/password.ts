/** The rule of an existing password; newPassword.ts has those of a new one. */
import { PASSWORD_BYTES_MAX } from '../constants';
import type { Problem } from './problem';
import { getUtf8Length, isWellFormed } from './text';

/** A password someone already has: anything that can travel. */
export function checkPassword(password: string): Problem {
  if (password === '') return 'validation.pwd.required';
  if (!isWellFormed(password)) return 'validation.pwd.text';
  return getUtf8Length(password) > PASSWORD_BYTES_MAX ? 'validation.pwd.tooLong' : null;
}
