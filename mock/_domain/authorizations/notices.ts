/** Notices to the grantor and the grantee of an authorization. */
import { sendNotice } from '../accounts/notices';
import { maskName } from '../lib/masking';
import type { Authorization, DecidedState } from '../store/records/authorization';
import type { Side } from './states';

/** The direction of an authorization in the list of each side. */
export const directions = { grantor: 'given', grantee: 'received' } as const;

const PAGE = '/user/info_manage/authorization_manage';

/** Sends one side a notice with the masked name of another person, and a link to the list. */
export function notifySide(
  authorization: Authorization,
  side: Side,
  topic: `authorization.${DecidedState | 'otherPerson'}`,
  name: string,
): void {
  sendNotice({
    accountId: side === 'grantor' ? authorization.grantorId : authorization.granteeId,
    topic,
    values: { name: maskName(name) },
    days: { start: authorization.start, end: authorization.end },
    link: `${PAGE}?direction=${directions[side]}`,
  });
}
