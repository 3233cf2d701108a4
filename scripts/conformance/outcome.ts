/** How a check ends, other than by passing. */

/** The server does something else than the contract says. */
export class Finding extends Error {}

/** Nothing was found out, for this reason. */
export class NotRun extends Error {}

/** The server lacks an endpoint. */
export class Missing extends NotRun {
  /**
   * @param call method and path of the contract
   * @param reply description of the response
   */
  constructor(
    readonly call: string,
    readonly reply: string,
  ) {
    super(`needs ${call}, which the server lacks`);
  }
}

/** The run itself cannot go on: no server, no way to sign in. */
export class CannotRun extends Error {}

/** The run was stopped. */
export class Interrupted extends CannotRun {}

/** Throws a finding unless `condition` holds. */
export function holds(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Finding(message);
}
