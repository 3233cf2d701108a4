/**
 * A row of the request tables. The mock validates by these schemas, and docs/openapi.json is generated from them.
 * Pages must not load them: `src/contract/<area>.ts` has what a page needs.
 */
import type * as v from 'valibot';
import type { CompanyPermission } from '../roleValues';
import type { SubCodeName } from '../subCodes';

export interface EndpointRequest {
  /** One sentence about the call, such as "Lists the addresses." */
  summary: string;
  /** Values of a query are text; a number of the schema is read from its digits. */
  query?: v.GenericSchema<object, object>;
  /** A write without a body schema gets `{}`. */
  body?: v.GenericSchema<object, object>;
  /** Chooses the schema of the body where the query decides; `body` is the union of these schemas. */
  bodyFor?: (query: Record<string, unknown>) => v.GenericSchema<object, object>;
  /** Whether the body is multipart, with one part `file`. It has no schema. */
  isUpload?: true;
  /** Business refusals. Every call may also answer 422 for its fields, and 401 below /authApi. */
  refusals?: readonly SubCodeName[];
  /**
   * Refusals of single fields in a 422, by field name, besides FIELD_REQUIRED, FIELD_FORMAT and FIELD_TOO_LONG. `*` stands
   * for the place in a list.
   */
  fieldRefusals?: Readonly<Record<string, readonly SubCodeName[]>>;
  /**
   * The callers, if a session is not enough: accounts of the user type `person`, or the permissions of the role in
   * the path; if there are several, the action in the body selects one (docs/api.md, Capacities). 403 for others.
   */
  role?: 'person' | readonly CompanyPermission[];
  /** Limits of this call in one sentence. Beyond them it answers 429 unless the sentence says otherwise. */
  limits?: string;
  /** Whether the body names a record that may be unknown or another user's (404). One in the path always may. */
  namesRecord?: true;
  /**
   * Whether the person has to confirm who they are first (428): always, if the account has an authenticator app, or if the
   * application asks for another proof.
   */
  stepUp?: true | 'withFactor' | 'forApplication';
}

/** The requests of one area: one for each row of its endpoint table. */
export type RequestsFor<Rows> = { [Name in keyof Rows]: EndpointRequest };
