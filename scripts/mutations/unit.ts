/** The guards that unit tests notice. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTree } from './copyTree';
import { findUnsound, judge, listFiles, toRunPattern, type Verdict } from './findings';
import { JestProcess } from './jestProcess';
import { applyMutation, type Mutation } from './mutation';

/** Hears how each ends. */
export type Listener = (mutation: Mutation, verdict: Verdict, seconds: number) => void;

/** Mutations of the same test files, which are run once with all guards first. */
function group(mutations: readonly Mutation[]): Mutation[][] {
  const groups = new Map<string, Mutation[]>();
  for (const mutation of mutations) {
    const key = listFiles(mutation).sort().join(' ');
    groups.set(key, [...(groups.get(key) ?? []), mutation]);
  }
  // The longest first: the workers end at about the same time.
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

/** Does something while the guard is away from a copy. */
export async function withoutGuard<Result>(
  folder: string,
  mutation: Mutation,
  work: () => Promise<Result>,
): Promise<Result> {
  const path = join(folder, mutation.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutation(text, mutation));
  try {
    return await work();
  } finally {
    writeFileSync(path, text);
  }
}

async function runGroup(folder: string, tests: JestProcess, mutations: Mutation[], listener: Listener) {
  const [first] = mutations;
  const sound = await tests.run(listFiles(first as Mutation));
  for (const mutation of mutations) {
    const started = Date.now();
    const unsound = sound === 'hangs' ? 'does not end with the guard' : findUnsound(mutation, sound);
    const run = async (): Promise<Verdict> =>
      judge(mutation, await tests.run(listFiles(mutation), toRunPattern(mutation)));
    const verdict: Verdict = unsound
      ? { state: 'broken', says: unsound }
      : await withoutGuard(folder, mutation, run);
    listener(mutation, verdict, (Date.now() - started) / 1000);
  }
}

/**
 * Takes each guard away and runs its unit tests, `workers` of them side by side, each in a copy of its own.
 * Throws where a process of the tests ends by itself.
 */
export async function runUnitMutations(
  root: string,
  mutations: readonly Mutation[],
  workers: number,
  listener: Listener,
): Promise<void> {
  const waiting = group(mutations);
  const work = async () => {
    const copy = copyTree(root);
    const tests = new JestProcess(copy.folder);
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await runGroup(copy.folder, tests, next, listener);
      }
    } finally {
      tests.end();
      copy.remove();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, waiting.length) }, work));
}
