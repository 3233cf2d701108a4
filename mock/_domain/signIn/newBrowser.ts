/** The alert of a sign-in from a browser that is new to the account (docs/api.md, Browsers). */

import { sendAlert } from '../accounts/alerts';
import { offerUndo } from '../accounts/undoables';
import { ACCOUNT_SECURITY_PATH } from '../lib/pagePaths';
import type { Account } from '../store/records/account';
import type { Session } from '../store/records/session';

/**
 * Alerts the owner by a notice and by mail. The link in them ends the session, undoes its changes, and removes the
 * credential that opened it.
 */
export function alertOfNewBrowser({ id: accountId }: Account, session: Session): void {
  const { device, startedAt, publicId, openedWith } = session;
  const name = [device.browser, device.os].filter(Boolean).join(', ');
  sendAlert({
    accountId,
    topic: 'newBrowser',
    values: { device: name },
    times: { at: startedAt },
    words: { place: device.place, ...(!name && { device: 'device.unknown' }) },
    link: ACCOUNT_SECURITY_PATH,
    undo: offerUndo({
      kind: 'SIGN_IN',
      accountId,
      subject: publicId,
      previous: { device, openedWith },
    }),
    mailFirst: true,
    causedBy: publicId,
    // The user of this session has just signed in and needs no notice.
    readByCause: true,
  });
}
