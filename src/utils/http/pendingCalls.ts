/** Late answers: which of several calls for the same thing still counts. */

const turns = new Map<string, number>();
/** Counts sign-ins and sign-outs: what was asked for before one is nobody's business after it. */
let era = 0;

/**
 * Begins a call for `thing`. The function it returns says whether its answer still counts. What is nobody's
 * (`personal: false`) counts whoever is there by then.
 */
export function beginCall(thing: string, { personal = true } = {}): () => boolean {
  const turn = (turns.get(thing) ?? 0) + 1;
  turns.set(thing, turn);
  const mine = era;
  return () => (!personal || mine === era) && turns.get(thing) === turn;
}

/** Outdates every call under way: the person may be another from now on. */
export function invalidatePendingCalls() {
  era += 1;
}
