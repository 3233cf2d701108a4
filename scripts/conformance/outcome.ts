/** How a check ends, other than by passing. */

/** The server does something else than the contract says. */
export class Finding extends Error {}

/** Nothing was found out, for this reason. */
export class NotRun extends Error {}

/** The run itself cannot go on: no server, no way to sign in. */
export class CannotRun extends Error {}

/** The run was stopped. */
export class Interrupted extends CannotRun {}

/** Throws a finding unless `condition` holds. */
export function holds(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Finding(message);
}
