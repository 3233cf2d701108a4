/**
 * A process that runs unit tests over and over in one copy of the repository, its working folder: Jest's own start
 * takes longer than most tests. A message `{ files, pattern }` is answered by what the run found.
 */
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const folder = process.cwd();
const require = createRequire(join(folder, 'package.json'));
const { runCLI } = require('jest');

/** The unit tests' configuration, worked out once; what it starts with is started once. */
async function prepare() {
  const { globalSetup, ...config } = await require('./jest.config.js')();
  await require(globalSetup.replace('<rootDir>', folder))();
  return JSON.stringify({ ...config, rootDir: folder, reporters: [] });
}
const prepared = prepare();

/** What a run of test files found, by file and the full names of the tests. */
function summarize({ testResults }) {
  const all = testResults.flatMap(({ testFilePath, testResults: tests }) =>
    tests.map(({ fullName, status }) => ({ file: relative(folder, testFilePath), name: fullName, status })),
  );
  const having = (state) => all.filter(({ status }) => status === state);
  // A file that does not even start notices nothing.
  const broken = testResults.filter(({ testExecError }) => testExecError).map((file) => file.failureMessage);
  return { passed: having('passed'), failed: having('failed'), broken };
}

process.on('message', async ({ files, pattern }) => {
  try {
    const { results } = await runCLI(
      {
        config: await prepared,
        _: files,
        runTestsByPath: true,
        testNamePattern: pattern,
        runInBand: true,
        silent: true,
        watchman: false,
        $0: 'jest',
      },
      [folder],
    );
    process.send({ ...summarize(results), memory: process.memoryUsage().rss });
  } catch (error) {
    process.send({ error: String(error?.stack ?? error) });
  }
});
process.on('disconnect', () => process.exit(0));
