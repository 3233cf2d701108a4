/** Security alerts: notice, SMS and mail about a change that another person could have made (docs/api.md, Alerts). */
import { DEFAULT_LOCALE } from '../../../src/utils/i18n/localeChoice';
import { translate } from '../lib/messages';
import type { Contacts } from '../store/records/account';
import { findAccountById } from './accounts';
import { listSettledContacts } from './contacts';
import { addNotice, type NewNotice, writeText } from './notices';
import { sendMessage } from './outbox';

interface Alert extends Omit<NewNotice, 'lang'> {
  /** Contacts the account had before the change. They get the message too. */
  former?: Contacts;
  /**
   * The link that undoes the change. Only messages to a contact that was set 72 hours before the change or earlier have
   * it: an attacker reads the notices of an open session, and the messages to a contact of their own.
   */
  undo?: string;
}

/**
 * Adds a notice and sends its text to every mobile number and mail address of the account, whatever its notification
 * settings are. The messages are in the language of the account: the request may be an attacker's. `link` is in the notice
 * and in the messages.
 */
export function sendAlert({ former, undo, ...notice }: Alert): void {
  addNotice(notice);
  const account = findAccountById(notice.accountId);
  const lang = account?.lang ?? DEFAULT_LOCALE;
  const before = former ?? account;
  const settled = before && listSettledContacts(before);
  const title = translate(lang, `notice.${notice.topic}.title`);
  const text = translate(lang, 'mail.notice', { title, text: writeText(notice, lang) });
  for (const [kind, name] of [
    ['sms', 'mobile'],
    ['mail', 'email'],
  ] as const) {
    for (const to of listOnce([account?.[name], former?.[name]])) {
      const link = undo && to === settled?.[name] ? undo : notice.link;
      sendMessage({ kind, to, text, ...(link && { link }) });
    }
  }
}

const listOnce = (values: (string | null | undefined)[]): string[] =>
  [...new Set(values.filter((one) => typeof one === 'string' && one !== ''))] as string[];
