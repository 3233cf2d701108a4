/** Appeals: why people make them, how they can stand, and their ticket numbers: `AP`, the date and six digits. */
import type { AppealReason, AppealState } from '@/contract';
import { normalizeDocumentNumber } from './documents';
import type { Problem } from './problem';

/** In the order in which they are offered. */
export const appealReasons: readonly AppealReason[] = [
  'MOBILE_LOST',
  'MOBILE_TAKEN',
  'ID_REGISTERED',
  'ACCOUNT_STOLEN',
  'NAME_CHANGED',
  'VERIFY_FAILED',
  'LEGAL_REP_CHANGED',
  'HANDLER_LEFT',
  'OTHER',
];

/** In the order in which they follow each other. */
export const appealStates: readonly AppealState[] = [
  'SUBMITTED',
  'REVIEWING',
  'NEED_MORE',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
  'CLOSED',
];

export const isAppealReason = (value: unknown): value is AppealReason =>
  appealReasons.some((reason) => reason === value);

export const isAppealState = (value: unknown): value is AppealState =>
  appealStates.some((state) => state === value);

/** The number as the portal writes it: as documents' numbers are normalized. */
export const normalizeTicket = normalizeDocumentNumber;

/** What is wrong with a ticket number, or null; takes it as it was typed. */
export function checkTicket(input: string): Problem {
  const ticket = normalizeTicket(input);
  if (ticket === '') return 'validation.ticket.required';
  return /^AP\d{14}$/.test(ticket) ? null : 'validation.ticket.format';
}
