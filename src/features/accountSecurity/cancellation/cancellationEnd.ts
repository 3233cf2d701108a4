/** Passes the end date of a canceled account to the page that shows it, because the user is signed out by then. */
import type { Instant } from '@/contract';
import { CANCELLED_PATH } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { forgetAllDrafts } from '@/utils/storage/drafts';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

const TAB_STATE_KEY = 'canceled';

/**
 * Navigates to the page with the deadline for undoing the cancellation. The date is stored in this tab only, so that
 * no link can forge it.
 */
export function goToCanceledPage(endsAt: Instant) {
  clearPersonalData();
  forgetAllDrafts();
  writeTabState(TAB_STATE_KEY, endsAt);
  replaceWith(CANCELLED_PATH);
}

/** Returns the end date of the account that was canceled in this tab; null otherwise. */
export function readCancellationEnd(): Instant | null {
  const stored = readTabState(TAB_STATE_KEY);
  return typeof stored === 'string' && !Number.isNaN(Date.parse(stored)) ? stored : null;
}

/** Clears the stored date once the user signs in again. */
export const clearCancellationEnd = () => clearTabState(TAB_STATE_KEY);
