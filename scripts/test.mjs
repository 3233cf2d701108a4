#!/usr/bin/env node
/**
 * `npm test`: style, spelling, unused code, agreement tests, types, unit tests, the two builds, e2e.
 * `npm run test:hard`: the builds and the long loops.
 * `npm run check`: style, spelling, unused code, agreement tests and types; with `-- PATTERN…` the unit tests whose paths
 * match, too.
 * Independent stages run in parallel. The run ends after the first row with a failure, but a failed loop does not
 * prevent the next one. The last line has the totals of the test runners; a failed stage that is no test counts as one
 * failure.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './serverParts.mjs';

const results = mkdtempSync(join(tmpdir(), 'portal-test-'));

/** A stage whose runner leaves a report. */
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
// Each further checker checks the shared types again: four take twice the time of two cores.
const types = { name: 'types', command: ['tsc', '--noEmit', '--checkers', '1'] };
// A missing text or endpoint causes many type errors; these tests name it, so they come before.
const agreement = jest('agreement', ['tests/contract']);
// They wait for servers that limit the rate, or check a whole portal; each fault is a portal of its own.
const conformance = ['halfDone', 'leave'].map((name) => `tests/scripts/conformance/${name}`);
const ignoring = (...paths) => ['--testPathIgnorePatterns', '/node_modules/', '/tests/e2e/', ...paths];
// They wait for processes. Among the unit tests the longest one would end last, with one core idle.
const scripts = jest('scripts', ['tests/scripts', ...ignoring(...conformance)]);
const unit = jest('unit', ignoring('/tests/contract/', '/tests/scripts/'));
// Its journeys are about the simulator's pages; compressing this build, too, would take a minute.
const buildMock = {
  name: 'build:mock',
  command: ['max', 'build'],
  env: { MOCK_TOOLS: '1', COMPRESS: 'none' },
};
const build = { name: 'build', command: ['max', 'build'] };
const journeys = ['-c', 'jest.e2e.config.js'];
const e2e = jest('e2e', journeys);

/** Every loop is played, whatever another one has found: together they take hours. */
const loops = [
  jest('e2e:hard', journeys, { PORTAL_TEST: 'hard' }),
  jest('scripts', ['tests/scripts/conformance/faults', ...conformance, 'tests/scripts/new'], {
    PORTAL_TEST: 'hard',
  }),
  jest('firefox', ['-c', 'jest.firefox.config.js'], { PORTAL_BROWSER: 'firefox' }),
].map((stage) => ({ ...stage, isLoop: true }));

const [name = 'test', ...patterns] = process.argv.slice(2);

/**
 * Stages in a row run side by side. Umi writes the sources of both builds to one folder, so the builds are in two
 * rows.
 */
const plans = {
  check: [
    [...style, agreement],
    [types, ...(patterns.length > 0 ? [jest('unit', patterns)] : [])],
  ],
  test: [[...style, agreement, buildMock], [types, unit, scripts, build], [e2e]],
  'test:hard': [[buildMock], [build], ...loops.map((stage) => [stage])],
};

/**
 * Runs one of the project's own tools; whether it ended well. Its report goes to the terminal: at once where it runs
 * alone, otherwise when it has ended, so that two reports do not mix.
 */
async function run({ name, command: [tool, ...args], env }, isAlone) {
  const started = Date.now();
  const child = spawn(join(repository, 'node_modules', '.bin', tool), args, {
    cwd: repository,
    stdio: isAlone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  if (isAlone) console.log(`\n== ${name}`);
  const report = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => report.push(chunk));
  const status = await new Promise((done) => {
    child.once('error', (error) => {
      report.push(Buffer.from(`${error.message}\n`));
      done(1);
    });
    child.once('close', done);
  });
  if (!isAlone) process.stdout.write(`\n== ${name}\n${Buffer.concat(report)}`);
  console.log(`(${name}: ${Math.round((Date.now() - started) / 1000)} s)`);
  return status === 0;
}

/** The counts of one stage's runner. A file that did not start counts as a failure. */
function counted({ report }) {
  if (!report || !existsSync(report)) return { passed: 0, failed: 0, skipped: 0 };
  const counts = JSON.parse(readFileSync(report, 'utf8'));
  return {
    passed: counts.numPassedTests,
    failed: counts.numFailedTests + counts.numRuntimeErrorTestSuites,
    skipped: counts.numPendingTests + counts.numTodoTests,
  };
}

const total = { passed: 0, failed: 0, skipped: 0 };
let ok = true;

for (const stages of plans[name]) {
  // A build would begin with this itself, while tests beside it list the sources.
  rmSync(join(repository, 'src', '.umi-production'), { recursive: true, force: true });
  const passed = await Promise.all(stages.map((stage) => run(stage, stages.length === 1)));
  for (const [index, stage] of stages.entries()) {
    const counts = counted(stage);
    if (!passed[index] && counts.failed === 0) counts.failed = 1;
    for (const kind of Object.keys(total)) total[kind] += counts[kind];
  }
  ok &&= passed.every(Boolean);
  if (!ok && !stages.every(({ isLoop }) => isLoop)) break;
}

rmSync(results, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = ok ? 0 : 1;
