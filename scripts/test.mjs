#!/usr/bin/env node
/**
 * `npm test`: style, spelling, unused code, agreement tests, types, unit tests, the two builds, e2e.
 * `npm run test:hard`: the builds and the long loops.
 * `npm run check`: the same up to types; with `-- PATTERN…` also the unit tests whose paths match.
 * The run ends after the first row with a failure, except that all loops run. The last line has the totals of
 * the test runners; a failed stage without tests counts as one failure.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './shared/serverParts.mjs';

const results = mkdtempSync(join(tmpdir(), 'portal-test-'));

/** Creates a stage that runs Jest and writes a report. */
function jest(name, args, env) {
  const report = join(results, `${name.replace(':', '-')}.json`);
  return { name, command: ['jest', ...args, '--json', '--outputFile', report], env, report };
}

// Together `npm run lint`.
const style = [
  { name: 'lint', command: ['biome', 'ci', '.'] },
  { name: 'spelling', command: ['cspell', 'lint', '--no-progress', '.'] },
  { name: 'unused', command: ['knip'] },
  // Exports that only tests use count as unused, too.
  { name: 'unused:production', command: ['knip', '--production'] },
];
// Each further checker checks the shared types again: four would take twice the processor time.
const types = { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'] };
// A missing text or endpoint causes many type errors. These tests name it, so they run first.
const agreement = jest('agreement', ['tests/contract']);
// Slow tests: they wait for servers that limit the rate, or check a whole portal.
const conformance = ['halfDone', 'leave'].map((name) => `tests/scripts/conformance/${name}`);
const ignorePaths = (...paths) => ['--testPathIgnorePatterns', '/node_modules/', '/tests/e2e/', ...paths];
// These tests wait for processes. Among the unit tests, the longest would end last and leave one core idle.
const scripts = jest('scripts', ['tests/scripts', ...ignorePaths(...conformance)]);
const unit = jest('unit', ignorePaths('/tests/contract/', '/tests/scripts/'));
// Its journeys test the simulator's pages only, so it is not compressed, which would take a minute.
const buildMock = {
  name: 'build:mock',
  command: ['max', 'build'],
  env: { MOCK_TOOLS: '1', COMPRESS: 'none' },
};
const build = { name: 'build', command: ['max', 'build'] };
const journeys = ['-c', 'jest.e2e.config.js'];
const e2e = jest('e2e', journeys);

/** All loops run, even if one fails, because together they take hours. */
const loops = [
  jest('e2e:hard', journeys, { PORTAL_TEST: 'hard' }),
  jest('scripts', ['tests/scripts/conformance/faults', ...conformance, 'tests/scripts/new'], {
    PORTAL_TEST: 'hard',
  }),
  jest('firefox', ['-c', 'jest.firefox.config.js'], { PORTAL_BROWSER: 'firefox' }),
].map((stage) => ({ ...stage, isLoop: true }));

const [name = 'test', ...patterns] = process.argv.slice(2);

/** Both builds write Umi's sources to the same folder, so they are in different rows. */
const plans = {
  check: [
    [...style, agreement],
    [types, ...(patterns.length > 0 ? [jest('unit', patterns)] : [])],
  ],
  test: [[...style, agreement, buildMock], [types, unit, scripts, build], [e2e]],
  'test:hard': [[buildMock], [build], ...loops.map((stage) => [stage])],
};

/** Prints the output at once if the stage runs alone, otherwise at its end, so that outputs do not mix. */
async function run({ name, command: [tool, ...args], env }, isAlone) {
  const started = Date.now();
  const child = spawn(join(repository, 'node_modules', '.bin', tool), args, {
    cwd: repository,
    stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (isAlone) console.log(`\n== ${name}`);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const status = await new Promise((done) => {
    child.once('error', (error) => {
      output.push(Buffer.from(`${error.message}\n`));
      done(1);
    });
    child.once('close', done);
  });
  if (!isAlone) process.stdout.write(`\n== ${name}\n${Buffer.concat(output)}`);
  console.log(`(${name}: ${Math.round((Date.now() - started) / 1000)} s)`);
  return status === 0;
}

/** Returns the counts of a stage's report. A test file that did not start counts as a failure. */
function readCounts({ report }) {
  if (!report || !existsSync(report)) return { passed: 0, failed: 0, skipped: 0 };
  const counts = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}

const total = { passed: 0, failed: 0, skipped: 0 };
let isPassed = true;

for (const stages of plans[name]) {
  // A build would remove this folder itself, while tests in the same row list the sources.
  rmSync(join(repository, 'src', '.umi-production'), { recursive: true, force: true });
  const passed = await Promise.all(stages.map((stage) => run(stage, stages.length === 1)));
  for (const [index, stage] of stages.entries()) {
    const counts = readCounts(stage);
    if (!passed[index] && counts.failed === 0) counts.failed = 1;
    for (const kind of Object.keys(total)) total[kind] += counts[kind];
  }
  isPassed &&= passed.every(Boolean);
  if (!isPassed && !stages.every(({ isLoop }) => isLoop)) break;
}

rmSync(results, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = isPassed ? 0 : 1;
