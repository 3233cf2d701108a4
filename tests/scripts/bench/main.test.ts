/**
 * What the bench says where it does not measure.
 * @jest-environment node
 */
import { main } from '../../../scripts/bench/main';
import { USAGE } from '../../../scripts/bench/options';
import type { Tools } from '../../../scripts/bench/tools';

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

test('tells its options', async () => {
  expect(await main(['--help'], tools)).toBe(0);
  expect(said).toBe(USAGE);
});

test.each([
  [['--rounds', 'x'], 'Rounds are a whole number'],
  [['--no-build'], 'There is no build.'],
  [['--no-build', '--cpu-profile'], 'There is no build.'],
])('%j cannot run, and the reason is told', async (args, reason) => {
  expect(await main(args, tools)).toBe(2);
  expect(said).toContain(reason);
});
