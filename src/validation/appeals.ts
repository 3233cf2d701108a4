/** Appeals: reasons, states and ticket numbers (`AP`, the date and 13 characters). */
import { normalizeDocumentNumber } from './documents';
import { isOneOf } from './isOneOf';
import type { Problem } from './problem';

/** In display order. */
export const appealReasons = [
  'MOBILE_LOST',
  'MOBILE_TAKEN',
  'ID_REGISTERED',
  'ACCOUNT_STOLEN',
  'LOCKED_OUT',
  'NAME_CHANGED',
  'VERIFY_FAILED',
  'LEGAL_REP_CHANGED',
  'HANDLER_LEFT',
  'OTHER',
] as const;
export type AppealReason = (typeof appealReasons)[number];

/** In the order of an appeal's progress. */
export const appealStates = [
  'SUBMITTED',
  'REVIEWING',
  'NEED_MORE',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
  'CLOSED',
] as const;
export type AppealState = (typeof appealStates)[number];

export const isAppealReason = isOneOf(appealReasons);
export const isAppealState = isOneOf(appealStates);

/** The random characters of a ticket number: Crockford's base 32, without I, L, O and U. */
export const TICKET_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const TICKET_CHARACTERS = 13;
const TICKET_FORM = new RegExp(`^AP\\d{8}[${TICKET_ALPHABET}]{${TICKET_CHARACTERS}}$`);

/** Normalizes a ticket number: removes hyphens, and replaces O, I and L by the digits that they resemble. */
export const normalizeTicket = (input: string): string =>
  normalizeDocumentNumber(input)
    .replace(/\p{Dash}/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** Formats a ticket number in groups, for users who read it aloud or copy it by hand. */
export const formatTicket = (ticket: string): string =>
  TICKET_FORM.test(ticket) ? ticket.replace(/^(.{10})(.{5})(.{4})(.{4})$/, '$1-$2-$3-$4') : ticket;

/** Checks a typed ticket number. */
export function checkTicket(input: string): Problem {
  const ticket = normalizeTicket(input);
  if (ticket === '') return 'validation.ticket.required';
  return TICKET_FORM.test(ticket) ? null : 'validation.ticket.format';
}
