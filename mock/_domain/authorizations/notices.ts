/** Notices about an authorization to the two people of it. */
import { sendNotice } from '../accounts/notices';
import { maskName } from '../lib/masking';
import type { Authorization, DecidedState } from '../store/records/authorization';
import type { Side } from './states';

/** The direction of an authorization for each of its two people. */
export const directions = { grantor: 'given', grantee: 'received' } as const;

const PAGE = '/user/info_manage/authorization_manage';

/** Sends one of the two people a notice that names `name` (masked), with a link to the list. */
export function tellSide(
  one: Authorization,
  side: Side,
  topic: `authorization.${DecidedState | 'otherPerson'}`,
  name: string,
): void {
  sendNotice({
    accountId: side === 'grantor' ? one.grantorId : one.granteeId,
    topic,
    values: { name: maskName(name) },
    days: { start: one.start, end: one.end },
    link: `${PAGE}?direction=${directions[side]}`,
  });
}
