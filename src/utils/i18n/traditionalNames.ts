/** Converts the names of regions to traditional characters. Only readers of these load it. */
import traditional from './regions/traditional.json';

/** `characters`: each before its traditional one, '东東 区區'. `names`: names that need another character than these. */
const { characters, names } = traditional;
const pairs = characters.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]);
const table: Record<string, string> = { ...Object.fromEntries(pairs), ...names };
const nameOrCharacter = new RegExp(`${Object.keys(names).join('|')}|.`, 'gs');

export const toTraditional = (original: string): string =>
  original.replace(nameOrCharacter, (part) => table[part] ?? part);
