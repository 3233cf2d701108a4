/** Notices to a signed-in person. */
import { randomUUID } from 'node:crypto';
import type { Notice, NotificationKind } from '../../../src/contract';
import { type Lang, type MessageKey, matchLanguage, translate } from '../lib/messages';
import { HttpRefusal } from '../lib/refusals';
import { now, toInstant } from '../store/clock';
import { getPortal } from '../store/state';
import { findAccountById } from './accounts';
import { sendMessage } from './outbox';

type Topic = MessageKey extends infer K ? (K extends `notice.${infer T}.title` ? T : never) : never;

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

const noticesOf = (accountId: string) =>
  getPortal().notices.filter((notice) => notice.accountId === accountId);

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
export function sendNotice({ lang = matchLanguage(undefined), ...notice }: NewNotice): void {
  getPortal().notices.push({ ...notice, id: randomUUID(), at: now(), read: false });
  const { accountId, topic, values, link } = notice;
  const account = findAccountById(accountId);
  if (!account?.email || !account.notifications[kindOf(topic)]) return;
  const title = translate(lang, `notice.${topic}.title`);
  const text = translate(lang, 'mail.notice', {
    title,
    text: translate(lang, `notice.${topic}.text`, values),
  });
  sendMessage({ kind: 'mail', to: account.email, text, ...(link && { link }) });
}

/** The account's notices in the reader's language, newest first. */
export function listNotices(accountId: string, lang: Lang): Notice[] {
  return noticesOf(accountId)
    .sort((a, b) => b.at - a.at)
    .map(({ id, at, topic, values, read, link }) => ({
      id,
      at: toInstant(at),
      title: translate(lang, `notice.${topic}.title`),
      text: translate(lang, `notice.${topic}.text`, values),
      read,
      ...(link && { link }),
      ...(URGENT.includes(topic) && { urgent: true as const }),
    }));
}

/** Marks notices as read. One that is not the account's is a 404, and nothing is marked. */
export function markNoticesRead(accountId: string, ids: string[]): void {
  const wanted = noticesOf(accountId).filter((notice) => ids.includes(notice.id));
  if (wanted.length !== new Set(ids).size) throw new HttpRefusal(404, 'NOT_FOUND');
  for (const notice of wanted) notice.read = true;
}
