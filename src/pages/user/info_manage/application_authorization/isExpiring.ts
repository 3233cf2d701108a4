import { GRANT_WARNING } from '@/constants';
import type { Instant } from '@/contract';
import { getServerTime } from '@/utils/serverClock';

/** Whether it ends within two weeks, by the server's clock. */
export const isExpiring = (expiresAt: Instant): boolean =>
  Date.parse(expiresAt) - (getServerTime() ?? Date.now()) <= GRANT_WARNING;
