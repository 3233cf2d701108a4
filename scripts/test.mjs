#!/usr/bin/env node
/**
 * `npm test`: style, types, unit and agreement tests, build, e2e, one after the other up to the first that
 * fails. The last line sums up what the test runners counted; a stage that is no test counts as one failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository } from './serverParts.mjs';

const results = mkdtempSync(join(tmpdir(), 'portal-test-'));
const jest = (name, ...args) => [['jest', ...args, '--json', '--outputFile', join(results, `${name}.json`)]];

const stages = [
  { name: 'lint', commands: [['biome', 'ci', '.']] },
  {
    name: 'types',
    commands: [
      ['max', 'setup'],
      ['tsc', '--noEmit'],
    ],
  },
  { name: 'unit', commands: jest('unit') },
  { name: 'build', commands: [['max', 'build']] },
  { name: 'build:mock', commands: [['max', 'build']], env: { MOCK_TOOLS: '1' } },
  { name: 'e2e', commands: jest('e2e', '-c', 'jest.e2e.config.js') },
];

/** Runs one of the project's own tools; whether it ended well. Its report goes to the terminal as it comes. */
function ran([tool, ...args], env) {
  const { status } = spawnSync(join(repository, 'node_modules', '.bin', tool), args, {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** What the runner of one stage counted. A file that did not even start is a failure. */
function counted({ name }) {
  const file = join(results, `${name}.json`);
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const total = { passed: 0, failed: 0, skipped: 0 };
let ok = true;

for (const stage of stages) {
  console.log(`\n== ${stage.name}`);
  ok = stage.commands.every((command) => ran(command, stage.env));
  const counts = counted(stage);
  if (!ok && counts.failed === 0) counts.failed = 1;
  for (const kind of Object.keys(total)) total[kind] += counts[kind];
  if (!ok) break;
}

rmSync(results, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = ok ? 0 : 1;
