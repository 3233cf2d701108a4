/** A short list of passwords that are known from data leaks. A real server needs a complete one. */
import { createHash } from 'node:crypto';

const WORDS = [
  ...['password', 'welcome', 'dragon', 'monkey', 'sunshine', 'princess', 'football', 'baseball', 'superman'],
  ...['batman', 'shadow', 'master', 'michael', 'jessica', 'ashley', 'charlie', 'jordan', 'thomas', 'hunter'],
  ...['summer', 'winter', 'flower', 'cookie', 'secret', 'freedom', 'computer', 'internet', 'samsung'],
  ...['pokemon', 'diamond', 'orange', 'mustang', 'liverpool', 'chelsea', 'arsenal', 'brazil', 'china'],
];
const ENDINGS = ['12', '123', '1234', '!', '1!', '123!', '2020', '2024'];

/** The number of digits of a hash that identify its range (docs/api.md, New passwords). */
const PREFIX_LENGTH = 5;

const hash = (password: string): string => createHash('sha1').update(password).digest('hex').toUpperCase();

const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const hashes = new Set(
  WORDS.flatMap((word) => [word, capitalize(word)])
    .flatMap((word) => ENDINGS.map((ending) => word + ending))
    .map(hash),
);

/** Returns whether the list has exactly this password. */
export const isBreachedPassword = (password: string): boolean => hashes.has(hash(password));

/** Lists the hashes that begin with the prefix, without it. */
export const listBreachedSuffixes = (prefix: string): string[] =>
  [...hashes].filter((one) => one.startsWith(prefix)).map((one) => one.slice(PREFIX_LENGTH));
