/** Reads lists of edits. Each edit removes one guard of docs/security.md, or adds one fault to the mock portal. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Edit
 * @property {string} title what the portal does after the edit
 * @property {string} find the code to replace, which occurs exactly once in the file
 * @property {string} replace the code in its place
 */

/**
 * @typedef {object} Mutation
 * @property {number} line the row of docs/security.md
 * @property {string} file the file with the guard, from the repository's root
 * @property {string[]} tests the test files that have to fail
 */

const FOLDER = 'tests/data/mutations';

/**
 * Returns the edits of a text whose format CONTRIBUTING.md describes, with the texts of the last lines that began with
 * `#` and `##`.
 * @param {string} text
 * @returns {(Edit & { section: string, heading: string })[]}
 */
export function parseEdits(text) {
  let section = '';
  let heading = '';
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const lines = block.split('\n');
      const textAfter = (mark) => lines.find((line) => line.startsWith(mark))?.slice(mark.length);
      const codeOf = (...marks) =>
        lines
          .filter((line) => marks.includes(line[0]))
          .map((line) => line.slice(2))
          .join('\n');
      section = textAfter('# ') ?? section;
      heading = textAfter('## ') ?? heading;
      const title = lines.find((line) => !'#-+ '.includes(line[0])) ?? '';
      return { section, heading, title, find: codeOf('-', ' '), replace: codeOf('+', ' ') };
    });
}

/**
 * Returns all mutations of a repository, sorted by row.
 * @param {string} root
 * @returns {(Edit & Mutation)[]}
 */
export const readMutations = (root) =>
  readdirSync(join(root, FOLDER))
    .flatMap((file) => parseEdits(readFileSync(join(root, FOLDER, file), 'utf8')))
    .map(({ section, heading, ...edit }) => {
      const [row, file] = heading.split(' ');
      return { ...edit, line: Number(row), file, tests: section.split(' ') };
    })
    .sort((one, other) => one.line - other.line);

/**
 * Returns a file's text after an edit. Throws if the code to replace does not occur exactly once.
 * @param {string} text
 * @param {Edit & { file: string }} edit
 */
export function applyEdit(text, { file, title, find, replace }) {
  const count = text.split(find).length - 1;
  if (count !== 1 || find === replace)
    throw new Error(`"${title}": ${file} contains ${count} times: ${find}`);
  return text.replace(find, () => replace);
}
