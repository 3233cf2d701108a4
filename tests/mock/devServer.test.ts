/**
 * `npm start` loads the mock portal by Umi's own loader, which does not know the '@' of src: a file that the mock shares
 * with the pages imports what it needs by relative paths.
 * @jest-environment node
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { collectHandlers } from './portal';

const root = join(__dirname, '../..');

/** Loads the mock as the development server does, and tells the keys. */
const LOAD = `
  const { getMockData } = require('@umijs/preset-umi/dist/features/mock/getMockData');
  const mocks = getMockData({ cwd: process.cwd(), mockConfig: { exclude: ['mock/_domain/**'] } });
  process.stdout.write(JSON.stringify(Object.keys(mocks)));
  process.exit(0);
`;

test('the development server finds every endpoint of the mock portal', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', LOAD], { cwd: root, encoding: 'utf8' });
  expect(stderr).not.toMatch(/Cannot find module|parse failed/);
  expect(JSON.parse(stdout).sort()).toEqual(Object.keys(collectHandlers()).sort());
});
