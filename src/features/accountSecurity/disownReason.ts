/** After "this wasn't me" the address of the password page carries the reason, as one of two known words. */
import { CHANGE_PASSWORD_PATH } from '@/utils/routing/paths';

const reasons = { ended: 'behavior.disowned.ended', noted: 'behavior.disowned.noted' } as const;

/** Where a new password is chosen after a record was disowned; `ended`: its session was still there. */
export const getPasswordPathAfterDisown = (ended: boolean): string =>
  `${CHANGE_PASSWORD_PATH}?${new URLSearchParams({ disowned: ended ? 'ended' : 'noted' })}`;

/** Message key of the reason an address gives; undefined for none, and for words that are not ours. */
export function readDisownReason(search: string): (typeof reasons)[keyof typeof reasons] | undefined {
  const reason = new URLSearchParams(search).get('disowned') ?? '';
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : undefined;
}
