/**
 * The command reports a guard whose removal no test notices, and a mutation that it cannot apply.
 * @jest-environment node
 */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { main } from '../../../scripts/mutations/main';
import type { Mutation } from '../../../scripts/mutations/mutation';

const WORKER = 'scripts/mutations/worker.mjs';
const GUARD = 'src/guard.js';
const OTHER = 'src/other.js';
const TEST = 'tests/guard.test.js › reads %j as %j';

/** A small project in place of this one, because Umi needs seconds to compute this one's Jest configuration. */
const PROJECT: Record<string, string> = {
  'package.json': '{}',
  'jest.config.js': "module.exports = async () => ({ globalSetup: '<rootDir>/setUp.js', transform: {} });",
  'setUp.js': "module.exports = async () => { process.env.IS_SET_UP = 'yes'; };",
  [GUARD]: "/** Reads it. */\nexports.read = ([value, ...more]) => (more.length === 0 ? value : '');",
  [OTHER]: 'exports.double = (count) => 2 * count;',
  'tests/guard.test.js': `
    const { read } = require('../src/guard');
    test.each([[['a'], 'a'], [['a', 'b'], '']])('reads %j as %j', (values, wanted) => {
      expect([process.env.IS_SET_UP, read(values)]).toEqual(['yes', wanted]);
    });`,
  'tests/other.test.js': `
    const { double } = require('../src/other');
    test('doubles a number', () => expect(double(2)).toBe(4));`,
};

const noticed: Mutation = {
  line: 2,
  name: 'one of several counts',
  file: GUARD,
  find: 'more.length === 0',
  replace: 'more.length >= 0',
  tests: [TEST],
};
const planted: Mutation = {
  ...noticed,
  name: 'a changed comment',
  find: '/** Reads',
  replace: '/** It reads',
};

const folders: string[] = [];
const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mutation-test-'));
  folders.push(folder);
  return folder;
};
const root = createFolder();

beforeAll(() => {
  const write = (name: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    return join(root, name);
  };
  for (const [name, text] of Object.entries(PROJECT)) writeFileSync(write(name), text);
  const repository = join(__dirname, '../../..');
  copyFileSync(join(repository, WORKER), write(WORKER));
  symlinkSync(join(repository, 'node_modules'), write('node_modules'), 'junction');
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Runs the command with these mutations. */
async function run(mutations: Mutation[], ...args: string[]) {
  const folder = createFolder();
  writeFileSync(join(folder, 'some.json'), JSON.stringify(mutations));
  let [printed, told] = ['', ''];
  const code = await main(
    ['--data', folder, ...args],
    root,
    (text) => {
      printed += `${text}\n`;
    },
    (text) => {
      told += text;
    },
  );
  return { code, printed, told };
}

const listCopies = () => readdirSync(tmpdir()).filter((name) => name.startsWith('portal-mutations-'));

test('reports mutations that survive, do not start or name no test, and leaves the checkout unchanged', async () => {
  const before = readFileSync(join(root, GUARD), 'utf8');
  const copies = listCopies();
  const { code, printed } = await run(
    [
      noticed,
      planted,
      { ...noticed, name: 'no code', replace: 'more.length ===' },
      { ...noticed, name: 'a test that is not there', tests: [`${TEST}, or so`] },
      { ...noticed, name: 'a test that cannot notice', tests: [TEST, 'tests/other.test.js'] },
      { ...noticed, name: 'a journey', kind: 'e2e', tests: ['tests/e2e/redirects.e2e.ts'] },
    ],
    '--workers',
    '1',
  );
  expect(printed).toMatch(/^ok +2 {2}\S+ {2}one of several counts/m);
  expect(printed).toMatch(/^SURVIVED +2 {2}\S+ {2}a changed comment.*\n +not noticed by .*reads %j as %j/m);
  expect(printed).toMatch(/^BROKEN +2 {2}\S+ {2}no code.*\n +does not start: /m);
  expect(printed).toMatch(/^BROKEN +2 {2}\S+ {2}a test that is not there.*\n +runs nothing: /m);
  expect(printed).toMatch(
    /^SURVIVED +2 {2}\S+ {2}a test that cannot notice.*\n +not noticed by tests\/other\.test\.js/m,
  );
  expect(printed).toMatch(/^5 run, 1 noticed, 2 survived, 2 broken, 1 left to --e2e \(\d+ s\)$/m);
  expect(code).toBe(1);
  expect(readFileSync(join(root, GUARD), 'utf8')).toBe(before);
  expect(listCopies()).toEqual(copies);
  // Two processes start, one of them Jest's.
}, 240_000);

test.each([
  ['is not there', { find: 'nothing of the kind' }, 'has 0 times: nothing of the kind'],
  ['is there twice', { find: 'value' }, 'times: value'],
  ['stays the same', { replace: noticed.find }, 'stays as it is'],
])('runs nothing if a text %s', async (_what, change, says) => {
  const { code, printed, told } = await run([noticed, { ...noticed, ...change, name: 'moved' }]);
  expect([code, printed]).toEqual([2, '']);
  expect(told).toContain('2 moved: ');
  expect(told).toContain(says);
});

test.each([
  [['--only', '99'], 'No guard is of "99".'],
  [['--only', 'mock/'], 'No guard is of "mock/".'],
  [['--workers', '0'], '--workers is a number from 1.'],
  [['--workers', 'many'], '--workers is a number from 1.'],
  [['--nonsense'], '--nonsense'],
])('does not run with %j', async (args, says) => {
  const { code, told } = await run([noticed], ...args);
  expect(code).toBe(2);
  expect(told).toContain(says);
});

test('lists mutations by line or file, and prints the options', async () => {
  const other: Mutation = { ...noticed, line: 46, name: 'another', file: OTHER, find: '2 *' };
  const mutations = [other, noticed];
  for (const only of ['2', 'guard']) {
    const { code, printed } = await run(mutations, '--list', '--only', only);
    expect([code, printed]).toEqual([0, ` 2  ${GUARD}  one of several counts\n`]);
  }
  expect((await run(mutations, '--list')).printed).toMatch(/ 2 .*\n46 .* another\n$/);
  expect((await run(mutations, '--help')).printed).toContain('--only LINE|FILE');
});
