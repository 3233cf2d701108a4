import type { AppealReason } from '@/contract';

/** Where somebody appeals whom nothing else helps, the reason filled in. */
export const getAppealPath = (reason: AppealReason): string => `/uaa/appeal?reason=${reason}`;
