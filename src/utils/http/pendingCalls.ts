/** Finds out whether an answer still counts: only the latest call for a thing, and only for the same person. */

const turns = new Map<string, number>();
/** Counts sign-ins and sign-outs. An answer to a call made before one is ignored: it may be about another person. */
let era = 0;

/**
 * Begins a call for `thing`. The function it returns says whether its answer still counts. With
 * `personal: false` it counts after a sign-in or sign-out, too.
 */
export function beginCall(thing: string, { personal = true } = {}): () => boolean {
  const turn = (turns.get(thing) ?? 0) + 1;
  turns.set(thing, turn);
  const mine = era;
  return () => (!personal || mine === era) && turns.get(thing) === turn;
}

/** Invalidates all pending calls: another person may use the page from now on. */
export function invalidatePendingCalls() {
  era += 1;
}
