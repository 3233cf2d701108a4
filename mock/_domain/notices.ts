/** Notices to a signed-in person. */
import { randomUUID } from 'node:crypto';
import type { Notice, NotificationKind } from '../../src/contract';
import { accountById } from './accounts';
import { instant, now } from './clock';
import { send } from './outbox';
import { HttpRefusal } from './refusals';
import { portal } from './state';
import { type Lang, languageOf, type WordKey, words } from './words';

type Topic = WordKey extends infer K ? (K extends `notice.${infer T}.title` ? T : never) : never;

export interface PortalNotice {
  id: string;
  accountId: string;
  at: number;
  topic: Topic;
  /** Fill the placeholders of the topic's text. */
  values?: Record<string, string | number>;
  read: boolean;
  link?: string;
}

/** What nobody should overlook. */
const URGENT: readonly Topic[] = ['cancellationUndone'];

const noticesOf = (accountId: string) => portal().notices.filter((notice) => notice.accountId === accountId);

/** Topics by their kind; all others are the portal's own. */
const KINDS: Partial<Record<Topic, NotificationKind>> = {
  handler: 'messages',
  'authorization.PENDING': 'messages',
  'authorization.ACTIVE': 'messages',
  'authorization.REJECTED': 'messages',
  'authorization.CANCELLED': 'messages',
  'authorization.REVOKED': 'messages',
  verify: 'todo',
  'appeal.NEED_MORE': 'todo',
};

const kindOf = (topic: Topic): NotificationKind => KINDS[topic] ?? 'system';

/** `lang`: of the mail; the portal's own unless told. */
type NewNotice = Omit<PortalNotice, 'id' | 'at' | 'read'> & { lang?: Lang };

/** Puts an unread notice before an account, and sends it by mail where its owner wants its kind so. */
export function sendNotice({ lang = languageOf(undefined), ...notice }: NewNotice): void {
  portal().notices.push({ ...notice, id: randomUUID(), at: now(), read: false });
  const { accountId, topic, values, link } = notice;
  const account = accountById(accountId);
  if (!account?.email || !account.notifications[kindOf(topic)]) return;
  const title = words(lang, `notice.${topic}.title`);
  const text = words(lang, 'mail.notice', { title, text: words(lang, `notice.${topic}.text`, values) });
  send({ kind: 'mail', to: account.email, text, ...(link && { link }) });
}

/** The account's notices in the reader's language, newest first. */
export function listNotices(accountId: string, lang: Lang): Notice[] {
  return noticesOf(accountId)
    .sort((a, b) => b.at - a.at)
    .map(({ id, at, topic, values, read, link }) => ({
      id,
      at: instant(at),
      title: words(lang, `notice.${topic}.title`),
      text: words(lang, `notice.${topic}.text`, values),
      read,
      ...(link && { link }),
      ...(URGENT.includes(topic) && { urgent: true as const }),
    }));
}

/** Marks notices as read. One that is not the account's is a 404, and nothing is marked. */
export function markRead(accountId: string, ids: string[]): void {
  const wanted = noticesOf(accountId).filter((notice) => ids.includes(notice.id));
  if (wanted.length !== new Set(ids).size) throw new HttpRefusal(404, 'NOT_FOUND');
  for (const notice of wanted) notice.read = true;
}
