/** Stores the submitted appeal in this tab, so that a reload does not lose its ticket number. */
import type { Data } from '@/contract';
import { isRecord } from '@/utils/isRecord';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

export type SubmittedAppeal = Data<'makeAppeal'>;

const NAME = 'appealMade';
/** Tab storage of the lookup form; prefilled with the appeal submitted last. */
export const LOOKUP_DRAFT = 'appealLookUp';
export const LOOKUP_DRAFT_FIELDS = ['ticket', 'region', 'mobile'] as const;

const isSubmittedAppeal = (value: unknown): value is SubmittedAppeal =>
  isRecord(value) && typeof value.ticket === 'string' && typeof value.submittedAt === 'string';

/** Returns the appeal that this tab submitted last; null if there is none or the stored value is invalid. */
export function readSubmittedAppeal(): SubmittedAppeal | null {
  const kept = readTabState(NAME);
  return isSubmittedAppeal(kept) ? kept : null;
}

export const saveSubmittedAppeal = ({ ticket, submittedAt }: SubmittedAppeal) =>
  writeTabState(NAME, { ticket, submittedAt });

export const clearSubmittedAppeal = () => clearTabState(NAME);

/** Stores the initial values of the lookup form: ticket number and contact's mobile number. */
export const saveLookupDraft = (ticket: string, contact: { region: string; mobile: string }) =>
  writeTabState(LOOKUP_DRAFT, { ticket, ...contact });
