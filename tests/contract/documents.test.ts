/**
 * A path that a document names is a path of the repository: whoever reads it finds the file.
 * @jest-environment node
 */
import { filesBelow, isFile, read } from './sources';

const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesBelow('docs', /\.md$/)];

/** A path in backticks, from the repository's root; an ending may be left out. One with a hole names no file. */
const PATH = /`((?:src|mock|tests|config|scripts|docs|public)\/[\w./-]*)`/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

test.each(documents)('%s names paths that exist', (file) => {
  const named = [...read(file).matchAll(PATH)].map((match) => match[1] as string);
  const missing = named.filter((path) => !ENDINGS.some((ending) => isFile(path.replace(/\/$/, '') + ending)));
  expect(missing).toEqual([]);
});
