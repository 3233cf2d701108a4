/** Security alerts: notice, SMS and mail about a change that another person could have made (docs/api.md, Alerts). */
import { translate } from '../lib/messages';
import type { Account, Contacts, Destination } from '../store/records/account';
import { findAccountById } from './accounts';
import { isSameDestination, listDestinations, listSettledContacts } from './contacts';
import { listFormerContacts, listTrustedFormerContacts } from './formerContacts';
import { addNotice, type NewNotice, writeText } from './notices';
import { sendMessage } from './outbox';
import { listContactUndoables } from './undoables';

interface Alert extends Omit<NewNotice, 'lang'> {
  /** Contacts the account had before the change. They get the message too. */
  former?: Contacts;
  /**
   * The link that undoes the change. Only messages to a contact that was set 72 hours before the change or earlier have
   * it: an attacker reads the notices of an open session, and the messages to a contact of their own.
   */
  undo?: string;
  /** Whether accounts with a mail address get no text message. */
  mailFirst?: true;
  /** Whether every contact that the account ever had gets it; `withLink`: with `undo`, if it had it for 72 hours. */
  everywhere?: true | 'withLink';
  /** A contact that does not get it, because it gets a message of its own. */
  except?: Destination;
  /** A contact that the account does not have. It gets the message too. */
  also?: Destination;
}

/**
 * Lists the contacts of an account, `former` ones, and those that it had before each change that can still be undone: the
 * present ones may be an attacker's.
 */
function listReachable(
  account: Account,
  former?: Contacts,
  earlier: readonly Destination[] = [],
): Destination[] {
  const before = listContactUndoables(account.id).map(({ previous }) => previous);
  const all = [...[account, ...(former ? [former] : []), ...before].flatMap(listDestinations), ...earlier];
  return all.filter((one, index) => all.findIndex((other) => isSameDestination(one, other)) === index);
}

/** Lists the recipients of an alert. */
function listRecipients(
  account: Account,
  { former, everywhere, except, also }: Omit<Alert, keyof NewNotice>,
) {
  const earlier = everywhere ? listFormerContacts(account.id) : [];
  const all = listReachable(account, former, [...earlier, ...(also ? [also] : [])]);
  return all.filter((one) => !except || !isSameDestination(one, except));
}

/** Sends a text in the language of the account to each of its contacts, and to those it had before a change that can still be undone. */
export function notifyOwner(account: Account, text: string): void {
  const { lang } = account;
  for (const to of listReachable(account)) sendMessage(to, { text }, { account, lang });
}

/**
 * Adds a notice and sends its text to every mobile number and mail address of the account, whatever its notification
 * settings are. The messages are in the language of the account: the request may be an attacker's. The name of the account is
 * among the values of the text. `link` is in the notice and in the messages. Returns the number of recipients.
 */
export function sendAlert(alert: Alert): number {
  const { former, undo, mailFirst, everywhere, except: _except, also: _also, ...more } = alert;
  const account = findAccountById(more.accountId);
  const notice = { ...more, values: { account: account?.account ?? '', ...more.values } };
  addNotice(notice);
  if (!account) return 0;
  const trusted = everywhere === 'withLink' ? listTrustedFormerContacts(account.id) : [];
  const settled = listDestinations(listSettledContacts(former ?? account));
  const title = translate(account.lang, `notice.${notice.topic}.title`);
  const text = translate(account.lang, 'mail.notice', { title, text: writeText(notice, account.lang) });
  const reachable = listRecipients(account, alert);
  const mails = reachable.filter(({ kind }) => kind === 'mail');
  // A new address may be an attacker's.
  const isMailEnough = mailFirst && settled.some(({ kind }) => kind === 'mail');
  const recipients = isMailEnough ? mails : reachable;
  for (const destination of recipients) {
    const wasOwners = settled.some((one) => isSameDestination(one, destination));
    const mayUndo = wasOwners || trusted.some((one) => isSameDestination(one, destination));
    const link = (mayUndo && undo) || notice.link;
    sendMessage(destination, { text, ...(link && { link }) }, { account, lang: account.lang, wasOwners });
  }
  return recipients.length;
}
