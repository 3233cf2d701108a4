/** The rows of the endpoint tables, and schemas that many rows share. */
import * as v from 'valibot';

/** One endpoint: method and path (`:name` marks a path parameter), and what `data` holds on success. */
export interface Endpoint<D = unknown> {
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  data: v.GenericSchema<unknown, D>;
}

/** The rows of one area, by endpoint name. */
export type EndpointRows = Record<string, Endpoint>;

/** An endpoint that answers nothing: whatever a server puts there is dropped. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/**
 * How personal data leaves the server (specification, 3.10). `masked` always; otherwise in full: `stepUp` within
 * 10 minutes of a step-up, `ownName` to the person who bears the name, and masked to others, `proven` to the visitor who
 * has just proved it, `trustedBrowser` to a browser that the person trusts, `company` to those whom the company permits the
 * call, `public` to everybody.
 */
export type Disclosure = 'masked' | 'stepUp' | 'ownName' | 'proven' | 'trustedBrowser' | 'company' | 'public';

/**
 * Marks personal data, in docs/openapi.json too. tests/contract/personalData.test.ts compares the responses of the mock
 * with the marks.
 */
export const disclosed = <Value>(disclosure: Disclosure) =>
  v.metadata<Value, { 'x-personal': Disclosure }>({ 'x-personal': disclosure });

/** A text of personal data. */
export const personal = (disclosure: Disclosure = 'masked') =>
  v.pipe(v.string(), disclosed<string>(disclosure));

/** An address or null. An empty text becomes null (specification, section 7). */
export const addressOrNull = v.nullable(v.string());

/** Yes or no. A success whose data is null counts as true (specification, section 7). */
export const flag = v.nullable(v.boolean(), true);

/**
 * A word of a list that may grow: a server that knows a newer one is not refused for it. Use picklist where the page
 * decides by the word.
 */
export const wordOf = <Word extends string>() => v.string() as unknown as v.GenericSchema<string, Word>;
