/** One run of the kit, from the command line to the exit code. */
import type { Area } from './check';
import { CheckContext } from './checkContext';
import { createAreas } from './checks';
import { cleanUp } from './cleanUp';
import { toServer } from './client';
import { type Environment, readSettings } from './options';
import { CannotRun, Interrupted } from './outcome';
import { assertOutbox, assertReachable, assertSignsIn } from './preflight';
import { toPrintable, toPrintableLines } from './printable';
import { formatArea, formatTotals, startReports, writeReports } from './report';
import { type AreaResult, count, runAreas } from './run';
import type { Settings } from './settings';
import { askPassword, INTERRUPTED, onInterrupt } from './terminal';
import { USAGE } from './usage';

const PASSED = 0;
const FINDINGS = 1;
const COULD_NOT_RUN = 2;

function choose(areas: readonly Area[], wanted: readonly string[]): readonly Area[] {
  const names = areas.map(({ name }) => name);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new CannotRun(`"${unknown}" is no area: ${names.join(', ')}.`);
  return wanted.length === 0 ? areas : areas.filter(({ name }) => wanted.includes(name));
}

/** Returns the areas; with --specification only their checks of that kind. */
const chooseKind = (areas: readonly Area[], specification: boolean): readonly Area[] =>
  specification
    ? areas
        .map((area) => ({ ...area, checks: area.checks.filter(({ kind }) => kind === 'specification') }))
        .filter(({ checks }) => checks.length > 0)
    : areas;

/** Callbacks for the events of a run. */
interface Listener {
  /** The table of an area is complete. */
  onArea?: (area: AreaResult) => void;
  /** The run has started. `stop` ends it before its next call. */
  onStart?: (stop: () => void) => void;
  /** The kit waits before a request. */
  onWait?: (what: string) => void;
  /** A change of the run could not be undone. */
  onLeft?: (what: string) => void;
}

/** Runs all checks that the settings allow. Throws CannotRun if none can run. */
export async function checkServer(settings: Settings, listener: Listener = {}): Promise<AreaResult[]> {
  const { areas, onReply } = createAreas(settings);
  const chosen = chooseKind(choose(areas, settings.areas), settings.specification);
  const { origin, basePath, timeout, rate } = settings;
  const server = toServer({ origin, basePath, timeout, rate, onWait: listener.onWait });
  const ctx = new CheckContext(settings, server);
  listener.onStart?.(() => {
    server.stopped = true;
  });
  await assertReachable(ctx);
  await assertSignsIn(ctx);
  await assertOutbox(ctx);
  server.onReply = onReply;
  try {
    return await runAreas(ctx, chosen, listener.onArea);
  } finally {
    for (const what of await cleanUp(ctx)) listener.onLeft?.(what);
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
  environment: Environment = { env: process.env, askPassword },
  print: (text: string) => void = console.log,
  printError: (text: string) => void = console.error,
): Promise<number> {
  try {
    const settings = await readSettings(args, environment);
    if (settings)
      return await runAndReport(settings, args, print, (text) => printError(toPrintableLines(text)));
    print(USAGE);
    return PASSED;
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    printError(`${toPrintable(error.message)}\nnpm run conformance -- --help lists the options.`);
    return error instanceof Interrupted ? INTERRUPTED : COULD_NOT_RUN;
  }
}

/** Prints each area when it is complete. Writes the reports also after a failure. */
async function runAndReport(
  settings: Settings,
  args: string[],
  print: (text: string) => void,
  printError: (text: string) => void,
): Promise<number> {
  const { origin, report } = settings;
  if (report !== null) startReports(report, origin, args);
  const areas: AreaResult[] = [];
  let stopped: string | null = 'The kit itself failed.';
  let removeListener = () => {};
  try {
    await checkServer(settings, {
      onArea: (area) => {
        areas.push(area);
        print(formatArea(area));
      },
      onStart: (stop) => {
        removeListener = onInterrupt(stop);
      },
      onWait: printError,
      onLeft: (what) => printError(`Could not be undone: ${what}.`),
    });
    const code = toExitCode(areas);
    stopped = null;
    return code;
  } catch (error) {
    if (error instanceof CannotRun) stopped = toPrintable(error.message);
    throw error;
  } finally {
    removeListener();
    if (areas.length > 0) print(formatTotals(areas));
    if (report !== null) writeReports(report, origin, args, areas, stopped);
  }
}

function toExitCode(areas: readonly AreaResult[]): number {
  if (count(areas, 'failed') > 0) return FINDINGS;
  if (count(areas, 'broken') > 0) throw new CannotRun('The kit itself failed in a check: see BROKEN above.');
  if (count(areas, 'passed') > 0) return PASSED;
  throw new CannotRun('Nothing could be checked.');
}
