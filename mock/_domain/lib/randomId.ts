import { randomBytes } from 'node:crypto';

/** Returns an id that cannot be guessed: random bytes in base64url. */
export const createRandomId = (bytes = 16): string => randomBytes(bytes).toString('base64url');
