/** How documents and mutations name a test: `file › title`, the title as it stands in the file, or the file alone. */

export interface TestReference {
  file: string;
  title?: string;
}

const BETWEEN = ' › ';

/** The parts of a reference. */
export function parseReference(reference: string): TestReference {
  const at = reference.indexOf(BETWEEN);
  return at === -1
    ? { file: reference }
    : { file: reference.slice(0, at), title: reference.slice(at + BETWEEN.length) };
}

/** What Jest fills in: `%s` and its kin, `$name` of test.each, and the holes of a template. */
const HOLE = /%[psdifjoO#]|\$\{[^}]*\}|\$[\w.#]+/;

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A pattern for the full names under which Jest runs the test of a title, within whatever describes it. */
export const toNamePattern = (title: string): string =>
  `(?:^| )${title.split(HOLE).map(literally).join('[^]*')}$`;
