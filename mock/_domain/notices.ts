/** Notices to a signed-in person. */
import { randomUUID } from 'node:crypto';
import type { Notice } from '../../src/services/contract';
import { instant, now } from './clock';
import { HttpRefusal } from './refusals';
import { portal } from './state';
import { type Lang, type WordKey, words } from './words';

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

const noticesOf = (accountId: string) => portal().notices.filter((notice) => notice.accountId === accountId);

/** Puts an unread notice before an account. */
export function sendNotice(notice: Omit<PortalNotice, 'id' | 'at' | 'read'>): void {
  portal().notices.push({ ...notice, id: randomUUID(), at: now(), read: false });
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
    }));
}

/** Marks notices as read. One that is not the account's is a 404, and nothing is marked. */
export function markRead(accountId: string, ids: string[]): void {
  const wanted = noticesOf(accountId).filter((notice) => ids.includes(notice.id));
  if (wanted.length !== new Set(ids).size) throw new HttpRefusal(404, 'NOT_FOUND');
  for (const notice of wanted) notice.read = true;
}
