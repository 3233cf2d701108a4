/** Rules of a new password (specification, sections 5 and 9). Case-sensitive, never trimmed. */
import { PASSWORD_MIN } from '../constants';
import { checkPassword } from './password';
import type { Problem } from './problem';

type PasswordStrength = 'tooShort' | 'weak' | 'medium' | 'strong';

/** A password with this many characters of three kinds is strong. */
export const STRONG_LENGTH = 10;
const STRONG_KINDS = 3;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{Ll}\p{Lu}\p{Nd}]/u];

/** Maximum score of a password. From HARD_SCORE on it is hard to guess, below EASY_SCORE easy. */
const SCORE_MAX = 4;
const HARD_SCORE = 3;
const EASY_SCORE = 2;

/**
 * Returns the strength as the specification names it; length counts characters, not UTF-16 units. A `score` (how hard
 * the password is to guess, from 0 to 4) can only lower it.
 */
export function getPasswordStrength(password: string, score = SCORE_MAX): PasswordStrength {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return 'tooShort';
  if (score < EASY_SCORE) return 'weak';
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const isStrong = length >= STRONG_LENGTH && kinds >= STRONG_KINDS && score >= HARD_SCORE;
  return isStrong ? 'strong' : 'medium';
}

/** Message key of each strength's name. */
export const strengthMessages: Record<PasswordStrength, Exclude<Problem, null>> = {
  tooShort: 'validation.strength.tooShort',
  weak: 'validation.strength.weak',
  medium: 'validation.strength.medium',
  strong: 'validation.strength.strong',
};

/** The account that owns the password. */
interface PasswordOwner {
  account?: string;
  mobile?: string;
}

/** Whether a password contains its owner's account name or mobile number, ignoring case. */
function containsOwner(password: string, { account, mobile }: PasswordOwner): boolean {
  const lower = password.toLowerCase();
  return [account, mobile].some((part) => part && lower.includes(part.toLowerCase()));
}

/** Checks a new password: long enough, and without its owner's account name or mobile number. */
export function checkNewPassword(password: string, owner: PasswordOwner = {}): Problem {
  const problem = checkPassword(password);
  if (problem) return problem;
  if (getPasswordStrength(password) === 'tooShort') return 'validation.pwd.min';
  return containsOwner(password, owner) ? 'validation.pwd.contains' : null;
}

/** Returns for each displayed rule whether the password meets it; an empty password meets none. */
export const getKeptRules = (password: string, owner: PasswordOwner = {}) => ({
  length: [...password].length >= PASSWORD_MIN,
  owner: password !== '' && !containsOwner(password, owner),
  strong: getPasswordStrength(password) === 'strong',
});

/** Checks the confirmation of a new password. */
export function checkPasswordConfirm(confirm: string, password: string): Problem {
  if (confirm === '') return 'validation.confirm.required';
  return confirm === password ? null : 'validation.confirm.mismatch';
}
