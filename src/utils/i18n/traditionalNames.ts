/** Converts the names of regions to traditional characters. Only zh-TW loads this file. */
import traditional from './regions/traditional.json';

/** `characters`: pairs of simplified and traditional, '东東 区區'. `names`: exceptions from these pairs. */
const { characters, names } = traditional;
const pairs = characters.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]);
const table: Record<string, string> = { ...Object.fromEntries(pairs), ...names };
const nameOrCharacter = new RegExp(`${Object.keys(names).join('|')}|.`, 'gs');

export const toTraditional = (original: string): string =>
  original.replace(nameOrCharacter, (part) => table[part] ?? part);
