/**
 * The mutations (scripts/mutations.mjs) belong to the rows of docs/security.md, and name existing code and tests.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { applyEdit, readMutations } from '../../scripts/mutations/list.mjs';
import { filesBelow, isFile, read, root } from './sources';
import { tableRows } from './tables';

const rows = tableRows('docs/security.md', 'row');
const mutations = readMutations(root);
const isJourney = (file: string) => file.startsWith('tests/e2e/');

test('numbers the rows without a gap, the fifty rules of the specification first', () => {
  expect(rows.map(([number]) => Number(number))).toEqual(rows.map((_row, index) => index + 1));
  expect(rows.length).toBeGreaterThanOrEqual(50);
});

test.each(rows)('describes row %s and has a mutation for it', (number, rule) => {
  expect(rule).toMatch(/\S → \S/);
  expect(mutations.filter(({ line }) => line === Number(number))).not.toEqual([]);
});

test('has for each mutation a row, a unique title, one kind of tests, and code that occurs once', () => {
  const titles = mutations.map(({ line, title }) => `${line} ${title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  for (const mutation of mutations) {
    expect(mutation.line).toBeLessThanOrEqual(rows.length);
    expect(mutation.tests.filter((file) => !isFile(file))).toEqual([]);
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
