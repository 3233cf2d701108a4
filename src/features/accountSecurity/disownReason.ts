/** After "this wasn't me", the address of the password page contains the reason, one of two known values. */
import { CHANGE_PASSWORD_PATH } from '@/utils/routing/paths';

const reasons = { ended: 'behavior.disowned.ended', noted: 'behavior.disowned.noted' } as const;

/**
 * Returns the path of the password page after a record was disowned; `ended`: its session still existed and was
 * ended.
 */
export const getPasswordPathAfterDisown = (ended: boolean): string =>
  `${CHANGE_PASSWORD_PATH}?${new URLSearchParams({ disowned: ended ? 'ended' : 'noted' })}`;

/** Returns the message key of the reason in an address; undefined if missing or unknown. */
export function readDisownReason(search: string): (typeof reasons)[keyof typeof reasons] | undefined {
  const reason = new URLSearchParams(search).get('disowned') ?? '';
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : undefined;
}
