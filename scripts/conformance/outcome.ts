/** The outcomes of a check that does not pass. */

/** The server does not follow the contract. */
export class Finding extends Error {}

/** The check could not run, for this reason. */
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

/** The run cannot continue: the server does not respond, or the account cannot sign in. */
export class CannotRun extends Error {}

/** The run was stopped. */
export class Interrupted extends CannotRun {}

/** Throws a finding unless `condition` holds. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Finding(message);
}
