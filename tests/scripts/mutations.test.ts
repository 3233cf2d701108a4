/**
 * `npm run test:mutations` reports a guard whose removal no test detects.
 * @jest-environment ./tests/support/jest/sourcesEnvironment.js
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../contract/sources';
import { makeFolder } from '../support/folders';

const GUARD = 'src/guard.js';
const CODE = "/** Reads it. */\nexports.read = ([value, ...more]) => (more.length === 0 ? value : '');\n";

const MUTATIONS = `
# tests/guard.test.js
## 2 ${GUARD}
one of several counts
- more.length === 0
+ more.length >= 0

a changed comment
- /** Reads it. */

code that does not start
- more.length === 0
+ more.length ===

# tests/broken.test.js
## 3 ${GUARD}
a test that fails anyway
- value : ''
+ value : '-'

# tests/e2e/guard.e2e.ts
## 4 ${GUARD}
what only a journey detects
- value : ''
`;

/** A small project, because the tests of this one take seconds to start. */
const project = makeFolder();

const writeProject = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
};

beforeAll(() => {
  writeProject({
    'package.json': '{}',
    'jest.config.js': 'module.exports = { transform: {} };',
    [GUARD]: CODE,
    'tests/guard.test.js': `
      const { read } = require('../src/guard');
      test('reads a single value', () => expect([read(['a']), read(['a', 'b'])]).toEqual(['a', '']));`,
    'tests/broken.test.js': "test('fails', () => expect(1).toBe(2));",
    'tests/data/mutations/some.txt': MUTATIONS,
  });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
});

function run(...args: string[]) {
  const script = join(root, 'scripts/mutations.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--root', project, ...args], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('reports mutations that no test detects, and leaves the repository unchanged', () => {
  const { status, stdout } = run('--workers', '1');
  expect(stdout.trimEnd().split('\n')).toEqual([
    ` 2  ${GUARD}  one of several counts  detected`,
    ` 2  ${GUARD}  a changed comment  NOT DETECTED`,
    ` 2  ${GUARD}  code that does not start  does not start without the guard`,
    ` 3  ${GUARD}  a test that fails anyway  does not pass with the guard`,
    '4 mutations, 1 detected, 3 not',
  ]);
  expect(status).toBe(1);
  expect(readFileSync(join(project, GUARD), 'utf8')).toBe(CODE);
});

test('lists the mutations of a row or path with their tests, and those for journeys', () => {
  expect(run('--list', '--only', '3').stdout).toBe(
    ` 3  ${GUARD}  a test that fails anyway  tests/broken.test.js\n`,
  );
  expect(run('--list', '--only', 'guard').stdout.trim().split('\n')).toHaveLength(4);
  expect(run('--list', '--e2e').stdout).toBe(
    ` 4  ${GUARD}  what only a journey detects  tests/e2e/guard.e2e.ts\n`,
  );
});

test.each([
  ['is missing', 'nothing of the kind'],
  ['occurs twice', 'value'],
])('runs no test if the code to remove %s', (_what, find) => {
  writeProject({
    'tests/data/mutations/moved.txt': `# tests/guard.test.js\n## 5 ${GUARD}\nmoved\n- ${find}\n`,
  });
  const { status, stdout, stderr } = run();
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`"moved": ${GUARD} contains`);
  rmSync(join(project, 'tests/data/mutations/moved.txt'));
});

test.each([[['--only', '99']], [['--nonsense']]])('exits with 2 for %j', (args) => {
  expect(run(...args).status).toBe(2);
});
