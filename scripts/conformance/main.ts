/** One run of the kit, from the command line to the exit code. */
import type { Area } from './check';
import { CheckContext } from './checkContext';
import { listAreas } from './checks';
import { cleanUp } from './cleanUp';
import { CannotRun, Interrupted } from './outcome';
import { assertUsable } from './preflight';
import { formatArea, formatTable, formatTotals, toPrintable } from './report';
import { writeReport } from './reportFiles';
import { type AreaResult, count, runAreas } from './run';
import { readSettings, type Settings, USAGE } from './settings';

const PASSED = 0;
const FINDINGS = 1;
const COULD_NOT_RUN = 2;
const INTERRUPTED = 130;

/** Returns the areas that the settings select; with --specification only their checks of that kind. */
function chooseAreas(settings: Settings): readonly Area[] {
  const areas = listAreas(settings);
  const names = areas.map(({ name }) => name);
  const unknown = settings.areas.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new CannotRun(`"${unknown}" is no area: ${names.join(', ')}.`);
  const chosen = areas.filter(({ name }) => settings.areas.length === 0 || settings.areas.includes(name));
  if (!settings.specification) return chosen;
  return chosen.map((area) => ({
    ...area,
    checks: area.checks.filter(({ kind }) => kind === 'specification'),
  }));
}

interface Listener {
  /** The checks of an area are complete. */
  onArea?: (area: AreaResult) => void;
  /** The kit pauses, or could not undo a change. */
  warn?: (text: string) => void;
  /** Ends the run before its next request. */
  signal?: AbortSignal;
}

/** Runs all checks that the settings allow. Throws CannotRun if none can run. */
export async function checkServer(
  settings: Settings,
  { onArea, warn, signal }: Listener = {},
): Promise<AreaResult[]> {
  const areas = chooseAreas(settings);
  const ctx = new CheckContext(settings, warn, signal);
  await assertUsable(ctx);
  try {
    return await runAreas(ctx, areas, onArea);
  } finally {
    for (const what of await cleanUp(ctx)) warn?.(`Could not be undone: ${what}.`);
  }
}

/**
 * Runs the checks that the command line selects.
 * @param args the arguments after the script's name
 * @param print prints results
 * @param printError prints errors
 * @returns the exit code: 0 all passed, 1 findings, 2 the run could not be completed, 130 after Ctrl-C
 */
export async function main(
  args: string[],
  env: Record<string, string | undefined> = process.env,
  print: (text: string) => void = console.log,
  printError: (text: string) => void = console.error,
): Promise<number> {
  try {
    const settings = readSettings(args, env);
    if (settings) return await runAndPrint(settings, print, (text) => printError(toPrintable(text)));
    print(USAGE);
    return PASSED;
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    printError(`${toPrintable(error.message)}\nnpm run conformance -- --help lists the options.`);
    return error instanceof Interrupted ? INTERRUPTED : COULD_NOT_RUN;
  }
}

/**
 * Prints each area when it is complete. Prints the totals and writes the report also after a failure.
 * A second Ctrl-C ends the process.
 */
async function runAndPrint(
  settings: Settings,
  print: (text: string) => void,
  warn: (text: string) => void,
): Promise<number> {
  const areas: AreaResult[] = [];
  // Replaces the report of an earlier run.
  writeReport(settings, areas, 'The run has not ended.');
  let stopped: string | null = 'The kit itself failed.';
  const stop = new AbortController();
  const onInterrupt = () => {
    if (stop.signal.aborted) process.exit(INTERRUPTED);
    stop.abort();
  };
  process.on('SIGINT', onInterrupt);
  try {
    const onArea = (area: AreaResult) => {
      areas.push(area);
      print(formatArea(area));
    };
    await checkServer(settings, { onArea, warn, signal: stop.signal });
    const code = toExitCode(areas);
    stopped = null;
    return code;
  } catch (error) {
    if (error instanceof CannotRun) stopped = error.message;
    throw error;
  } finally {
    process.off('SIGINT', onInterrupt);
    if (areas.length > 0) print(`${formatTable(areas)}\n${formatTotals(areas)}`);
    writeReport(settings, areas, stopped);
  }
}

function toExitCode(areas: readonly AreaResult[]): number {
  if (count(areas, 'failed') > 0) return FINDINGS;
  if (count(areas, 'broken') > 0) throw new CannotRun('The kit itself failed in a check: see BROKEN above.');
  if (count(areas, 'passed') > 0) return PASSED;
  throw new CannotRun('Nothing could be checked.');
}
