/** Request of the passwords that are known from data leaks. */
import * as v from 'valibot';
import { BREACHED_RANGE_CALLS_MAX, BREACHED_RANGE_STEP } from '../../constants';
import type { passwordsEndpoints } from '../passwords';
import type { RequestsFor } from './request';

/** Hexadecimal digits of a prefix. */
const PREFIX_LENGTH = 5;

export const passwordsRequests = {
  breachedRange: {
    summary: `Lists SHA-1 hashes of breached passwords by their first five digits, a multiple of ${BREACHED_RANGE_STEP}.`,
    query: v.object({
      prefix: v.pipe(v.string(), v.maxLength(PREFIX_LENGTH), v.regex(/^[0-9A-F]{5}$/)),
    }),
    limits: `${BREACHED_RANGE_CALLS_MAX.visitor} calls of a visitor and ${BREACHED_RANGE_CALLS_MAX.address} of a network address within 10 minutes.`,
  },
} satisfies RequestsFor<typeof passwordsEndpoints>;
