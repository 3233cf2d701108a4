/**
 * Messages of the bench when it does not measure.
 * @jest-environment node
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main } from '../../../scripts/bench/main';
import { USAGE } from '../../../scripts/bench/options';
import type { Tools } from '../../../scripts/bench/tools';
import { makeFolder } from '../../support/folders';

const tools: Tools = {
  repository: '',
  startServer: () => Promise.reject(new Error('There is no build.')),
  listen: () => Promise.reject(new Error('not to be reached')),
  getBrowser: () => '',
  isHeadlessShell: () => true,
};

let said = '';
beforeEach(() => {
  said = '';
  const keep = (text: unknown) => {
    said += text;
    return true;
  };
  jest.spyOn(process.stderr, 'write').mockImplementation(keep);
  jest.spyOn(console, 'log').mockImplementation(keep);
});
afterEach(() => jest.restoreAllMocks());

test('prints its options', async () => {
  expect(await main(['--help'], tools)).toBe(0);
  expect(said).toBe(USAGE);
});

test.each([
  [['--rounds', 'x'], 'Rounds are a whole number'],
  [['--no-build'], 'There is no build.'],
  [['--no-build', '--cpu-profile'], 'There is no build.'],
  [['--no-build', '--json', '/nonexistent/x.json'], 'The figures cannot be written: ENOENT'],
  [['--no-build', '--json', __dirname], 'The figures cannot be written: EISDIR'],
  [['--cpu-profile', '--pages', 'home', '--url', 'a=http://b'], 'leave out --pages, --url.'],
  [['--cpu-profile', '--profile', 'none'], 'leave out --profile.'],
])('prints for %j the reason why it cannot run', async (args, reason) => {
  expect(await main(args, tools)).toBe(2);
  expect(said).toContain(reason);
});

test('leaves no file that it only tried to write', async () => {
  const file = join(makeFolder(), 'bench.json');
  expect(await main(['--no-build', '--json', file], tools)).toBe(2);
  expect(existsSync(file)).toBe(false);
});

test('reports an unexpected error, and not a page that never became usable', async () => {
  const broken: Tools = {
    ...tools,
    startServer: async () => ({ origin: 'http://127.0.0.1:1', close: async () => undefined }),
    listen: () => Promise.reject(new TypeError('a mistake of the bench')),
  };
  expect(await main(['--no-build'], broken)).toBe(2);
  expect(said).toContain('a mistake of the bench');
});
