/** The query parameter `disowned` of the password page: why the page is shown after "this wasn't me". */
import { CHANGE_PASSWORD_PATH } from '@/utils/routing/paths';

const reasons = { ended: 'behavior.disowned.ended', noted: 'behavior.disowned.noted' } as const;

/** Returns the path of the password page after a record was disowned. `ended`: whether this has ended a session. */
export const getPasswordPathAfterDisown = (ended: boolean): string =>
  `${CHANGE_PASSWORD_PATH}?${new URLSearchParams({ disowned: ended ? 'ended' : 'noted' })}`;

/** Returns the message key for the reason in a query; undefined if it is missing or unknown. */
export function readDisownReason(search: string): (typeof reasons)[keyof typeof reasons] | undefined {
  const reason = new URLSearchParams(search).get('disowned') ?? '';
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : undefined;
}
