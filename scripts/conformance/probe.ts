/** Values and records for the checks of one endpoint that do not follow from its contract. */
import type { SubCodeName } from '@/contract/subCodes';
import type { CheckContext } from './checkContext';
import type { Sent, Visitor } from './client';

/** A caller, and the path parameters of one of its records. */
export interface Own {
  visitor: Visitor;
  params: Record<string, string>;
}

/** A call that is refused, but not by its schema. */
export interface RefusedCall {
  sent: Sent;
  subCode: SubCodeName | readonly SubCodeName[];
  /** The fields that a 422 names. */
  fields?: string[];
}

export interface Probe {
  /** The query of a read that succeeds. The derived one has only required fields, which may find no rows. */
  query?: Record<string, string>;
  /** A call that succeeds and changes nothing. Reads without an id in their path need none. */
  valid?: (ctx: CheckContext) => Promise<{ visitor: Visitor; sent?: Sent }>;
  /** Calls that are refused without a change; as the account on /authApi, else as a new visitor. */
  refused?: RefusedCall[];
  /** A record and its owner, null for none. The second account gets a 404 for it. */
  own?: (ctx: CheckContext) => Promise<Own | null>;
}

/** A call that is refused by a 422 with these fields. */
export const wrongFields = (sent: Sent, ...fields: string[]): RefusedCall => ({
  sent,
  subCode: 'FIELDS_WRONG',
  fields,
});
