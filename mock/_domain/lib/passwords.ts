/** Hashes stored passwords and compares typed ones with them. */
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/** A password as an account stores it: base64 of the scrypt hash, and its salt. */
export interface PasswordHash {
  salt: string;
  hash: string;
}

/** A real server needs a far higher cost. Here the seed and every test compute hashes. */
const COST = { N: 256, r: 8, p: 1 };
const BYTES = 32;
const SALT_BYTES = 16;

/** Common passwords, refused as new passwords. An old account may have one: its sign-in redirects to modifyPwdGuide. */
const COMMON = new Set([
  ...['123456', '1234567', '12345678', '123456789', '1234567890', '654321', '123123', '123321', '112233'],
  ...['111111', '000000', '222222', '555555', '666666', '777777', '888888', '999999', '11111111', '88888888'],
  ...['password', 'password1', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'qwerty', 'qwerty123', 'qwertyuiop'],
  ...['1q2w3e', '1q2w3e4r', '1qaz2wsx', 'qazwsx', 'asdfgh', 'asdfghjkl', 'zxcvbn', 'zxcvbnm'],
  ...['abc123', 'abcdef', 'abcd1234', 'a123456', 'a12345678', 'aa123456', 'admin123', 'administrator'],
  ...['iloveyou', 'letmein', 'welcome', 'welcome1', 'monkey', 'dragon', 'sunshine', 'football', 'princess'],
  ...['5201314', 'woaini', 'woaini1314', 'senha123', 'mudar123'],
]);

/** Returns whether the list of common passwords has this one. Case does not count. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

/** Computes the salted scrypt hash of a password. */
export function hashPassword(password: string, salt: string): PasswordHash {
  return { salt, hash: scryptSync(password, salt, BYTES, COST).toString('base64') };
}

/** Computes the hash of a password with a new salt. */
export const hashWithNewSalt = (password: string): PasswordHash =>
  hashPassword(password, randomBytes(SALT_BYTES).toString('base64'));

/** The hash of an account without a password of its own. No password has this hash. */
export const UNUSABLE_PASSWORD: PasswordHash = { salt: 'none', hash: Buffer.alloc(BYTES).toString('base64') };

const DUMMY_HASH = hashPassword('', 'nobody');

/** Without a hash it does the same work and returns false, so that the response time reveals nothing. */
export function matchesPassword(stored: PasswordHash | undefined, password: string): boolean {
  const { salt, hash } = stored ?? DUMMY_HASH;
  const same = timingSafeEqual(Buffer.from(hashPassword(password, salt).hash), Buffer.from(hash));
  return same && stored !== undefined;
}
