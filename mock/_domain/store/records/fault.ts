/** Record of a fault that a test has set. */
import type { EndpointName } from '../../../../src/contract';
import type { endpoints } from '../../../../src/contract/endpoints';

/** A simulated failure and the requests that it affects. */
export interface OrderedFault {
  /** 'METHOD /path' as in src/contract/endpoints. */
  endpoint: (typeof endpoints)[EndpointName];
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  /** A text is sent as it is, anything else as JSON. */
  body?: unknown;
  delayMs?: number;
  /** Whether the connection is cut instead of a response. */
  cut?: boolean;
  /** How many more requests it affects; all if missing. */
  times?: number;
}
