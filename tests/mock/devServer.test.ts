/**
 * `npm start` loads the mock portal with Umi's loader, which does not know the '@' alias of src. A file that
 * the mock shares with the pages therefore has to import by relative paths.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { collectHandlers } from './portal';

const root = join(__dirname, '../..');

/** Loads the mock as the development server does and prints the keys. */
const LOAD = `
  const { getMockData } = require('@umijs/preset-umi/dist/features/mock/getMockData');
  const mocks = getMockData({ cwd: process.cwd(), mockConfig: { exclude: ['mock/_domain/**'] } });
  process.stdout.write(JSON.stringify(Object.keys(mocks)));
  process.exit(0);
`;

test('loads every endpoint of the mock portal in the development server', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', LOAD], { cwd: root, encoding: 'utf8' });
  expect(stderr).not.toMatch(/Cannot find module|parse failed/);
  expect(JSON.parse(stdout).sort()).toEqual(Object.keys(collectHandlers()).sort());
});
