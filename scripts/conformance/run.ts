/** Runs areas of checks, one check after another, and keeps how each ended. */
import type { Area } from './check';
import { isSilent } from './client';
import type { Kit } from './kit';
import { CannotRun, Finding, NotRun } from './outcome';

export interface Result {
  id: string;
  title: string;
  state: 'passed' | 'failed' | 'notRun';
  /** What was found, or why nothing was. */
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

/** Runs all checks of these areas. Throws CannotRun where one of them does. */
export async function runAreas(kit: Kit, areas: readonly Area[]): Promise<AreaResult[]> {
  const done: AreaResult[] = [];
  for (const { name, title, checks } of areas) {
    const results: Result[] = [];
    for (const { id, title: rule, run } of checks) {
      const start = performance.now();
      const { state, message } = await judge(async () => {
        if (isSilent(kit.server)) throw new NotRun(SILENT);
        await run(kit);
      });
      results.push({ id, title: rule, state, message, took: Math.round(performance.now() - start) });
    }
    done.push({ name, title, results });
  }
  return done;
}

async function judge(run: () => Promise<void>): Promise<Pick<Result, 'state' | 'message'>> {
  try {
    await run();
    return { state: 'passed', message: '' };
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    if (error instanceof NotRun) return { state: 'notRun', message: error.message };
    if (error instanceof Finding) return { state: 'failed', message: error.message };
    // An answer of a shape that nobody thought of must not end the run.
    const { message } = error as Error;
    return { state: 'failed', message: `the answer could not be read: ${message}` };
  }
}

/** How many results of a state there are. */
export const count = (areas: readonly AreaResult[], state: Result['state']): number =>
  areas.flatMap(({ results }) => results).filter((result) => result.state === state).length;
