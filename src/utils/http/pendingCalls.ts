/** Detects outdated responses: to an earlier call for the same data, or for another user. */

/** Number of calls by the name of their data. */
const counts = new Map<string, number>();
/** Number of sign-ins and sign-outs. A response to an earlier call may be about another user. */
let identityEpoch = 0;

/**
 * Records a new call for the data `name`. Returns a function that returns whether the call is still the latest one. With
 * `personal: false` a sign-in or sign-out does not outdate it.
 */
export function startLatest(name: string, { personal = true } = {}): () => boolean {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  const epoch = identityEpoch;
  return () => (!personal || epoch === identityEpoch) && counts.get(name) === count;
}

/** Outdates all pending calls: another user may use the page from now on. */
export function invalidatePendingCalls() {
  identityEpoch += 1;
}
