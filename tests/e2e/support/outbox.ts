/** The messages that the portal has sent. */
import type { Visitor } from './visitor';

interface Message {
  text: string;
  link?: string;
}

/** Lists the messages to a number or address, newest first. */
export const messagesTo = async (visitor: Visitor, to: string): Promise<Message[]> =>
  (await visitor.reads<{ list: Message[] }>(`GET /mock/outbox?to=${to}`)).list;
