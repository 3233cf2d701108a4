/** Runs areas of checks, one check after another, and collects their results. */
import type { EndpointName } from '@/contract';
import { endpoints } from '@/contract/endpoints';
import type { Area, Check, Kind } from './check';
import type { CheckContext } from './checkContext';
import { CannotRun, Finding, Missing, NotRun } from './outcome';
import { specifiedCalls } from './specifiedCalls';

/** 'broken': the kit itself failed; nothing is known about the server. */
export const STATES = ['passed', 'failed', 'notRun', 'broken'] as const;

export interface Result {
  kind: Kind;
  id: string;
  title: string;
  state: (typeof STATES)[number];
  /** The finding, or the reason why the check did not run. */
  message: string;
  /** The endpoint, if the check is about one endpoint. */
  endpoint?: EndpointName;
}

export interface AreaResult {
  name: string;
  title: string;
  results: Result[];
}

/** Runs all checks and passes each completed area to `onArea`, also the part before a CannotRun. */
export async function runAreas(
  ctx: CheckContext,
  areas: readonly Area[],
  onArea: (area: AreaResult) => void = () => undefined,
): Promise<AreaResult[]> {
  const done: AreaResult[] = [];
  const missing = new Set<string>();
  for (const { name, title, checks } of areas) {
    const area: AreaResult = { name, title, results: [] };
    try {
      for (const check of checks) area.results.push(...(await runCheck(ctx, check, missing)));
    } finally {
      done.push(area);
      if (area.results.length > 0) onArea(area);
    }
  }
  return done;
}

/** Runs a check. Reports a missing endpoint once, even if several checks need it. */
async function runCheck(ctx: CheckContext, check: Check, reportedCalls: Set<string>): Promise<Result[]> {
  const { kind, id, title, endpoint } = check;
  const { missing, ...outcome } = await toOutcome(async () => {
    if (ctx.server.isSilent) throw new NotRun('the server stopped responding');
    await check.run(ctx);
  });
  const results: Result[] = [];
  if (missing && !reportedCalls.has(missing.call)) {
    reportedCalls.add(missing.call);
    results.push(toMissingResult(missing));
  }
  // The finding about the missing endpoint replaces the results of its own checks.
  if (!missing || !endpoint || endpoints[endpoint] !== missing.call) {
    results.push({ kind, id, title, endpoint, ...outcome });
  }
  return results;
}

function toMissingResult({ call, reply }: Missing): Result {
  const endpoint = (Object.keys(endpoints) as EndpointName[]).find((name) => endpoints[name] === call);
  return {
    kind: endpoint && specifiedCalls.includes(endpoint) ? 'specification' : 'portal',
    id: `endpoint.${endpoint ?? call.split(' ')[1]}.missing`,
    title: `${call} exists`,
    state: 'failed',
    message: reply,
    endpoint,
  };
}

interface Outcome extends Pick<Result, 'state' | 'message'> {
  missing?: Missing;
}

async function toOutcome(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    await run();
    return { state: 'passed', message: '' };
  } catch (error) {
    if (error instanceof CannotRun) throw error;
    const { name, message } = error as Error;
    if (error instanceof Missing) return { state: 'notRun', message, missing: error };
    if (error instanceof NotRun) return { state: 'notRun', message };
    if (error instanceof Finding) return { state: 'failed', message };
    // An unexpected error must not end the run, and is no finding.
    return { state: 'broken', message: `the kit failed (${name}: ${message})` };
  }
}

export const count = (areas: readonly AreaResult[], state: Result['state']): number =>
  areas.flatMap(({ results }) => results).filter((result) => result.state === state).length;
