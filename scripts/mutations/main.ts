/** One run over the mutations, from the command line to the exit code. */
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import type { Verdict } from './findings';
import { runJourneyMutations } from './journeys';
import { listMisplaced, MUTATIONS_FOLDER, type Mutation, readMutations } from './mutation';
import { CannotRun, choose, readOptions, USAGE } from './options';
import { runUnitMutations } from './unit';

const MISSED = 0;
const NOT_MISSED = 1;
const COULD_NOT_RUN = 2;

const MARKS: Record<Verdict['state'], string> = { killed: 'ok', survived: 'SURVIVED', broken: 'BROKEN' };

const formatMutation = ({ line, file, name }: Mutation) => `${String(line).padStart(2)}  ${file}  ${name}`;

/** Runs the chosen mutations, prints a row for each, and answers how many ended in each way. */
async function runAll(
  root: string,
  mutations: readonly Mutation[],
  { e2e, workers }: { e2e: boolean; workers: number },
  print: (text: string) => void,
) {
  const counts: Record<Verdict['state'], number> = { killed: 0, survived: 0, broken: 0 };
  const listener = (mutation: Mutation, { state, says }: Verdict, seconds: number) => {
    counts[state] += 1;
    const why = state === 'killed' ? '' : `\n    ${says}`;
    print(`${MARKS[state].padEnd(8)}  ${formatMutation(mutation)}  (${seconds.toFixed(1)} s)${why}`);
  };
  const isJourney = ({ kind }: Mutation) => kind === 'e2e';
  await runUnitMutations(
    root,
    mutations.filter((one) => !isJourney(one)),
    workers,
    listener,
  );
  if (e2e) await runJourneyMutations(root, mutations.filter(isJourney), listener);
  return counts;
}

async function runAndReport(args: string[], root: string, print: (text: string) => void): Promise<number> {
  const options = readOptions(args);
  if (options.help) {
    print(USAGE);
    return MISSED;
  }
  const all = readMutations(options.data ? resolve(options.data) : join(root, MUTATIONS_FOLDER));
  const chosen = choose(all, options.only);
  const misplaced = listMisplaced(chosen, root);
  if (misplaced.length > 0) throw new CannotRun(misplaced.join('\n'));
  if (options.list) {
    print(chosen.map((mutation) => formatMutation(mutation)).join('\n'));
    return MISSED;
  }
  const started = Date.now();
  const { workers = availableParallelism() } = options;
  const { killed, survived, broken } = await runAll(root, chosen, { ...options, workers }, print);
  const seconds = Math.round((Date.now() - started) / 1000);
  const left = chosen.length - killed - survived - broken;
  const without = left > 0 ? `, ${left} left to --e2e` : '';
  print(
    `\n${killed + survived + broken} run, ${killed} noticed, ${survived} survived, ${broken} broken${without} (${seconds} s)`,
  );
  return survived + broken > 0 ? NOT_MISSED : MISSED;
}

/**
 * Takes guards away as the command line says.
 * @param args what stands after the script's name
 * @param root the repository's folder
 * @returns the exit code: 0 each was missed by its tests, 1 one was not, 2 it could not run
 */
export async function main(
  args: string[],
  root: string,
  print: (text: string) => void = console.log,
  tell: (text: string) => void = console.error,
): Promise<number> {
  try {
    return await runAndReport(args, root, print);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    tell(error.message);
    return COULD_NOT_RUN;
  }
}
