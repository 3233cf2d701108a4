/**
 * docs/security.md is correct: its guards and tests exist, and a mutation removes each guard (scripts/mutations).
 * @jest-environment node
 */
import { join } from 'node:path';
import ts from 'typescript';
import {
  listMisplaced,
  MUTATIONS_FOLDER,
  type Mutation,
  readMutations,
} from '../../scripts/mutations/mutation';
import { parseReference } from '../../scripts/mutations/references';
import { isDeclared, isInGuard } from './guardCode';
import { filesBelow, isFile, nodes, parse, read, root } from './sources';
import { tableRows } from './tables';

const DOCUMENT = 'docs/security.md';

interface Guard {
  file: string;
  names: string[];
}

interface NamedTest {
  kind: string;
  reference: string;
}

interface Line {
  number: number;
  says: string;
  guards: Guard[];
  tests: NamedTest[];
}

const NONE = '–';
const ITEM = /^(?:([A-Z]) )?`([^`]+)`(.*)$/;

/** Splits a cell into items of a letter, a path and the rest. */
const readItems = (cell = NONE) =>
  cell === NONE
    ? []
    : cell.split('<br>').map((item) => {
        const [, letter = '', path = '', rest = ''] = ITEM.exec(item) ?? [];
        return { letter, path, rest };
      });

const lines: Line[] = tableRows(DOCUMENT, 'line').map(([number, says = '', guards, tests]) => ({
  number: Number(number),
  says,
  guards: readItems(guards).map(({ path, rest }) => ({
    file: path,
    names: rest.split(',').flatMap((name) => name.trim() || []),
  })),
  tests: readItems(tests).map(({ letter, path, rest }) => ({
    kind: letter,
    reference: (path + rest).replaceAll('\\|', '|'),
  })),
}));

const mutations = readMutations(join(root, MUTATIONS_FOLDER));

const IS_TEST = /^(?:test|it|hardTest)\b/;
const titles = new Map<string, string[]>();

/** Returns the titles of a file's tests as they are written. */
function listTitles(file: string): string[] {
  const known = titles.get(file);
  if (known) return known;
  const found = [...nodes(parse(file))].flatMap((node) => {
    if (!ts.isCallExpression(node) || !IS_TEST.test(node.expression.getText())) return [];
    const [title] = node.arguments;
    if (!title) return [];
    if (ts.isStringLiteralLike(title)) return [title.text];
    return ts.isTemplateExpression(title) ? [title.getText().slice(1, -1)] : [];
  });
  titles.set(file, found);
  return found;
}

/**
 * Whether a file has a test with that title. A file alone is not enough, nor is a title that consists only of
 * parameters.
 */
function isThere(reference: string): boolean {
  const { file, title } = parseReference(reference);
  if (title === undefined || !/[a-z]{2}/i.test(title.replace(/%\w|\$[\w.#]+/g, ''))) return false;
  return isFile(file) && listTitles(file).includes(title);
}

/** Folders of each kind of tests: Jest's, journeys, those through nginx, and those that read the repository. */
const KINDS: Record<string, RegExp> = {
  J: /^tests\/(?!e2e\/|contract\/)/,
  P: /^tests\/e2e\//,
  N: /^tests\/e2e\/nginx/,
  C: /^tests\/contract\//,
};

const isPlayed = ({ kind }: NamedTest) => kind === 'P' || kind === 'N';

test('numbers the lines without a gap, the fifty rules of the specification first', () => {
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_line, index) => index + 1));
  expect(lines.length).toBeGreaterThanOrEqual(50);
});

test.each(lines)('describes line $number, and names a test that exists', ({ says, tests }) => {
  expect(says).toMatch(/\S → \S/);
  expect(tests).not.toEqual([]);
  expect(tests.filter(({ reference }) => !isThere(reference))).toEqual([]);
  expect(tests.filter(({ kind, reference }) => !KINDS[kind]?.test(reference))).toEqual([]);
});

const mutationsOf = (line: number) => mutations.filter((one) => one.line === line);

/** Returns the guards of a line from which none of these mutations removes code. */
const listKept = ({ guards }: Line, taken: readonly Mutation[]) =>
  guards.flatMap(({ file, names }) => {
    const ofFile = taken.filter((one) => one.file === file);
    if (names.length === 0) return ofFile.length === 0 ? [file] : [];
    return names
      .filter((name) => !ofFile.some(({ find }) => isInGuard(file, name, find)))
      .map((name) => `${file} ${name}`);
  });

test.each(lines)('has every guard of line $number, and a mutation that removes it', (line) => {
  for (const { file, names } of line.guards) {
    expect([file, isFile(file)]).toEqual([file, true]);
    expect(names.filter((name) => !isDeclared(file, name))).toEqual([]);
  }
  expect(listKept(line, mutationsOf(line.number))).toEqual([]);
});

test.each(lines)('has for each test of line $number a mutation with which it fails', (line) => {
  const ofLine = mutationsOf(line.number);
  const seen = new Set(ofLine.flatMap(({ tests }) => tests));
  const unseen = line.tests.filter(({ reference }) => !seen.has(reference));
  const [journeys, others] = [unseen.filter(isPlayed), unseen.filter((one) => !isPlayed(one))];
  expect(others).toEqual([]);
  if (journeys.length === 0) return;
  // A journey that was not seen to fail only confirms what other tests have noticed.
  const byUnitTests = ofLine.filter(({ kind }) => kind !== 'e2e');
  expect(listKept(line, byUnitTests)).toEqual([]);
});

test('has for each mutation a line, a unique name, and a text that occurs once', () => {
  const numbers = lines.map(({ number }) => number);
  expect(mutations.filter(({ line }) => !numbers.includes(line))).toEqual([]);
  const names = mutations.map(({ line, name }) => `${line} ${name}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(listMisplaced(mutations, root)).toEqual([]);
});

test('has a mutation for each required step-up', () => {
  const demands = filesBelow('mock').flatMap((file) =>
    [...nodes(parse(file))]
      .filter((node) => ts.isCallExpression(node) && node.expression.getText() === 'assertSteppedUp')
      .map((node) => ({ file, start: node.getStart(), end: node.getEnd() })),
  );
  expect(demands.length).toBeGreaterThan(10);
  const isTaken = ({ file, start, end }: (typeof demands)[number]) =>
    mutations.some((one) => {
      const from = one.file === file ? read(file).indexOf(one.find) : Number.POSITIVE_INFINITY;
      return from <= start && end <= from + one.find.length && !one.replace.includes('assertSteppedUp(');
    });
  expect(demands.filter((demand) => !isTaken(demand))).toEqual([]);
});

test('has for each mutation only tests that exist, and journeys only if it says so', () => {
  const named = mutations.flatMap(({ name, kind, tests }) =>
    tests.map((reference) => ({ name, reference, isJourney: kind === 'e2e' })),
  );
  expect(mutations.filter(({ tests }) => tests.length === 0)).toEqual([]);
  expect(named.filter(({ reference }) => !isThere(reference))).toEqual([]);
  expect(
    named.filter(({ reference, isJourney }) => reference.startsWith('tests/e2e/') !== isJourney),
  ).toEqual([]);
});
