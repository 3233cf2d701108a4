/** Undoes the changes of a run at its end, whatever the result of its checks. */
import type { CheckContext } from './checkContext';

/** Undoes the remaining changes of a run. Returns a message for each failure. */
export async function cleanUp(ctx: CheckContext): Promise<string[]> {
  const { server, changes, settings } = ctx;
  const wasStopped = server.signal?.aborted;
  // Ctrl-C ends the checks, not the clean-up.
  server.signal = undefined;
  // A check may have been stopped after a wrong password. A sign-in resets the count of failures.
  if (wasStopped && settings.account) await ctx.freshMember().catch(() => undefined);
  const failures: string[] = [];
  for (const [what, undo] of changes) {
    try {
      await undo();
      changes.delete(what);
    } catch (error) {
      failures.push(`${what} (${(error as Error).message})`);
    }
  }
  return failures;
}
