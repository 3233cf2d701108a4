/** What is asked of one endpoint, whatever its area. `probes/` has a row for each. */
import type { SubCodeName } from '@/contract/subCodes';
import type { Sent, Visitor } from './client';
import { type Kit, unknownId } from './kit';

export type Params = Record<string, string>;

/** Somebody, and the path parameters of a record of theirs. */
export interface Own {
  visitor: Visitor;
  params: Params;
}

/** A call whose answer is known to be a refusal. */
export interface RefusedCall {
  sent: Sent;
  subCode: SubCodeName | readonly SubCodeName[];
  /** The fields that a 422 names. */
  fields?: string[];
}

export interface Probe {
  /** A call that succeeds and changes nothing, or the reason why there is none (as NotRun). */
  valid?: (kit: Kit) => Promise<{ visitor: Visitor; sent?: Sent }>;
  /** Calls that are refused without a change; as the account on /authApi, else as a new visitor. */
  refused?: RefusedCall[];
  /** Path parameters that nobody has: a 404. */
  unknown?: Params;
  /** What goes with them, {} unless told. */
  body?: object;
  /** A record and whose it is, null for none; for the second account it is a 404. */
  own?: (kit: Kit) => Promise<Own | null>;
  /** Takes pageNumber and pageSize. */
  list?: { query?: Record<string, string>; sorts?: string[] };
  /** `{}` is enough to do it: a forged call is sent without a session, so that it does nothing where it gets through. */
  actsAtOnce?: true;
}

/** A call for everybody that succeeds as it is, or with this query. */
export const visitorRead = (query?: Record<string, string>): Probe => ({
  valid: async (kit) => ({ visitor: kit.visitor(), sent: { query } }),
});

/** A call that reads something of the signed-in person's. */
export const memberRead = (query?: Record<string, string>): Probe => ({
  valid: async (kit) => ({ visitor: await kit.member(), sent: { query } }),
});

/** A list of the signed-in person's, in pages. `sorts` are the fields it can be sorted by. */
export const memberList = (query?: Record<string, string>, sorts?: string[]): Probe => ({
  ...memberRead(query),
  list: { query, sorts },
});

/** One record of the signed-in person's. `own` finds one. */
export const memberRecord = (own: NonNullable<Probe['own']>, ...names: string[]): Probe => ({
  own,
  unknown: paramsOf(names),
});

/** A query that a 422 refuses at these fields. */
export const wrongQuery = (query: Record<string, string>, ...fields: string[]): RefusedCall => ({
  sent: { query },
  subCode: 'FIELDS_WRONG',
  fields,
});

/** A write that a body without its fields makes a 422. */
export const write = (fields: string[], body: unknown = {}): Probe => ({
  refused: [{ sent: { body }, subCode: 'FIELDS_WRONG', fields }],
});

/** A write that names records by path parameters; nobody has these. */
export const writeOf = (...names: string[]): Probe => ({ unknown: paramsOf(names) });

/** A write that needs nothing but a session: it is never called with one. */
export const act: Probe = { actsAtOnce: true };

/** A call that is refused for a value that nobody has. */
export const unknownValue = (sent: Sent, subCode: RefusedCall['subCode']): Probe => ({
  refused: [{ sent, subCode }],
});

/** A form without a file. */
export function emptyForm(): FormData {
  const form = new FormData();
  form.append('nothing', '');
  return form;
}

const paramsOf = (names: string[]): Params =>
  Object.fromEntries((names.length > 0 ? names : ['id']).map((name) => [name, unknownId()]));
