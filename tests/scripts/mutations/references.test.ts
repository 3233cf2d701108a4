/** @jest-environment node */
import { findUnsound, judge, toRunPattern } from '../../../scripts/mutations/findings';
import type { Mutation } from '../../../scripts/mutations/mutation';
import { parseReference, toNamePattern } from '../../../scripts/mutations/references';

test('parses a reference into a file and a title, or only a file', () => {
  expect(parseReference('tests/a.test.ts › one › two')).toEqual({
    file: 'tests/a.test.ts',
    title: 'one › two',
  });
  expect(parseReference('tests/a.test.ts')).toEqual({ file: 'tests/a.test.ts' });
});

test.each([
  ['refuses %j', 'server-given class refuses "https://evil.example"', true],
  ['refuses %j', 'refuses a text\nof two lines', true],
  ['refuses %j', 'server-given class refuses nothing and says so', true],
  ['refuses nothing', 'refuses nothing and says so', false],
  ['refuses nothing', 'class that refuses nothing', true],
  ['nothing', 'refuses-nothing', false],
  ['$name: $foundBy', 'no envelope: endpoint.login', true],
  [`after ${'$'}{MINUTE} ms`, 'after 60000 ms', true],
  ['a (b) [c] *', 'a (b) [c] *', true],
  ['a (b)', 'a b', false],
])('compares the title %s with the test name %j: %s', (title, name, isIts) => {
  expect(new RegExp(toNamePattern(title)).test(name)).toBe(isIts);
});

const mutation = { tests: ['tests/a.test.ts › one', 'tests/b.test.ts'] } as Mutation;
const one = { file: 'tests/a.test.ts', name: 'one' };
const other = { file: 'tests/b.test.ts', name: 'other' };
const nothing = { passed: [], failed: [], broken: [] };

test('requires that every named test notices the mutation', () => {
  const states = [
    { ...nothing, failed: [one, other] },
    { ...nothing, failed: [one], passed: [other] },
    { ...nothing, failed: [other], passed: [one] },
    { ...nothing, passed: [one, other] },
    { ...nothing, broken: ['no code'] },
    'hangs' as const,
  ].map((findings) => judge(mutation, findings).state);
  expect(states).toEqual(['killed', 'survived', 'survived', 'survived', 'broken', 'killed']);
});

test.each([
  ['all pass', { ...nothing, passed: [one, other] }, null],
  [
    'one fails',
    { ...nothing, passed: [other], failed: [one] },
    'fails with the guard as well: tests/a.test.ts › one',
  ],
  ['one is not there', { ...nothing, passed: [other] }, 'runs nothing: tests/a.test.ts › one'],
  ['a file does not start', { ...nothing, broken: ['no code'] }, 'does not start: no code'],
])('reports if %s with the guard: %j', (_what, findings, says) => {
  expect(findUnsound(mutation, findings)).toBe(says);
});

test('runs only the named tests', () => {
  expect(toRunPattern(mutation)).toBeUndefined();
  const pattern = toRunPattern({ tests: ['tests/a.test.ts › one', 'tests/a.test.ts › two %s'] } as Mutation);
  const names = ['it is one', 'two words', 'three'].filter((name) => new RegExp(pattern ?? '').test(name));
  expect(names).toEqual(['it is one', 'two words']);
});
