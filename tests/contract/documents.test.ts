/**
 * References in documents and comments exist: files of the repository, headings of a linked document, and sections of
 * docs/api.md.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { dirname, join } from 'node:path';
import { filesBelow, isFile, read } from './sources';

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesBelow('docs', /\.md$/)];

/**
 * A path in backticks from the repository's root, possibly without its extension. A path with a placeholder such as
 * `<area>` does not match.
 */
const PATH = /`((?:src|mock|tests|config|scripts|docs|public)\/[\w./-]*)`/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

test.each(documents)('%s names paths that exist', (file) => {
  const named = [...read(file).matchAll(PATH)].map((match) => match[1] as string);
  const missing = named.filter((path) => !ENDINGS.some((ending) => isFile(path.replace(/\/$/, '') + ending)));
  expect(missing).toEqual([]);
});

/** Returns the anchor of a heading, as Markdown renderers create it. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const headingsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** A link within a document or to another file of the repository, possibly with an anchor. */
const LINK = /\]\(([\w./-]*)(?:#([^)\s]+))?\)/g;

test.each(documents)('%s links to files and headings that exist', (file) => {
  const missing = [...read(file).matchAll(LINK)].filter(([, path = '', anchor]) => {
    const target = path === '' ? file : join(dirname(file), path);
    return !isFile(target) || (anchor && !headingsOf(target).map(toAnchor).includes(anchor));
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

/** A comment's reference to sections of docs/api.md, up to the closing parenthesis or the end of the sentence. */
const REFERENCE = /docs\/api\.md, ([A-Z][^).]+)[).]/g;

test.each([
  [', Undo)', ['Undo']],
  [', Authorization states, Undo)', ['Authorization states', 'Undo']],
  [', OAuth\n * endpoints: Token)', ['OAuth endpoints']],
])('finds the sections of a reference: %s', (text, sections) => {
  expect(sectionsIn(`(docs/api.md${text}`)).toEqual(sections);
});

function sectionsIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].flatMap(([, list = '']) =>
    list
      .replaceAll(/\s*\n\s*\*?\s*/g, ' ')
      .split(/[,;] /)
      .map((section) => section.split(':')[0] as string),
  );
}

test('docs/api.md has every section to which a comment refers', () => {
  const headings = headingsOf('docs/api.md');
  const files = ['src', 'mock', 'scripts', 'tests', 'config'].flatMap((folder) => filesBelow(folder));
  const missing = files.flatMap((file) =>
    sectionsIn(read(file))
      .filter((section) => !headings.includes(section))
      .map((section) => `${file}: ${section}`),
  );
  expect(missing).toEqual([]);
});
