/** Security alerts: notice, SMS and mail about a change that another person could have made (docs/api.md, Alerts). */
import { translate } from '../lib/messages';
import type { Account, Contacts } from '../store/records/account';
import { findAccountById } from './accounts';
import { type Destination, isSameDestination, listDestinations, listSettledContacts } from './contacts';
import { listFormerContacts } from './formerContacts';
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
  /** Whether every contact that the account ever had gets it. */
  everywhere?: true;
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

/** Sends a text in the language of the account to each of its contacts, and to those it had before a change that can still be undone. */
export function notifyOwner(account: Account, text: string): void {
  const { lang } = account;
  for (const to of listReachable(account)) sendMessage(to, { text }, { account, lang });
}

/**
 * Adds a notice and sends its text to every mobile number and mail address of the account, whatever its notification
 * settings are. The messages are in the language of the account: the request may be an attacker's. `link` is in the notice
 * and in the messages.
 */
export function sendAlert({ former, undo, mailFirst, everywhere, ...notice }: Alert): void {
  addNotice(notice);
  const account = findAccountById(notice.accountId);
  if (!account) return;
  const settled = listDestinations(listSettledContacts(former ?? account));
  const title = translate(account.lang, `notice.${notice.topic}.title`);
  const text = translate(account.lang, 'mail.notice', { title, text: writeText(notice, account.lang) });
  const earlier = everywhere ? listFormerContacts(account.id) : [];
  const reachable = listReachable(account, former, earlier);
  const mails = reachable.filter(({ kind }) => kind === 'mail');
  // A new address may be an attacker's.
  const isMailEnough = mailFirst && settled.some(({ kind }) => kind === 'mail');
  for (const destination of isMailEnough ? mails : reachable) {
    const wasOwners = settled.some((one) => isSameDestination(one, destination));
    const link = (wasOwners && undo) || notice.link;
    sendMessage(destination, { text, ...(link && { link }) }, { account, lang: account.lang, wasOwners });
  }
}
