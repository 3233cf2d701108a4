/** Runs areas of checks, one check after another, and keeps how each ended. */
import type { Area, Check, Kind } from './check';
import { isSilent } from './client';
import type { Kit } from './kit';
import { CannotRun, Finding, NotRun } from './outcome';
import { toPrintable } from './printable';

export interface Result {
  kind: Kind;
  id: string;
  title: string;
  /** 'broken': the kit itself failed, and says nothing of the server. */
  state: 'passed' | 'failed' | 'notRun' | 'broken';
  /** A finding, or the reason why there is none. */
  message: string;
  /** How long it took, in ms. */
  took: number;
}

export interface AreaResult {
  name: string;
  title: string;
  results: Result[];
}

const SILENT = 'the server stopped answering';

/**
 * Runs all checks of these areas, and hands each area to `onArea` as soon as it is done. Throws CannotRun where one of
 * the checks does, when what there is of its area has been handed on.
 */
export async function runAreas(
  kit: Kit,
  areas: readonly Area[],
  onArea: (area: AreaResult) => void = () => undefined,
): Promise<AreaResult[]> {
  const done: AreaResult[] = [];
  for (const { name, title, checks } of areas) {
    const area: AreaResult = { name, title, results: [] };
    try {
      for (const check of checks) area.results.push(await runCheck(kit, check));
    } finally {
      done.push(area);
      if (area.results.length > 0) onArea(area);
    }
  }
  return done;
}

async function runCheck(kit: Kit, { kind, id, title, run }: Check): Promise<Result> {
  const start = performance.now();
  const { state, message } = await judge(async () => {
    if (isSilent(kit.server)) throw new NotRun(SILENT);
    await run(kit);
  });
  const took = Math.round(performance.now() - start);
  return { kind, id, title, state, message: toPrintable(message), took };
}

async function judge(run: () => Promise<void>): Promise<Pick<Result, 'state' | 'message'>> {
  try {
    await run();
    return { state: 'passed', message: '' };
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    if (error instanceof NotRun) return { state: 'notRun', message: error.message };
    if (error instanceof Finding) return { state: 'failed', message: error.message };
    // An unexpected error must not end the run, and is no finding.
    const { name, message } = error as Error;
    return { state: 'broken', message: `the kit failed (${name}: ${message})` };
  }
}

/** How many results of a state there are. */
export const count = (areas: readonly AreaResult[], state: Result['state']): number =>
  areas.flatMap(({ results }) => results).filter((result) => result.state === state).length;
