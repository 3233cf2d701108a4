/**
 * `npm run new` generates code that compiles, passes the agreement tests and its own tests, and lists every decision.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../../scripts/new/changes.mjs';
import { generate } from '../../scripts/new/generate.mjs';
import { root } from '../contract/sources';
import { isHard } from '../e2e/support/run/hard';
import { makeFolder } from '../support/folders';

// A concurrent build writes src/.umi-production.
const LEFT_OUT = /^(?:\.git|node_modules|coverage|pictures|dist(?:-.*)?|src[\\/]\.umi[^\\/]*)$/;
/** Commands with names that no document uses, because a developer may have generated those. */
const GENERATED = [
  'screen library_visits --under account_manage',
  'endpoint add_library_visit',
  'endpoint change_library_visit',
  'endpoint delete_library_visit',
  'screen saved_searches --under info_manage --table',
  'screen diaries --under template/profile',
  'channel clinicCardVerify',
  'provider officePass',
];
/** The same kinds in other places, and a second time: only `npm run test:hard` runs them. */
const GENERATED_AGAIN = [
  'screen memories --under notices',
  'screen price_rules --under template/list --table',
  'endpoint add_price_rule',
  'endpoint change_price_rule',
  'endpoint add_pet',
  'channel museumCardVerify',
  'provider parkPass',
];
/** The agreement tests that detect a place which the generator has missed. `npm run test:hard` runs all of them. */
const AGREEMENT = isHard
  ? ['tests/contract']
  : ['endpoints', 'failures', 'locales', 'openapi', 'paths', 'routes'].map(
      (name) => `tests/contract/${name}`,
    );
/** A copy of the repository takes seconds, its checks a minute or two on busy cores. */
jest.setTimeout(900_000);

const copy = makeFolder();

/** Runs a command in the copy. Returns the text that it prints. */
const runNew = (command: string) => generate(command.split(' '), copy);
/** Returns the paths and texts of all sources of the copy. */
const readAll = () =>
  ['config', 'docs', 'mock', 'src', 'tests'].flatMap((folder) =>
    readdirSync(join(copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => `${file}\n${readFileSync(file, 'latin1')}`),
  );
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
/** Runs a tool in the copy; throws with its output if it fails. */
function runTool(tool: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join('node_modules', '.bin', tool), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: undefined, JEST_WORKER_ID: undefined },
  });
  if (status !== 0)
    throw new Error(`${tool} ${args.join(' ')}\n${stdout.slice(-8_000)}${stderr.slice(-8_000)}`);
}

/** Checks the types of the sources and of these tests; in the long loops also those of the other tests. */
function checkTypes(newTests: string[]) {
  const others = isHard ? [] : ['tests/**/*.test.ts', 'tests/**/*.test.tsx', 'tests/**/*.e2e.ts'];
  const config = { extends: './tsconfig.json', files: newTests, exclude: others };
  const file = join(copy, 'tsconfig.new.json');
  writeFileSync(file, JSON.stringify(config));
  // One checker: each further one checks the shared types again.
  runTool('tsc', '--noEmit', '--checkers', '1', '--project', file);
  // Biome checks all files.
  rmSync(file);
}

beforeAll(() => {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(path.slice(root.length + 1)),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

const REFUSED: [command: string, message: string][] = [
  ['', 'npm run new -- KIND NAME'],
  ['screen one', '--under account_manage'],
  ['screen one --under nowhere', 'There is no page src/pages/user/nowhere/index.tsx.'],
  ['screen one --under template/nowhere', 'No screen of the template is below /template/nowhere.'],
  ['screen tést --under account_manage', 'is not a valid name'],
  ['screen appeal --under account_manage', 'src/contract/appeal.ts already exists.'],
  ['channel libraryCard', 'libraryCardVerify'],
  ['endpoint paint_pet', 'add_…'],
  ['endpoint add_address', 'add the endpoint by hand'],
];

describe('a refused command', () => {
  let before: string[];
  beforeAll(() => {
    before = readAll();
  });

  test.each(REFUSED)('%j prints "%s"', (command, message) => {
    expect(() => runNew(command)).toThrow(InputError);
    expect(() => runNew(command)).toThrow(message);
  });

  test('exits with 2', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new.mjs', 'window', 'one'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect([status, stdout, stderr]).toEqual([2, '', expect.stringContaining('npm run new -- KIND NAME')]);
  });

  test('changes nothing', () => expect(readAll()).toEqual(before));
});

test('generates each kind so that types, lint, agreement tests and its own tests pass', () => {
  const [tests, files] = [new Set<string>(), new Set<string>()];
  for (const command of isHard ? [...GENERATED, ...GENERATED_AGAIN] : GENERATED) {
    const printed = runNew(command);
    // The output lists files, and each decision as `file:line: decision`.
    for (const [, file = ''] of printed.matchAll(/^ {2}(\S+)$/gm)) files.add(file);
    const places = [...printed.matchAll(/^ {2}(\S+):(\d+): ./gm)];
    expect(places.length).toBeGreaterThan(0);
    for (const [, file = '', line] of places) {
      expect(read(file).split('\n')[Number(line) - 1]).toContain('Decide: ');
    }
    const [, named = ''] = /npm run check -- (.+)/.exec(printed) ?? [];
    expect(named).not.toBe('');
    if (isHard) for (const word of named.split(' ')) tests.add(word);
  }
  expect(files.size).toBeGreaterThan(GENERATED.length);
  const newTests = [...files].filter((file) => /\.test\.tsx?$/.test(file));
  checkTypes(newTests);
  runTool('biome', 'ci', ...(isHard ? ['.'] : files));
  if (isHard) runTool('knip', '--production');
  // The new tests; in the long loops all tests that the generator names for each of the commands.
  for (const file of newTests) tests.add(file);
  runTool('jest', '--maxWorkers', '1', ...AGREEMENT, 'tests/mock/http/handlers', ...tests);
});

// In `npm test`, the smoke test opens the screens of the route table.
if (isHard) {
  test('generates screens that open in every language', async () => {
    execFileSync('npx', ['max', 'build'], { cwd: copy, env: { ...process.env, COMPRESS: 'none' } });
    runTool('jest', '-c', 'jest.e2e.config.js', 'tests/e2e/smoke');
  });
}
