/** Security alerts: notice, SMS and mail about a change that another person could have made (docs/api.md, Alerts). */
import { DEFAULT_LOCALE } from '../../../src/utils/i18n/localeChoice';
import { translate } from '../lib/messages';
import { findAccountById } from './accounts';
import { addNotice, type NewNotice, writeText } from './notices';
import { sendMessage } from './outbox';
import type { Contacts } from './recovery';

interface Alert extends Omit<NewNotice, 'lang'> {
  /** Contacts the account had before the change. They get the message too. */
  former?: Contacts;
}

/**
 * Adds a notice and sends its text to every mobile number and mail address of the account, whatever its notification
 * settings are. The messages are in the language of the account: the request may be an attacker's. `link` is in the notice
 * and in the messages.
 */
export function sendAlert({ former, ...notice }: Alert): void {
  addNotice(notice);
  const account = findAccountById(notice.accountId);
  const lang = account?.lang ?? DEFAULT_LOCALE;
  const contacts = [account, former];
  const title = translate(lang, `notice.${notice.topic}.title`);
  const text = translate(lang, 'mail.notice', { title, text: writeText(notice, lang) });
  const link = notice.link && { link: notice.link };
  for (const to of listOnce(contacts.map((one) => one?.mobile)))
    sendMessage({ kind: 'sms', to, text, ...link });
  for (const to of listOnce(contacts.map((one) => one?.email)))
    sendMessage({ kind: 'mail', to, text, ...link });
}

const listOnce = (values: (string | null | undefined)[]): string[] =>
  [...new Set(values.filter((one) => typeof one === 'string' && one !== ''))] as string[];
