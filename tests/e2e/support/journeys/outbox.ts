/** The messages that the portal has sent. */
import type { Visitor } from '../visitor';

interface Message {
  kind: 'sms' | 'mail';
  text: string;
  code?: string;
  link?: string;
}

/** Lists the messages to a number or address, newest first. */
export const messagesTo = async (visitor: Visitor, to: string): Promise<Message[]> =>
  (await visitor.reads<{ list: Message[] }>(`GET /mock/outbox?to=${to}`)).list;

/** Returns the code of the last mail that has one. */
export async function lastMailedCode(visitor: Visitor): Promise<string> {
  const { list } = await visitor.reads<{ list: Message[] }>('GET /mock/outbox');
  return list.find(({ kind, code }) => kind === 'mail' && code)?.code ?? '';
}
