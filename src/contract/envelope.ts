/** Types that every endpoint shares. */

/** The envelope of every response (specification, section 7). */
export interface Envelope<Data = unknown> {
  code: number;
  data: Data;
  subCode: string | null;
  subMsg: string | null;
}

/** Query of a list endpoint. */
export interface PageQuery {
  /** Starts at 1. */
  pageNumber?: number;
  /** 10 by default, at most 100. */
  pageSize?: number;
  /** `field:asc` or `field:desc`; each endpoint defines the allowed fields. */
  sort?: string;
}

/** Response of a list endpoint. */
export interface Page<Item> {
  list: Item[];
  total: number;
  pageNumber: number;
  pageSize: number;
}

/** An instant in ISO 8601 with offset. */
export type Instant = string;
