/** Input of the lookup form, stored in this tab; prefilled with the appeal that was submitted or viewed last. */
import { writeTabState } from '@/utils/storage/tabStorage';

export const LOOKUP_DRAFT = 'appealLookUp';
export const LOOKUP_DRAFT_FIELDS = ['ticket', 'region', 'mobile'] as const;

/** Stores the initial values of the lookup form: ticket number and contact's mobile number. */
export const saveLookupDraft = (ticket: string, contact: { region: string; mobile: string }) =>
  writeTabState(LOOKUP_DRAFT, { ticket, ...contact });
