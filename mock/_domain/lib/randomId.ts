import { randomBytes } from 'node:crypto';

/** Returns an id that cannot be guessed: 16 random bytes, in base64url. */
export const createRandomId = (): string => randomBytes(16).toString('base64url');
