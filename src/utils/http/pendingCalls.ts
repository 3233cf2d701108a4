/** Ignores outdated responses: of an earlier call for the same thing, or for another user. */

const turns = new Map<string, number>();
/** Number of sign-ins and sign-outs. A response to an earlier call may be about another user. */
let identityEpoch = 0;

/**
 * Starts a call for `thing`. Returns a function that returns whether the call is still the latest one. With
 * `personal: false` a sign-in or sign-out does not outdate it.
 */
export function startLatest(thing: string, { personal = true } = {}): () => boolean {
  const turn = (turns.get(thing) ?? 0) + 1;
  turns.set(thing, turn);
  const mine = identityEpoch;
  return () => (!personal || mine === identityEpoch) && turns.get(thing) === turn;
}

/** Outdates all pending calls: another user may use the page from now on. */
export function invalidatePendingCalls() {
  identityEpoch += 1;
}
