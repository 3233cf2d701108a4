/** Record of a fault that a test has ordered. */
import type { EndpointName, endpoints } from '../../../../src/contract/endpoints';

export interface OrderedFault {
  /** 'METHOD /path' as in services/endpoints.ts. */
  endpoint: (typeof endpoints)[EndpointName];
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  /** A string goes out as it is, anything else as JSON. */
  body?: unknown;
  delayMs?: number;
  /** Cuts the connection instead of answering. */
  cut?: boolean;
  /** How many more requests it hits; without it, all of them. */
  times?: number;
}
