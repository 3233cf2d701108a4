/** What a handler throws when the answer is no. */
import type { SubCodeName } from '../../../src/contract/subCodes';

/** A business refusal: HTTP 200 with a subCode and its words. `values` fill the words' placeholders. */
export class Refusal extends Error {
  constructor(
    readonly subCode: SubCodeName,
    readonly values: Record<string, string | number> = {},
    readonly data: unknown = null,
  ) {
    super(subCode);
  }
}

/** A refusal with an HTTP status of its own, in the same envelope. */
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

/** Nothing wrong, only not yet: the one answer that shows no notice (specification, section 8). */
export class Waiting extends Error {}
