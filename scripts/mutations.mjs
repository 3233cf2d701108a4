#!/usr/bin/env node
/**
 * `npm run test:mutations`: removes each guard of docs/security.md in a copy of the repository and runs the
 * tests that have to fail without it. Exit codes: 0 if all of them failed, 1 if not, 2 if nothing could run.
 */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyEdit, readMutations } from './mutations/list.mjs';

const USAGE = `npm run test:mutations -- [options]

  --only ROW|PATH  only this row of docs/security.md, or guards in files whose path contains this; may be repeated
  --e2e            the mutations that journeys detect, instead of those that unit tests detect; run both builds first
  --list           print the mutations with their tests, and run nothing
  --workers N      run N mutations at the same time
  --root FOLDER    another repository
  --help           print this text`;

/** A test that does not end has detected the mutation. */
const TIMEOUT_MS = 600_000;
const NOT_COPIED = ['.git', 'node_modules', 'coverage', 'pictures'];

const isJourney = ({ tests }) => tests.every((file) => file.startsWith('tests/e2e/'));
const format = ({ line, file, title }) => `${String(line).padStart(2)}  ${file}  ${title}`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      e2e: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      workers: { type: 'string', default: String(availableParallelism()) },
      root: { type: 'string', default: join(import.meta.dirname, '..') },
      help: { type: 'boolean', default: false },
    },
  });
  const { only, e2e, root } = values;
  const isSelected = ({ line, file }) =>
    only.length === 0 ||
    only.some((value) => (/^\d+$/.test(value) ? line === Number(value) : file.includes(value)));
  const mutations = readMutations(root).filter(
    (mutation) => isJourney(mutation) === e2e && isSelected(mutation),
  );
  if (mutations.length === 0) throw new Error('No mutation matches the options: see --list.');
  // Throws before any test runs if an edit does not apply.
  for (const mutation of mutations) applyEdit(readFileSync(join(root, mutation.file), 'utf8'), mutation);
  return { ...values, mutations };
}

/** Copies the repository, with its builds if journeys run, and links its packages. */
function copyRepository({ root, e2e }) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mutations-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of readdirSync(root)) {
    const isSkipped = NOT_COPIED.includes(name) || (!e2e && name.startsWith('dist'));
    if (!isSkipped) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Runs test files in a copy. Returns 'failed' if a test failed, 'broken' if a file could not start, else 'passed'. */
function runTests(folder, files, { config }) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const jest = createRequire(join(folder, 'package.json')).resolve('jest/bin/jest');
  const flags = ['--rootDir', folder, '--config', config, '--runInBand', '--json', '--outputFile', report];
  const env = { ...process.env, NODE_ENV: 'test' };
  return new Promise((resolve) => {
    const args = [jest, ...flags, '--runTestsByPath', ...files];
    execFile(
      process.execPath,
      args,
      { cwd: folder, env, timeout: TIMEOUT_MS, maxBuffer: 2 ** 28 },
      (error) => {
        if (error?.killed) return resolve('failed');
        const { numFailedTests, numPassedTests } = JSON.parse(readFileSync(report, 'utf8'));
        if (numFailedTests > 0) return resolve('failed');
        resolve(error || numPassedTests === 0 ? 'broken' : 'passed');
      },
    );
  });
}

/** Runs the tests of one mutation without the guard, after they have passed with it. Returns the result as text. */
async function testMutation(folder, mutation, { config, passing }) {
  const { file, tests } = mutation;
  const key = tests.join(' ');
  if (!passing.has(key)) {
    if ((await runTests(folder, tests, { config })) !== 'passed') return 'does not pass with the guard';
    passing.add(key);
  }
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, applyEdit(text, mutation));
  const result = await runTests(folder, tests, { config });
  writeFileSync(path, text);
  return { failed: 'detected', passed: 'NOT DETECTED', broken: 'does not start without the guard' }[result];
}

async function run(options) {
  const { mutations, e2e, list, workers } = options;
  if (list)
    return console.log(
      mutations.map((mutation) => `${format(mutation)}  ${mutation.tests.join(' ')}`).join('\n'),
    );
  const config = e2e ? 'jest.e2e.config.js' : 'jest.config.js';
  const passing = new Set();
  const queue = [...mutations];
  let missed = 0;
  const runQueue = async () => {
    const folder = copyRepository(options);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const result = await testMutation(folder, next, { config, passing });
      if (result !== 'detected') missed += 1;
      console.log(`${format(next)}  ${result}`);
    }
  };
  // Journeys share ports, and so run one after the other.
  await Promise.all(Array.from({ length: e2e ? 1 : Number(workers) }, runQueue));
  console.log(`${mutations.length} mutations, ${mutations.length - missed} detected, ${missed} not`);
  process.exitCode = missed > 0 ? 1 : 0;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
try {
  const options = readOptions();
  if (options.help) console.log(USAGE);
  else await run(options);
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
