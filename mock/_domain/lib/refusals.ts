/** The errors by which a handler refuses a request. */
import { type SubCodeName, subCodes } from '../../../src/contract/subCodes';

/** A business refusal: HTTP 200 with a subCode. `values` fill the message, `data` is that of the envelope. */
export class Refusal extends Error {
  constructor(
    readonly subCode: SubCodeName,
    readonly values: Record<string, string | number> = {},
    readonly data: unknown = null,
  ) {
    super(subCode);
  }
}

/** A refusal with its own HTTP status, in the same envelope. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: number,
    readonly subCode: SubCodeName,
    readonly data: unknown = null,
    readonly headers: Record<string, string> = {},
  ) {
    super(subCode);
  }
}

/** Returns the record that a search has found. Throws a 404 if it has found none. */
export function getFound<T>(record: T | undefined): T {
  if (record === undefined) throw new HttpRefusal(404, 'NOT_FOUND');
  return record;
}

/** The name of the subCode of each wrong field. Fields without one are right. */
type WrongFields = Record<string, SubCodeName | false | null | undefined>;

/** Throws one 422 with the subCodes of all wrong fields, if there are any. */
export function assertNoneWrong(fields: WrongFields): void {
  const wrong = Object.entries(fields).flatMap(([field, name]) => (name ? [[field, subCodes[name]]] : []));
  if (wrong.length > 0) throw new HttpRefusal(422, 'FIELDS_WRONG', Object.fromEntries(wrong));
}

/** Returns a 422 for one field, for errors that depend on stored records. */
export const wrongField = (name: string, subCode: SubCodeName): HttpRefusal =>
  new HttpRefusal(422, 'FIELDS_WRONG', { [name]: subCodes[subCode] });

/** A polled result is pending: no failure, and the page shows no message (docs/specification.md 8.1). */
export class Waiting extends Error {}
