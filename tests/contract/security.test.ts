/**
 * docs/security.md is correct: its guards and tests exist, and a mutation removes each guard (scripts/mutations.mjs).
 * @jest-environment ./tests/support/sourcesEnvironment.js
 */
import { applyEdit, readMutations } from '../../scripts/mutations/list.mjs';
import { filesBelow, isFile, read, root } from './sources';
import { tableRows } from './tables';

const NONE = '–';

/** Splits a cell of "`file` name, name<br>…" into files and names. */
const readCell = (cell = NONE) =>
  cell === NONE
    ? []
    : cell.split('<br>').map((item) => {
        const [, file = '', names = ''] = /^`([^`]+)`(.*)$/.exec(item) ?? [];
        return { file, names: names.split(',').flatMap((name) => name.trim() || []) };
      });

const rows = tableRows('docs/security.md', 'row').map(([number, says = '', guards, tests]) => ({
  number: Number(number),
  says,
  guards: readCell(guards),
  tests: readCell(tests).map(({ file }) => file),
}));

const mutations = readMutations(root);
const isJourney = (file: string) => file.startsWith('tests/e2e/');

test('numbers the rows without a gap, the fifty rules of the specification first', () => {
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index + 1));
  expect(rows.length).toBeGreaterThanOrEqual(50);
});

test.each(rows)('describes row $number, and names guards and tests that exist', ({ says, guards, tests }) => {
  expect(says).toMatch(/\S → \S/);
  expect(tests).not.toEqual([]);
  expect([...tests, ...guards.map(({ file }) => file)].filter((file) => !isFile(file))).toEqual([]);
  const missing = guards.flatMap(({ file, names }) =>
    names.filter((name) => !new RegExp(`\\b${name}\\b`).test(read(file))),
  );
  expect(missing).toEqual([]);
});

test.each(rows)('has mutations for the guards and tests of row $number', ({ number, guards, tests }) => {
  const ofRow = mutations.filter(({ line }) => line === number);
  const edited = new Set(ofRow.map(({ file }) => file));
  expect(guards.filter(({ file }) => !edited.has(file))).toEqual([]);
  const failing = new Set(ofRow.flatMap((one) => one.tests));
  expect(tests.filter((file) => !failing.has(file) && !isJourney(file))).toEqual([]);
  expect([...failing].filter((file) => !tests.includes(file))).toEqual([]);
});

test('has for each mutation a row, a unique title, one kind of tests, and code that occurs once', () => {
  const titles = mutations.map(({ line, title }) => `${line} ${title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  for (const mutation of mutations) {
    expect(rows.map(({ number }) => number)).toContain(mutation.line);
    expect(() => applyEdit(read(mutation.file), mutation)).not.toThrow();
    expect(new Set(mutation.tests.map(isJourney)).size).toBe(1);
  }
});

test('has a mutation for each required step-up', () => {
  const count = (text: string) => text.split(/(?<!function )\bassertSteppedUp\(/).length - 1;
  const counts = filesBelow('mock').flatMap((file) => {
    const required = count(read(file));
    const removed = mutations.filter((one) => one.file === file && count(one.find) > count(one.replace));
    return required > 0 ? [{ file, required, removed: removed.length }] : [];
  });
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.filter(({ required, removed }) => removed < required)).toEqual([]);
});
