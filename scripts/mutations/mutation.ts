/** A guard taken away: one text of one file replaced by another. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Mutation {
  /** The line of docs/security.md whose guard it is. */
  line: number;
  /** What the portal does without it. */
  name: string;
  /** From the repository's root. */
  file: string;
  /** Has to be in the file exactly once. */
  find: string;
  replace: string;
  /** The tests that have to fail: `file › title`, or a file. */
  tests: string[];
  /** Whether they are journeys through the built portal. */
  kind?: 'e2e';
}

/** Where the mutations are kept, one file for each part of docs/security.md. */
export const MUTATIONS_FOLDER = 'tests/data/mutations';

/** All mutations of a folder, by line. Throws where a file is no list. */
export function readMutations(folder: string): Mutation[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Mutation[])
    .sort((one, other) => one.line - other.line);
}

/** How often a text is found in another. */
const count = (text: string, part: string): number => (part === '' ? 0 : text.split(part).length - 1);

/**
 * A file's text without the guard. Throws where the text to replace is not there exactly once, or where replacing it
 * changes nothing: the guard has moved, and the mutation has to follow it.
 */
export function applyMutation(text: string, { file, find, replace }: Mutation): string {
  const found = count(text, find);
  if (found !== 1) throw new Error(`${file} has ${found} times: ${find}`);
  if (find === replace) throw new Error(`${file} stays as it is: ${find}`);
  return text.replace(find, () => replace);
}

/** What keeps mutations from being applied, a line for each. */
export function listMisplaced(mutations: readonly Mutation[], root: string): string[] {
  return mutations.flatMap((mutation) => {
    try {
      applyMutation(readFileSync(join(root, mutation.file), 'utf8'), mutation);
      return [];
    } catch (error) {
      return [`${mutation.line} ${mutation.name}: ${(error as Error).message}`];
    }
  });
}
