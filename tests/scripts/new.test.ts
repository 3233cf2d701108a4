/**
 * `npm run new` generates code that compiles, passes the agreement tests and its own tests, and lists every decision.
 * @jest-environment node
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../contract/sources';
import { hardTest, isHard } from '../e2e/support/run/hard';
import { makeFolder } from '../support/folders';

const LEFT_OUT = /^(?:\.git|node_modules|coverage|pictures|dist(?:-.*)?)$/;
/** Names that no document uses, because a reader may have generated those. */
const GENERATED = [
  'screen library_visits --under account_manage',
  'endpoint add_library_visit',
  'endpoint change_library_visit',
  'endpoint delete_library_visit',
  'screen saved_searches --under info_manage --table',
  'screen memories --under notices',
  'screen price_rules --under template/list --table',
  'endpoint add_price_rule',
  'endpoint change_price_rule',
  'screen diaries --under template/profile',
  'endpoint add_pet',
  'channel clinicCardVerify',
  'channel museumCardVerify',
  'provider parkPass',
  'provider officePass --for legal',
];
/** The agreement tests about what the generator writes. `npm run test:hard` runs all of them on the copy. */
const AGREEMENT = isHard
  ? ['tests/contract']
  : [
      'endpoints',
      'failures',
      'kept',
      'layers',
      'locales',
      'openapi',
      'paths',
      'pictures',
      'routes',
      'words',
    ].map((name) => `tests/contract/${name}`);
/** A copy of the repository takes seconds, its checks a minute or two on busy cores. */
jest.setTimeout(900_000);

const copy = makeFolder();

const runNew = (command: string) =>
  spawnSync(process.execPath, ['scripts/new.mjs', ...command.split(' '), '--root', copy], {
    cwd: root,
    encoding: 'utf8',
  });
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

beforeAll(() => {
  cpSync(root, copy, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(path.slice(root.length + 1)),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

test.each([
  ['', 'npm run new -- KIND NAME'],
  ['window one', 'npm run new -- KIND NAME'],
  ['screen one', '--under account_manage'],
  ['screen one --under nowhere', 'There is no page src/pages/user/nowhere/index.tsx.'],
  ['screen one --under template/nowhere', 'No screen of the template is below /template/nowhere.'],
  ['screen tést --under account_manage', 'is no name'],
  ['screen appeal --under account_manage', 'src/contract/appeal.ts already exists.'],
  ['channel libraryCard', 'libraryCardVerify'],
  ['endpoint paint_pet', 'add_…'],
  ['endpoint add_address', 'add the endpoint by hand'],
  ['provider healthPass --for nobody', '--for person or --for legal'],
])('changes nothing and says what to write for "%s"', (command, says) => {
  const before = read('src/contract/endpoints.ts');
  const { status, stderr } = runNew(command);
  expect(stderr).toContain(says);
  expect(status).toBe(2);
  expect(read('src/contract/endpoints.ts')).toBe(before);
});

test('generates each kind so that types, lint, agreement tests and its own tests pass', () => {
  const words = new Set<string>();
  for (const command of GENERATED) {
    const { status, stdout, stderr } = runNew(command);
    expect([command, status, stderr]).toEqual([command, 0, '']);
    const places = [...stdout.matchAll(/^ {4}(\S+?)(?::(\d+))?$/gm)];
    expect(places.length).toBeGreaterThan(0);
    for (const [, file = '', line] of places) {
      if (line) expect(read(file).split('\n')[Number(line) - 1]).toContain('Decide: ');
    }
    const [, tests = ''] = /npm run check -- (.+)/.exec(stdout) ?? [];
    expect(tests).not.toBe('');
    for (const word of tests.split(' ')) words.add(word);
  }
  runTool('tsc', '--noEmit');
  runTool('biome', 'ci', '.');
  runTool('knip', '--production');
  // The tests that the generator names for each of the commands.
  runTool('jest', '--maxWorkers', '1', ...AGREEMENT, ...words);
});

// In `npm test`, the smoke test opens the screens of the route table.
hardTest('generates screens that open in every language', async () => {
  execFileSync('npx', ['max', 'build'], { cwd: copy, env: { ...process.env, COMPRESS: 'none' } });
  runTool('jest', '-c', 'jest.e2e.config.js', 'tests/e2e/smoke', 'tests/e2e/libraryVisits');
});
