/** Reads tests/data/mutations: edits that each remove one guard of docs/security.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Mutation
 * @property {number} line the row of docs/security.md
 * @property {string} name what the portal does without the guard
 * @property {string} file the file with the guard, from the repository's root
 * @property {string} find the code to remove, which the file has exactly once
 * @property {string} replace the code in its place
 * @property {string[]} tests the test files that have to fail
 */

const FOLDER = 'tests/data/mutations';

const HEADING = /^## (\d+) (\S+)$/;

/**
 * Returns the mutations of a text whose format CONTRIBUTING.md describes.
 * @param {string} text
 * @returns {Mutation[]}
 */
export function parseMutations(text) {
  const mutations = [];
  let shared = { line: 0, file: '', tests: [''] };
  for (const block of text.trim().split(/\n{2,}/)) {
    const [first, ...lines] = block.split('\n');
    const heading = HEADING.exec(first);
    if (heading) {
      shared = { line: Number(heading[1]), file: heading[2], tests: lines };
      continue;
    }
    const linesWith = (sign) =>
      lines
        .filter((line) => line.startsWith(sign))
        .map((line) => line.slice(2))
        .join('\n');
    mutations.push({ ...shared, name: first, find: linesWith('-'), replace: linesWith('+') });
  }
  return mutations;
}

/** Returns all mutations of a repository, sorted by row. */
export const readMutations = (root) =>
  readdirSync(join(root, FOLDER))
    .flatMap((file) => parseMutations(readFileSync(join(root, FOLDER, file), 'utf8')))
    .sort((one, other) => one.line - other.line);

/**
 * Returns a file's text without the guard. Throws if the code to remove is not there exactly once.
 * @param {string} text
 * @param {Mutation} mutation
 */
export function applyMutation(text, { line, name, file, find, replace }) {
  const count = text.split(find).length - 1;
  if (count !== 1 || find === replace) {
    throw new Error(`Row ${line}, "${name}": ${file} contains ${count} times: ${find}`);
  }
  return text.replace(find, () => replace);
}
