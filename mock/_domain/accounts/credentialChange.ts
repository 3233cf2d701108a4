/**
 * Completes every change of a credential or contact (docs/api.md, Changes that invalidate earlier proofs).
 */
import { ACCOUNT_SECURITY_PATH } from '../lib/pagePaths';
import type { Member, RequestContext } from '../store/context';
import type { Contacts } from '../store/records/account';
import type { NoticeTopic, PortalNotice } from '../store/records/message';
import { sendAlert } from './alerts';
import { rememberContacts } from './contacts';
import { endPendingRecovery, endPendingVerifications } from './recovery';
import { renewSessionId } from './sessions';
import { offerContactUndo } from './undoables';

type Owner = Pick<Member, 'account'> & Partial<Pick<Member, 'session'>> & Pick<RequestContext, 'setCookie'>;

interface Change {
  /** The notice and the messages to the owner. */
  topic: NoticeTopic;
  values?: PortalNotice['values'];
  words?: PortalNotice['words'];
  /** The page that the messages link to. The default is the page of the account's security. */
  link?: string;
  /** The contacts before the change, if it changed one. */
  former?: Contacts;
  /** The link that undoes the change, if it changed no contact. */
  undo?: string;
  /** Whether pending recoveries and verifications continue, because the owner did not request the change. */
  keepsPending?: boolean;
}

/**
 * Ends what a proof from before the change could open, and alerts the owner. Omit `session` if the change
 * ended it.
 */
export function concludeCredentialChange(
  { account, session, setCookie }: Owner,
  { topic, values, words, link = ACCOUNT_SECURITY_PATH, former, undo, keepsPending = false }: Change,
): void {
  if (!keepsPending) {
    endPendingRecovery(account.id, session?.id, former);
    endPendingVerifications(account.id, session);
  }
  if (session) renewSessionId(session, setCookie);
  // The proof belongs to a former contact.
  if (session && former) session.contactProof = null;
  if (former) rememberContacts(account.id, former);
  sendAlert({
    accountId: account.id,
    topic,
    values,
    link,
    ...(words && { words }),
    ...(undo && { undo }),
    ...(session && { causedBy: session.publicId }),
    ...(former && { former, undo: offerContactUndo(account.id, former) }),
  });
}
