/** Mock portals of other processes: sound ones, and ones with a fault seeded (mockProcess.mjs). */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

interface Replacement {
  file: string;
  find: string;
  replace: string;
}

/** A maker of portals for a test file; each has a state of its own. */
export function forkMockPortals(): (faults?: Replacement[]) => Promise<string> {
  let child: ChildProcess;
  let last = 0;
  const waiting = new Map<number, (told: { origin?: string; error?: string }) => void>();
  beforeAll(() => {
    // Whatever the test runner was told of Node's options is not for this one.
    child = fork(join(__dirname, 'mockProcess.mjs'), { execArgv: [] });
    child.on('message', (told: { id: number; origin?: string; error?: string }) =>
      waiting.get(told.id)?.(told),
    );
  });
  afterAll(() => void child.kill());
  return (faults = []) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ origin, error }) => (origin ? resolve(origin) : reject(new Error(error))));
      child.send({ id: last, faults });
    });
}
