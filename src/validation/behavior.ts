/** The behavior record: its events in display order, and the days that can be queried. */

import { BEHAVIOR_LOOKBACK_DAYS } from '../constants';
import { addDays, countDays } from './days';

export const behaviorTypes = [
  'LOGIN',
  'LOGIN_FAIL',
  'LOGOUT',
  'STEP_UP',
  'SESSION_END',
  'REGISTER',
  'ACTIVATE',
  'PWD_CHANGE',
  'PWD_RESET',
  'UNFREEZE',
  'MOBILE_CHANGE',
  'EMAIL_CHANGE',
  'QUESTION_CHANGE',
  'PROFILE_CHANGE',
  'ADDRESS_CHANGE',
  'VERIFY',
  'LEVEL_UP',
  'BIND',
  'UNBIND',
  'CERT_BIND',
  'CERT_UNBIND',
  'PASSKEY_ADD',
  'PASSKEY_REMOVE',
  'AUTHENTICATOR_ADD',
  'AUTHENTICATOR_REMOVE',
  'RECOVERY_CODES',
  'BROWSER_TRUST',
  'BROWSER_TRUST_END',
  'PHRASE_CHANGE',
  'PHRASE_REMOVE',
  'PANIC',
  'PANIC_UNDO',
  'LOST_ACCESS_BEGIN',
  'LOST_ACCESS_STOP',
  'LOST_ACCESS_FINISH',
  'APP_GRANT',
  'APP_REVOKE',
  'HANDLER_ADD',
  'HANDLER_REMOVE',
  'AUTH_ADD',
  'AUTH_MODIFY',
  'AUTH_REVOKE',
  'ROLE_SWITCH',
  'APPEAL',
  'EXPORT',
  'CANCEL',
  'CANCEL_UNDO',
] as const;
export type BehaviorType = (typeof behaviorTypes)[number];
export const behaviorResults = ['SUCCESS', 'FAILURE'] as const;
export const behaviorDevices = ['desktop', 'mobile'] as const;

export interface DayRange {
  from?: string;
  to?: string;
}

/** Returns the first day that can be queried; the last one is `today`. */
export const getFirstBehaviorDay = (today: string): string => addDays(today, 1 - BEHAVIOR_LOOKBACK_DAYS);

/** Checks a range of days. A missing day means the first or last available day. */
export function checkDayRange(
  { from, to }: DayRange,
  today: string,
): 'RANGE_BACKWARDS' | 'RANGE_TOO_LONG' | null {
  if (from === undefined) return null;
  const days = countDays(from, to ?? today);
  if (days < 1) return 'RANGE_BACKWARDS';
  return days > BEHAVIOR_LOOKBACK_DAYS ? 'RANGE_TOO_LONG' : null;
}
