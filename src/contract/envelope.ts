/** Shapes every endpoint shares. */

/** The envelope of every response (specification, section 7). */
export interface Envelope<Data = unknown> {
  code: number;
  data: Data;
  subCode: string | null;
  subMsg: string | null;
}

/** One endpoint of the contract: what goes in and what `data` holds on success. */
export interface Call {
  /** Path parameters, by the names in contract/endpoints. */
  params?: Record<string, string>;
  query?: object;
  body?: object;
  data: unknown;
}

/** Query of a list endpoint. */
export interface PageQuery {
  /** From 1. */
  pageNumber?: number;
  /** 10 unless told, at most 100. */
  pageSize?: number;
  /** `field:asc` or `field:desc`; the fields are whitelisted per endpoint. */
  sort?: string;
}

/** Answer of a list endpoint. */
export interface Page<Item> {
  list: Item[];
  total: number;
  pageNumber: number;
  pageSize: number;
}

/** A moment in ISO 8601 with offset. */
export type Instant = string;
