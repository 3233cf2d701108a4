/** The behavior record: its events in the order they are offered, and the days that can be looked up. */

import type { BehaviorResult, BehaviorRow, BehaviorType } from '@/contract';
import { BEHAVIOR_LOOKBACK_DAYS } from '../constants';
import { addDays, countDays } from './days';

/** A Record, so that the compiler misses none. */
const types: Record<BehaviorType, true> = {
  LOGIN: true,
  LOGIN_FAIL: true,
  LOGOUT: true,
  STEP_UP: true,
  SESSION_END: true,
  REGISTER: true,
  ACTIVATE: true,
  PWD_CHANGE: true,
  PWD_RESET: true,
  UNFREEZE: true,
  MOBILE_CHANGE: true,
  EMAIL_CHANGE: true,
  QUESTION_CHANGE: true,
  PROFILE_CHANGE: true,
  ADDRESS_CHANGE: true,
  VERIFY: true,
  LEVEL_UP: true,
  BIND: true,
  UNBIND: true,
  CERT_BIND: true,
  CERT_UNBIND: true,
  APP_GRANT: true,
  APP_REVOKE: true,
  HANDLER_ADD: true,
  HANDLER_REMOVE: true,
  AUTH_ADD: true,
  AUTH_MODIFY: true,
  AUTH_REVOKE: true,
  ROLE_SWITCH: true,
  APPEAL: true,
  EXPORT: true,
  CANCEL: true,
  CANCEL_UNDO: true,
};
export const behaviorTypes = Object.keys(types) as BehaviorType[];
export const behaviorResults: readonly BehaviorResult[] = ['SUCCESS', 'FAILURE'];
export const behaviorDevices: readonly BehaviorRow['device'][] = ['desktop', 'mobile'];

export interface DayRange {
  from?: string;
  to?: string;
}

/** The first day that can be looked up on `today`, which is the last of them. */
export const getFirstBehaviorDay = (today: string): string => addDays(today, 1 - BEHAVIOR_LOOKBACK_DAYS);

/**
 * What is wrong with a range of days, or null. An end that is not given is the end of what can be looked up;
 * a start that is given counts up to today.
 */
export function checkDayRange(
  { from, to }: DayRange,
  today: string,
): 'RANGE_BACKWARDS' | 'RANGE_TOO_LONG' | null {
  if (from === undefined) return null;
  const days = countDays(from, to ?? today);
  if (days < 1) return 'RANGE_BACKWARDS';
  return days > BEHAVIOR_LOOKBACK_DAYS ? 'RANGE_TOO_LONG' : null;
}
