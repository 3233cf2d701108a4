/** "This was not me": the owner reports that another person caused an event. */
import { recordMemberBehavior } from '../accounts/behavior';
import { sendNotice } from '../accounts/notices';
import { endSessionElsewhere, listLiveSessions } from '../accounts/sessions';
import { HttpRefusal } from '../lib/refusals';
import type { Member, RequestContext } from '../store/context';
import type { BehaviorRecord } from '../store/records/behavior';
import { getPortal } from '../store/state';

type Owner = Pick<RequestContext, 'req'> & Member;

/** The page where the owner sets a new password. */
const NEW_PASSWORD = '/user/account_manage/modify_password';

/**
 * Marks a record and ends the session it happened in, unless it is the current one. Returns whether a session
 * ended. A second call changes nothing. Throws a 404 for an unknown record.
 */
export function disownBehavior(owner: Owner, id: string | undefined): { ended: boolean } {
  const record = getPortal().behavior.find((one) => one.id === id && one.accountId === owner.account.id);
  if (!record) throw new HttpRefusal(404, 'NOT_FOUND');
  const ended = endSessionOf(owner, record);
  if (!record.disowned) sendNotice({ accountId: owner.account.id, topic: 'disowned', link: NEW_PASSWORD });
  record.disowned = true;
  return { ended };
}

function endSessionOf(owner: Owner, { sessionId }: BehaviorRecord): boolean {
  if (sessionId === null || sessionId === owner.session.publicId) return false;
  const session = listLiveSessions(owner.account.id).find(({ publicId }) => publicId === sessionId);
  if (!session) return false;
  endSessionElsewhere(session.id);
  recordMemberBehavior(owner, { type: 'SESSION_END' });
  return true;
}
