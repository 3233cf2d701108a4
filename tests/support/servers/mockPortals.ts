/** Mock portals in another process, with or without a seeded fault (mockProcess.mjs). */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

interface Replacement {
  file: string;
  find: string;
  replace: string;
}

/** Returns a function that starts a portal with its own state and resolves with its origin; all stop after the test file. */
export function forkMockPortals(): (faults?: Replacement[]) => Promise<string> {
  let child: ChildProcess;
  let lastId = 0;
  const pending = new Map<number, (result: { origin?: string; error?: string }) => void>();
  beforeAll(() => {
    // Without the Node options of the test runner.
    child = fork(join(__dirname, 'mockProcess.mjs'), { execArgv: [] });
    child.on('message', (result: { id: number; origin?: string; error?: string }) =>
      pending.get(result.id)?.(result),
    );
  });
  afterAll(() => void child.kill());
  return (faults = []) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      pending.set(lastId, ({ origin, error }) => (origin ? resolve(origin) : reject(new Error(error))));
      child.send({ id: lastId, faults });
    });
}
