import { GRANT_WARNING } from '@/constants';
import type { Instant } from '@/contract';
import { getNow } from '@/utils/serverClock';

/** Whether the grant expires within two weeks, by the server's clock. */
export const isExpiring = (expiresAt: Instant): boolean => Date.parse(expiresAt) - getNow() <= GRANT_WARNING;
