/** The appeal that was just submitted, kept in this tab: a reload must not lose its ticket number. */
import type { Data } from '@/contract';
import { isRecord } from '@/utils/isRecord';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

export type SubmittedAppeal = Data<'makeAppeal'>;

const NAME = 'appealMade';
/** What the lookup form keeps in this tab; it begins with the appeal submitted last. */
export const LOOKUP_DRAFT = 'appealLookUp';
export const LOOKUP_DRAFT_FIELDS = ['ticket', 'region', 'mobile'] as const;

const isSubmittedAppeal = (value: unknown): value is SubmittedAppeal =>
  isRecord(value) && typeof value.ticket === 'string' && typeof value.submittedAt === 'string';

/** The appeal this tab submitted last; null where there is none, or the stored value is damaged. */
export function readSubmittedAppeal(): SubmittedAppeal | null {
  const kept = readTabState(NAME);
  return isSubmittedAppeal(kept) ? kept : null;
}

export const saveSubmittedAppeal = ({ ticket, submittedAt }: SubmittedAppeal) =>
  writeTabState(NAME, { ticket, submittedAt });

export const clearSubmittedAppeal = () => clearTabState(NAME);

/** Stores what the lookup form begins with: a ticket number, and the contact's mobile number. */
export const saveLookupDraft = (ticket: string, contact: { region: string; mobile: string }) =>
  writeTabState(LOOKUP_DRAFT, { ticket, ...contact });
