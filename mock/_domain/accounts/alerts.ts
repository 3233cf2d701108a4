/** Security alerts about changes that another person could have made (docs/api.md, Alerts). */
import { translate } from '../lib/messages';
import type { Account, Contacts, Destination } from '../store/records/account';
import { findAccountById } from './accounts';
import { isSameDestination, listDestinations, listFormerContacts, listSettledContacts } from './contacts';
import { addNotice, type NewNotice, writeText } from './notices';
import { sendMessage } from './outbox';
import { listContactUndoables } from './undoables';

interface Alert extends Omit<NewNotice, 'lang'> {
  /** Contacts the account had before the change. They get the message, too. */
  former?: Contacts;
  /**
   * The link that undoes the change. Only contacts that are 72 hours old get it: others may be an attacker's.
   */
  undo?: string;
  /** Sends only mails if the account has had its mail address for at least 72 hours. */
  mailFirst?: true;
  /** Whether former contacts get the message, too; with `withLink`, those of 72 hours get `undo`. */
  everywhere?: true | 'withLink';
  /** A contact that does not get the message, because it gets a separate one. */
  except?: Destination;
  /** A contact that does not belong to the account but gets the message. */
  also?: Destination;
}

/** Lists the recipients, each once. Includes contacts before undoable changes: the current ones may be an attacker's. */
function listRecipients(
  account: Account,
  { former, everywhere, except, also }: Omit<Alert, keyof NewNotice> = {},
): Destination[] {
  const before = listContactUndoables(account.id).map(({ previous }) => previous);
  const all: Destination[] = [
    ...[account, ...(former ? [former] : []), ...before].flatMap(listDestinations),
    ...(everywhere ? listFormerContacts(account.id) : []),
    ...(also ? [also] : []),
  ];
  return all
    .filter((one, index) => all.findIndex((other) => isSameDestination(one, other)) === index)
    .filter((one) => !except || !isSameDestination(one, except));
}

/** Sends a text in the account's language to its contacts, and to those before an undoable change. */
export function notifyOwner(account: Account, text: string): void {
  const { lang } = account;
  for (const to of listRecipients(account)) sendMessage(to, { text }, { account, lang });
}

/**
 * Adds a notice and sends it to all contacts, whatever the settings are, in the account's language: the
 * request may be an attacker's. Returns the number of recipients.
 */
export function sendAlert(alert: Alert): number {
  const { former, undo, mailFirst, everywhere, except: _except, also: _also, ...more } = alert;
  const account = findAccountById(more.accountId);
  const notice = { ...more, values: { account: account?.account ?? '', ...more.values } };
  addNotice(notice);
  if (!account) return 0;
  const trusted =
    everywhere === 'withLink' ? listFormerContacts(account.id).filter(({ settled }) => settled) : [];
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
