/** Authorizations between people: states, matters and days. */

import { AUTHORIZATION_DAYS_MAX, CHANGE_REASON_MAX, CHANGE_REASON_MIN, DAY } from '../constants';
import { isAccount, readMobileName } from './fields';
import { isOneOf } from './isOneOf';
import { isWellFormed } from './text';

/** In display order. */
export const authorizationMatters = [
  'IDENTITY',
  'SOCIAL_SECURITY',
  'PROVIDENT_FUND',
  'VEHICLE',
  'TAX',
  'APPOINTMENT',
] as const;
/** The matters in which one person can act for another. */
export type AuthorizationMatter = (typeof authorizationMatters)[number];

/** In the order of an authorization's progress. */
export const authorizationStates = [
  'PENDING',
  'ACTIVE',
  'SUSPENDED',
  'REJECTED',
  'CANCELLED',
  'REVOKED',
  'EXPIRED',
] as const;
export type AuthorizationState = (typeof authorizationStates)[number];

export const authorizationDirections = ['given', 'received'] as const;
/** The direction, as seen by the user. */
export type AuthorizationDirection = (typeof authorizationDirections)[number];

export const authorizationActions = ['accept', 'reject', 'cancel', 'revoke'] as const;
/** accept, reject: by the grantee. cancel: by the grantor, while pending. revoke: by either. */
export type AuthorizationAction = (typeof authorizationActions)[number];

export const isAuthorizationState = isOneOf(authorizationStates);
export const isDirection = isOneOf(authorizationDirections);

/** Whether a text has the form of an account name or a mobile number, as at sign-in. */
export const isGranteeId = (value: string): boolean => isAccount(value) || readMobileName(value) !== null;

const daysBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / DAY;

/** Checks the first day. Days are YYYY-MM-DD; `today` is the day in China. */
export const checkStartDay = (start: string, today: string): 'past' | null => (start < today ? 'past' : null);

/** Checks the last day of a period that begins on `start`; both days are inclusive. */
export function checkEndDay(start: string, end: string): 'backwards' | 'long' | null {
  if (end < start) return 'backwards';
  return daysBetween(start, end) > AUTHORIZATION_DAYS_MAX ? 'long' : null;
}

/**
 * Checks a new last day for an existing authorization. The maximum of a year starts at the first day, or at `today`
 * if the period has begun.
 */
export function checkChangedEndDay(
  start: string,
  end: string,
  today: string,
): 'past' | 'backwards' | 'long' | null {
  if (end < start) return 'backwards';
  if (end < today) return 'past';
  return checkEndDay(start > today ? start : today, end);
}

/** Checks the reason of a change; the length counts characters without leading and trailing blanks. */
export function checkChangeReason(reason: string): 'required' | 'short' | 'long' | 'text' | null {
  const { length } = [...reason.trim()];
  if (length === 0) return 'required';
  if (length < CHANGE_REASON_MIN) return 'short';
  if (length > CHANGE_REASON_MAX) return 'long';
  return isWellFormed(reason) ? null : 'text';
}
