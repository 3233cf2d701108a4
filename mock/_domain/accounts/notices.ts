/** Notices: messages inside the portal. Some are also sent by mail. */
import { randomUUID } from 'node:crypto';
import type { Notice, NotificationKind } from '../../../src/contract';
import { type Lang, type MessageKey, matchLanguage, translate } from '../lib/messages';
import { HttpRefusal } from '../lib/refusals';
import { describeDay, describeTime } from '../lib/times';
import { now, toInstant } from '../store/clock';
import type { NoticeTopic, PortalNotice } from '../store/records/message';
import type { Session } from '../store/records/session';
import { getPortal } from '../store/state';
import { findAccountById } from './accounts';
import { mailTo } from './contacts';
import { sendMessage } from './outbox';

/** The topics that the portal shows as a banner. */
const URGENT: readonly NoticeTopic[] = [
  'authenticatorUndone',
  'cancellationUndone',
  'contactUndone',
  'emailChanged',
  'factorLocked',
  'identityUndone',
  'lostAccessBegun',
  'lostAccessFinished',
  'lostAccessReady',
  'lostAccessStopped',
  'lostAccessUndone',
  'mobileBound',
  'mobileChanged',
  'panic',
  'panicUndone',
  'passkeyCopied',
  'passkeyUndone',
  'passwordReset',
  'signInUndone',
];

type Reader = Pick<Session, 'accountId' | 'publicId'>;

const noticesOf = (accountId: string) =>
  getPortal().notices.filter((notice) => notice.accountId === accountId);

/** The topic areas of the kind `messages`: actions of other users. */
const MESSAGE_AREAS = [
  'handler',
  'authorization',
  'companyAuthorization',
  'companyCertificate',
  'legalRep',
  'role',
];
/** The kinds of single topics. All other topics are of the kind `system`. */
const KINDS: Partial<Record<NoticeTopic, NotificationKind>> = {
  'role.applied': 'todo',
  'role.refused': 'todo',
  'companyCertificate.expiring': 'todo',
  verify: 'todo',
  verifyFailed: 'todo',
  'appeal.NEED_MORE': 'todo',
};

const kindOf = (topic: NoticeTopic): NotificationKind =>
  KINDS[topic] ?? (MESSAGE_AREAS.includes(topic.split('.')[0] ?? '') ? 'messages' : 'system');

/** `lang` is the language of the mail; the default is that of the portal. `at` defaults to the current time. */
export type NewNotice = Omit<PortalNotice, 'id' | 'at' | 'read'> & {
  lang?: Lang;
  at?: number;
};

const writeList = (keys: MessageKey[], lang: Lang): string =>
  keys.map((key) => translate(lang, key)).join(translate(lang, 'list.separator'));

/** Returns the text of a notice in a language, with its days, times and message keys written out. */
export function writeText(
  { topic, values, days = {}, times = {}, words = {} }: NewNotice,
  lang: Lang,
): string {
  const written = [
    ...Object.entries(days).map(([name, day]) => [name, describeDay(day, lang)]),
    ...Object.entries(times).map(([name, at]) => [name, describeTime(at, lang)]),
    ...Object.entries(words).map(([name, keys]) => [name, writeList([keys].flat(), lang)]),
  ];
  return translate(lang, `notice.${topic}.text`, { ...values, ...Object.fromEntries(written) });
}

export function addNotice({ lang: _, ...notice }: NewNotice): void {
  getPortal().notices.push({ at: now(), ...notice, id: randomUUID(), read: false });
}

/** Adds an unread notice to an account, and sends it by mail if the owner wants mails of its kind. */
export function sendNotice({ lang = matchLanguage(undefined), ...notice }: NewNotice): void {
  addNotice(notice);
  const { accountId, topic, link } = notice;
  const account = findAccountById(accountId);
  if (!account?.email || !account.notifications[kindOf(topic)]) return;
  const title = translate(lang, `notice.${topic}.title`);
  const text = translate(lang, 'mail.notice', { title, text: writeText(notice, lang) });
  sendMessage(mailTo(account.email), { text, link }, { account, lang });
}

const isCause = ({ causedBy }: PortalNotice, { publicId }: Reader): boolean => causedBy === publicId;

/** Lists the notices of the session's account in the language of the reader, newest first. */
export function listNotices(reader: Reader, lang: Lang): Notice[] {
  return noticesOf(reader.accountId)
    .sort((a, b) => b.at - a.at)
    .map((notice) => {
      const { id, at, topic, link } = notice;
      const read = notice.read || (isCause(notice, reader) && notice.readByCause === true);
      return {
        id,
        at: toInstant(at),
        title: translate(lang, `notice.${topic}.title`),
        text: writeText(notice, lang),
        read,
        link,
        ...(URGENT.includes(topic) && { urgent: true as const }),
      };
    });
}

/** Marks the account's notices of these topics as read, because a later event has made them outdated. */
export function outdateNotices(accountId: string, topics: readonly NoticeTopic[]): void {
  for (const notice of noticesOf(accountId)) if (topics.includes(notice.topic)) notice.read = true;
}

/** Marks notices as read, one that this session caused for this session only. Throws a 404 and marks none. */
export function markNoticesRead(reader: Reader, ids: string[]): null {
  const selected = noticesOf(reader.accountId).filter((notice) => ids.includes(notice.id));
  if (selected.length !== new Set(ids).size) throw new HttpRefusal(404, 'NOT_FOUND');
  for (const notice of selected) notice[isCause(notice, reader) ? 'readByCause' : 'read'] = true;
  return null;
}
