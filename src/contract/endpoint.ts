/** The rows of the endpoint tables, and schemas that many rows share. */
import * as v from 'valibot';

/** One endpoint: method and path (`:name` is a path parameter), and the schema of `data` on success. */
export interface Endpoint<D = unknown> {
  call: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;
  data: v.GenericSchema<unknown, D>;
}

/** The rows of one area, by endpoint name. */
export type EndpointRows = Record<string, Endpoint>;

/** `data` of an endpoint that returns nothing: any value of the server is discarded. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/**
 * How the server returns personal data (specification, 3.10). `masked`: always masked. Unmasked: `stepUp` within 10
 * minutes after a step-up, `ownName` for the person with this name (masked for others), `proven` for the visitor who
 * has just proved it, `trustedBrowser` in a browser that the user trusts, `company` for roles with the permission for
 * the endpoint, `public` for everyone.
 */
export type Disclosure = 'masked' | 'stepUp' | 'ownName' | 'proven' | 'trustedBrowser' | 'company' | 'public';

/**
 * Marks personal data, also in docs/openapi.json. tests/contract/personalData.test.ts compares the responses of the
 * mock with the marks.
 */
export const disclosed = <Value>(disclosure: Disclosure) =>
  v.metadata<Value, { 'x-personal': Disclosure }>({ 'x-personal': disclosure });

/** A text with personal data. */
export const personal = (disclosure: Disclosure = 'masked') =>
  v.pipe(v.string(), disclosed<string>(disclosure));

/** An address or null. An empty text becomes null (specification, section 7). */
export const addressOrNull = v.nullable(v.string());

/** A boolean. A success whose data is null counts as true (specification, section 7). */
export const flag = v.nullable(v.boolean(), true);

/**
 * A value of a list that may grow: values of newer servers are accepted. Use picklist if the page depends on the
 * value.
 */
export const openEnum = <Value extends string>() => v.string() as unknown as v.GenericSchema<string, Value>;
