/** The command line of `npm run test:mutations`. */
import { parseArgs } from 'node:util';
import { MUTATIONS_FOLDER, type Mutation } from './mutation';

export const USAGE = `npm run test:mutations -- [options]

Takes each guard of docs/security.md away in a copy of the repository, and runs the tests that have to notice.

  --only LINE|FILE  only the guards of a line of docs/security.md, or of files whose path has this in it; may be repeated
  --e2e             those as well that journeys notice; it needs npm run build, and builds anew for each in src
  --list            names the guards and runs nothing
  --workers N       how many run side by side; as many as there are processors unless told
  --data FOLDER     other mutations than those of ${MUTATIONS_FOLDER}
  --help            this`;

const OPTIONS = {
  only: { type: 'string', multiple: true, default: [] as string[] },
  e2e: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  workers: { type: 'string' },
  data: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** Why nothing can be found out. */
export class CannotRun extends Error {}

/** The options of a command line. Throws CannotRun where it is wrong. */
export function readOptions(args: string[]) {
  try {
    const { workers, ...values } = parseArgs({ args, options: OPTIONS }).values;
    const count = workers === undefined ? undefined : Number(workers);
    if (count !== undefined && !(Number.isInteger(count) && count > 0)) {
      throw new CannotRun('--workers is a number from 1.');
    }
    return { ...values, workers: count };
  } catch (error) {
    throw new CannotRun((error as Error).message);
  }
}

/** The mutations that are wanted. Throws CannotRun where one name stands for none. */
export function choose(mutations: readonly Mutation[], only: readonly string[]): readonly Mutation[] {
  if (only.length === 0) return mutations;
  const isMeant = (name: string) => (mutation: Mutation) =>
    /^\d+$/.test(name) ? mutation.line === Number(name) : mutation.file.includes(name);
  const unknown = only.find((name) => !mutations.some(isMeant(name)));
  if (unknown !== undefined) throw new CannotRun(`No guard is of "${unknown}".`);
  return mutations.filter((mutation) => only.some((name) => isMeant(name)(mutation)));
}
