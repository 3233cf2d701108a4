/**
 * Stores in this tab the submitted appeal, so that a reload does not lose its ticket number, and the input of the
 * lookup form, which is prefilled with the appeal that was submitted or viewed last.
 */
import type { Data } from '@/contract';
import { isRecord } from '@/utils/isRecord';
import { clearTabState, readTabState, writeTabState } from '@/utils/storage/tabStorage';

export type SubmittedAppeal = Data<'makeAppeal'>;

const TAB_STATE_KEY = 'appealMade';

const isSubmittedAppeal = (value: unknown): value is SubmittedAppeal =>
  isRecord(value) && typeof value.ticket === 'string' && typeof value.submittedAt === 'string';

/** Returns the appeal that this tab submitted last; null if there is none or the stored value is invalid. */
export function readSubmittedAppeal(): SubmittedAppeal | null {
  const stored = readTabState(TAB_STATE_KEY);
  return isSubmittedAppeal(stored) ? stored : null;
}

export const saveSubmittedAppeal = ({ ticket, submittedAt }: SubmittedAppeal) =>
  writeTabState(TAB_STATE_KEY, { ticket, submittedAt });

export const clearSubmittedAppeal = () => clearTabState(TAB_STATE_KEY);

/** Name and fields of the lookup form's input. */
export const LOOKUP_DRAFT = 'appealLookUp';
export const LOOKUP_DRAFT_FIELDS = ['ticket', 'region', 'mobile'] as const;

/** Stores the initial values of the lookup form: ticket number and contact's mobile number. */
export const saveLookupDraft = (ticket: string, contact: { region: string; mobile: string }) =>
  writeTabState(LOOKUP_DRAFT, { ticket, ...contact });
