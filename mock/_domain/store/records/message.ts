/** Records of what the portal sends: messages to a phone or a mailbox, and notices inside the portal. */
import type { MessageKey } from '../../lib/messages';

export interface Message {
  id: string;
  at: number;
  kind: 'sms' | 'mail';
  to: string;
  text: string;
  code?: string;
  link?: string;
}

export type NoticeTopic = MessageKey extends infer K
  ? K extends `notice.${infer T}.title`
    ? T
    : never
  : never;

export interface PortalNotice {
  id: string;
  accountId: string;
  at: number;
  topic: NoticeTopic;
  /** Fill the placeholders of the topic's text. */
  values?: Record<string, string | number>;
  read: boolean;
  link?: string;
}
