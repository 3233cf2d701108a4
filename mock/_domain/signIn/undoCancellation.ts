/** Undoes a cancellation when the user signs in. */

import { notifyOwner } from '../accounts/alerts';
import { recordMemberBehavior } from '../accounts/behavior';
import { sendNotice } from '../accounts/notices';
import { translate } from '../lib/messages';
import { ACCOUNT_SECURITY_PATH } from '../lib/pagePaths';
import { describeTime } from '../lib/times';
import { now } from '../store/clock';
import type { Member, RequestContext } from '../store/context';

/** Undoes the cancellation of an account and notifies its owner. Returns whether there was one. */
export function undoCancellation({ req, account, session }: Pick<RequestContext, 'req'> & Member): boolean {
  if (account.status !== 'CANCELLING') return false;
  account.status = 'ACTIVE';
  delete account.endsAt;
  recordMemberBehavior({ req, session }, { type: 'CANCEL_UNDO' });
  const { lang } = account;
  const causedBy = session.publicId;
  sendNotice({
    accountId: account.id,
    topic: 'cancellationUndone',
    link: ACCOUNT_SECURITY_PATH,
    lang,
    causedBy,
  });
  const values = { account: account.account, at: describeTime(now(), lang) };
  notifyOwner(account, translate(lang, 'message.cancellationUndone', values));
  return true;
}
