/** The appeal just made, kept in this tab: its ticket number must not be lost to a reload. */
import type { Data } from '@/contract';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

export type SubmittedAppeal = Data<'makeAppeal'>;

const NAME = 'appealMade';
/** What the form of the lookup keeps: filled in with the appeal just made. */
export const LOOKUP_DRAFT = 'appealLookUp';
export const LOOKUP_DRAFT_FIELDS = ['ticket', 'region', 'mobile'] as const;

const isSubmittedAppeal = (value: unknown): value is SubmittedAppeal =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SubmittedAppeal).ticket === 'string' &&
  typeof (value as SubmittedAppeal).submittedAt === 'string';

export function readSubmittedAppeal(): SubmittedAppeal | null {
  const kept = readTabState(NAME);
  return isSubmittedAppeal(kept) ? kept : null;
}

export const saveSubmittedAppeal = ({ ticket, submittedAt }: SubmittedAppeal) =>
  writeTabState(NAME, { ticket, submittedAt });

export const clearSubmittedAppeal = () => clearTabState(NAME);

/** Fills the lookup in. */
export const saveLookupDraft = (ticket: string, contact: { region: string; mobile: string }) =>
  writeTabState(LOOKUP_DRAFT, { ticket, ...contact });
