/** The guards that only a journey through the built portal notices. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { copyTree } from './copyTree';
import { type Findings, findUnsound, judge, listFiles, type RunTest, toRunPattern } from './findings';
import type { Mutation } from './mutation';
import { CannotRun } from './options';
import { type Listener, withoutGuard } from './unit';

const TIMEOUT = 600_000;

/** Runs one of the project's tools in a copy. Whether it ended well. */
function run(folder: string, tool: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<boolean>((resolve, reject) => {
    const child = spawn(join(folder, 'node_modules', '.bin', tool), args, {
      cwd: folder,
      stdio: 'ignore',
      timeout: TIMEOUT,
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** Plays the journeys of some files whose names match. */
async function play(folder: string, files: readonly string[], pattern?: string): Promise<Findings> {
  const file = join(folder, 'journeys.json');
  rmSync(file, { force: true });
  await run(folder, 'jest', [
    ...['-c', 'jest.e2e.config.js', '--runTestsByPath', ...files, '--json', '--outputFile', file],
    ...(pattern ? ['--testNamePattern', pattern] : []),
  ]);
  if (!existsSync(file)) return { passed: [], failed: [], broken: ['the journeys left no report'] };
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const having = (state: string): RunTest[] =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === state)
        .map(({ fullName }) => ({ file: relative(folder, name), name: fullName })),
    );
  const broken = testResults.filter(({ assertionResults }) => assertionResults.length === 0);
  return { passed: having('passed'), failed: having('failed'), broken: broken.map(({ message }) => message) };
}

/** What the server reads as it starts needs no build. */
const needsBuild = ({ file }: Mutation) =>
  !/^(?:mock\/|config\/(?:securityHeaders|nginx)|scripts\/)/.test(file);

async function buildPortal(folder: string) {
  if (!(await run(folder, 'max', ['build'], { COMPRESS: 'none' }))) {
    throw new CannotRun('A guard is away that the build cannot do without.');
  }
}

/** Takes each guard away and plays its journeys, one after the other. Throws CannotRun where nothing is built. */
export async function runJourneyMutations(root: string, mutations: readonly Mutation[], listener: Listener) {
  if (mutations.length === 0) return;
  if (!existsSync(join(root, 'dist'))) throw new CannotRun('npm run build comes first.');
  const copy = copyTree(root, true);
  const { folder } = copy;
  try {
    // With all guards, before a build without one takes the place of the portal's.
    const sound = await play(folder, [...new Set(mutations.flatMap(listFiles))]);
    const ordered = [...mutations].sort((one, other) => Number(needsBuild(one)) - Number(needsBuild(other)));
    for (const mutation of ordered) {
      const started = Date.now();
      const unsound = findUnsound(mutation, sound);
      const verdict = unsound
        ? { state: 'broken' as const, says: unsound }
        : await withoutGuard(folder, mutation, async () => {
            if (needsBuild(mutation)) await buildPortal(folder);
            return judge(mutation, await play(folder, listFiles(mutation), toRunPattern(mutation)));
          });
      listener(mutation, verdict, (Date.now() - started) / 1000);
    }
  } finally {
    copy.remove();
  }
}
