/** Counts the random actions that had an effect and those that had none, and detects a page that no longer responds. */
import { setTimeout as pause } from 'node:timers/promises';

/**
 * The largest allowed share of actions without effect: nothing to press, no page to go back to, a page being replaced.
 */
const VAIN_MAX = 0.1;
/** Time limit (ms) for a page's response on busy cores. */
export const ANSWER_MAX = 30_000;

/** Thrown by an action that found no target. */
export class InVain extends Error {}

/** Puppeteer's errors if the document was replaced during an action. A timeout is never one of them. */
const REPLACED =
  /^(?:Execution context (?:was destroyed|is not available)|(?:Protocol error \([\w.]+\): )?(?:Cannot find context with specified id|Inspected target navigated or closed)|(?:Navigating frame was|Attempted to use) detached|net::ERR_ABORTED|History entry to navigate to not found)/i;

/** Whether the document was replaced during an action, so that the action could not succeed. */
export const isReplaced = (error: unknown): boolean =>
  error instanceof Error && error.name !== 'TimeoutError' && REPLACED.test(error.message);

/** Returns the page's response; throws if the page does not respond within `ms`. */
export async function inTime<Answer>(asked: Promise<Answer>, what: string, ms: number): Promise<Answer> {
  const answered = new AbortController();
  const late = pause(ms, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`the page hangs: ${what} took more than ${ms} ms`);
  });
  // The rejection of the promise that loses the race is ignored.
  late.catch(() => undefined);
  asked.catch(() => undefined);
  try {
    return await Promise.race([asked, late]);
  } finally {
    answered.abort();
  }
}

export class Tally {
  /** Number of actions that had an effect. */
  done = 0;
  private readonly vain: string[] = [];

  /** `wanted` is the number of actions that should have an effect. */
  constructor(private readonly wanted: number) {}

  /** Number of actions that had no effect. */
  get inVain(): number {
    return this.vain.length;
  }

  /** Records an action that had an effect. */
  counts(): void {
    this.done += 1;
  }

  /** Records an action without effect; throws if there are too many. */
  misses(what: string): void {
    this.vain.push(what);
    if (this.vain.length <= this.wanted * VAIN_MAX) return;
    throw new Error(
      `${this.vain.length} actions in vain beside ${this.done} others:\n${this.vain.join('\n')}`,
    );
  }
}
