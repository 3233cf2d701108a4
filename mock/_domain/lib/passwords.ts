/** Passwords at rest. */
import { scryptSync, timingSafeEqual } from 'node:crypto';

export interface PasswordHash {
  salt: string;
  hash: string;
}

/** Far below what a real server should spend: the seed and every test hash through here. */
const COST = { N: 1024, r: 8, p: 1 };
const BYTES = 32;

/** Passwords everybody tries first; accepted for an old account, but its sign-in leads to modifyPwdGuide. */
const COMMON = new Set([
  ...['123456', '1234567', '12345678', '123456789', '1234567890', '654321', '123123', '123321', '112233'],
  ...['111111', '000000', '222222', '555555', '666666', '777777', '888888', '999999', '11111111', '88888888'],
  ...['password', 'password1', 'passw0rd', 'p@ssword', 'p@ssw0rd', 'qwerty', 'qwerty123', 'qwertyuiop'],
  ...['1q2w3e', '1q2w3e4r', '1qaz2wsx', 'qazwsx', 'asdfgh', 'asdfghjkl', 'zxcvbn', 'zxcvbnm'],
  ...['abc123', 'abcdef', 'abcd1234', 'a123456', 'a12345678', 'aa123456', 'admin123', 'administrator'],
  ...['iloveyou', 'letmein', 'welcome', 'welcome1', 'monkey', 'dragon', 'sunshine', 'football', 'princess'],
  ...['5201314', 'woaini', 'woaini1314', 'senha123', 'mudar123'],
]);

/** Whether the password is on the list of common ones, in whatever case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

/** Salted scrypt hash of a password. */
export function hashPassword(password: string, salt: string): PasswordHash {
  return { salt, hash: scryptSync(password, salt, BYTES, COST).toString('base64') };
}

/** What an account keeps whose owner has chosen none: no password has this hash. */
export const UNUSABLE_PASSWORD: PasswordHash = { salt: 'none', hash: Buffer.alloc(BYTES).toString('base64') };

const NOBODY = hashPassword('', 'nobody');

/** Whether the password is the hash's. Without a hash the same work is done, so that time tells nothing. */
export function matchesPassword(stored: PasswordHash | undefined, password: string): boolean {
  const { salt, hash } = stored ?? NOBODY;
  const same = timingSafeEqual(Buffer.from(hashPassword(password, salt).hash), Buffer.from(hash));
  return same && stored !== undefined;
}
