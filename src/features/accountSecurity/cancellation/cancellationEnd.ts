/** Hands the end of a canceled account over to the page that shows it: everybody is signed out by then. */
import type { Instant } from '@/contract';
import { CANCELLED_PATH } from '@/utils/routing/paths';
import { replaceWith } from '@/utils/routing/redirect';
import { clearPersonalData } from '@/utils/storage/clearPersonalData';
import { forgetAllDrafts } from '@/utils/storage/drafts';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

const KEPT = 'canceled';

/** Goes to the page that says until when signing in undoes it. In this tab alone, so that no link can say it. */
export function goToCanceledPage(endsAt: Instant) {
  clearPersonalData();
  forgetAllDrafts();
  writeTabState(KEPT, endsAt);
  replaceWith(CANCELLED_PATH);
}

/** When the account ends that was canceled in this tab; null where none was. */
export function readCancellationEnd(): Instant | null {
  const kept = readTabState(KEPT);
  return typeof kept === 'string' && !Number.isNaN(Date.parse(kept)) ? kept : null;
}

/** The person goes on to sign in: there is nothing more to tell. */
export const clearCancellationEnd = () => clearTabState(KEPT);
