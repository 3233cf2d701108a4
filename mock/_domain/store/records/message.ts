/** Records of what the portal sends: messages to a phone or a mailbox, and notices inside the portal. */
import type { MessageKey } from '../../lib/messages';

/** A text message or an email. `code` and `link` are also in the text. */
export interface Message {
  id: string;
  at: number;
  kind: 'sms' | 'mail';
  to: string;
  text: string;
  code?: string;
  link?: string;
}

/** The topics of notices: every topic that the messages have a title for. */
export type NoticeTopic = MessageKey extends infer K
  ? K extends `notice.${infer T}.title`
    ? T
    : never
  : never;

/** The topics of an area, without its name. */
export type TopicOf<Area extends string> = NoticeTopic extends infer K
  ? K extends `${Area}.${infer T}`
    ? T
    : never
  : never;

/** A notice to an account. Its text is stored as a topic with values. */
export interface PortalNotice {
  id: string;
  accountId: string;
  at: number;
  topic: NoticeTopic;
  /** Values for the placeholders of the text. */
  values?: Record<string, string | number>;
  /** More of them: days as YYYY-MM-DD, which are written out for each reader. */
  days?: Record<string, string>;
  /** More of them: times in ms. */
  times?: Record<string, number>;
  /** More of them: message keys, or lists of them, which are translated for each reader. */
  words?: Record<string, MessageKey | MessageKey[]>;
  read: boolean;
  /** The public id of the session that caused it. Read there, it stays unread for other sessions. */
  causedBy?: string;
  readByCause?: boolean;
  /** The page of its subject. */
  link: string;
}
