/** Counts random actions with and without effect, and detects a page that no longer responds. */
import { setTimeout as pause } from 'node:timers/promises';

/** Maximum share of actions without effect: no element to press, no page to go back to, a page that is being replaced. */
const NO_EFFECT_MAX = 0.1;
/** Time limit (ms) for a page's response on busy cores. */
export const RESPONSE_TIMEOUT = 30_000;

/** Thrown by an action that found no target, or did not change the page. */
export class NoEffectError extends Error {}

/** Messages of Puppeteer's errors if the document was replaced during an action. */
const REPLACED =
  /^(?:Execution context (?:was destroyed|is not available)|(?:Protocol error \([\w.]+\): )?(?:Cannot find context with specified id|Inspected target navigated or closed)|(?:Navigating frame was|Attempted to use) detached|net::ERR_ABORTED|History entry to navigate to not found)/i;

/** Whether the document was replaced during an action, so that the action could not succeed. */
export const isReplaced = (error: unknown): boolean =>
  error instanceof Error && error.name !== 'TimeoutError' && REPLACED.test(error.message);

/** Resolves with the page's response; rejects if the page does not respond within `ms`. */
export async function withTimeout<Result>(
  response: Promise<Result>,
  what: string,
  ms: number,
): Promise<Result> {
  const settled = new AbortController();
  const timeout = pause(ms, undefined, { signal: settled.signal }).then(() => {
    throw new Error(`the page hangs: ${what} took more than ${ms} ms`);
  });
  // Prevents an unhandled rejection of the promise that loses the race.
  timeout.catch(() => undefined);
  response.catch(() => undefined);
  try {
    return await Promise.race([response, timeout]);
  } finally {
    settled.abort();
  }
}

export class Tally {
  /** Number of actions that had an effect. */
  done = 0;
  private readonly ineffective: string[] = [];

  /** `target` is the number of actions that have to have an effect. */
  constructor(private readonly target: number) {}

  /** Number of actions that had no effect. */
  get withoutEffect(): number {
    return this.ineffective.length;
  }

  /** Records an action that had an effect. */
  recordEffect(): void {
    this.done += 1;
  }

  /** Records an action without effect; throws if there are too many. */
  recordNoEffect(what: string): void {
    this.ineffective.push(what);
    if (this.ineffective.length <= this.target * NO_EFFECT_MAX) return;
    throw new Error(
      `${this.ineffective.length} actions had no effect, and ${this.done} had one:\n${this.ineffective.join('\n')}`,
    );
  }
}
