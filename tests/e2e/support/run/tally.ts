/** Tells what has acted on a page from what came to nothing, and from a page that no longer answers. */
import { setTimeout as pause } from 'node:timers/promises';

/** So much of what is tried may come to nothing: nothing to press, nowhere to go back to, a page just leaving. */
const VAIN_MAX = 0.1;
/** How long a page may take to answer anything at all, on busy cores (ms). */
export const ANSWER_MAX = 30_000;

/** Thrown by an action that found nothing to act on. */
export class InVain extends Error {}

/** What puppeteer says where the document was replaced while it was touched. A timeout is never among it. */
const REPLACED =
  /^(?:Execution context (?:was destroyed|is not available)|(?:Protocol error \([\w.]+\): )?(?:Cannot find context with specified id|Inspected target navigated or closed)|(?:Navigating frame was|Attempted to use) detached|net::ERR_ABORTED)/i;

/** Whether a document was replaced by another under an action: nobody could have touched it. */
export const isReplaced = (error: unknown): boolean =>
  error instanceof Error && error.name !== 'TimeoutError' && REPLACED.test(error.message);

/** What a page answers; throws where it answers nothing for so long (ms): it hangs. */
export async function inTime<Answer>(asked: Promise<Answer>, what: string, ms: number): Promise<Answer> {
  const answered = new AbortController();
  const late = pause(ms, undefined, { signal: answered.signal }).then(() => {
    throw new Error(`the page hangs: ${what} took more than ${ms} ms`);
  });
  // Whichever comes second is of no interest any more.
  late.catch(() => undefined);
  asked.catch(() => undefined);
  try {
    return await Promise.race([asked, late]);
  } finally {
    answered.abort();
  }
}

export class Tally {
  /** Actions that acted. */
  done = 0;
  private readonly vain: string[] = [];

  /** Of so many actions that are to act. */
  constructor(private readonly wanted: number) {}

  /** Actions that came to nothing. */
  get inVain(): number {
    return this.vain.length;
  }

  /** One has acted. */
  counts(): void {
    this.done += 1;
  }

  /** One came to nothing; throws where too many did. */
  misses(what: string): void {
    this.vain.push(what);
    if (this.vain.length <= this.wanted * VAIN_MAX) return;
    throw new Error(
      `${this.vain.length} actions in vain beside ${this.done} others:\n${this.vain.join('\n')}`,
    );
  }
}
