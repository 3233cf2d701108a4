/** Reads the messages that a server has sent from its outbox. */
import { CannotRun } from './outcome';
import { readText } from './readText';

export interface Message {
  to: string;
  code?: string;
  /** An address in the message. */
  link?: string;
}

/** Returns the token of the undo link in a message. */
export const readUndo = ({ link }: Message): string | undefined =>
  /\/uaa\/undo\?(?:.*&)?token=([^&#]+)/.exec(link ?? '')?.[1];

/** Returns the messages of an outbox, newest first. Throws CannotRun if the address has no outbox. */
export async function readOutbox(outbox: string, timeout: number): Promise<Message[]> {
  const text = await fetch(outbox, { signal: AbortSignal.timeout(timeout) })
    .then(readText)
    .catch((error: Error) => error);
  if (text instanceof Error)
    throw new CannotRun(`The outbox at ${outbox} does not respond (${text.message}).`);
  const list = listIn(text);
  if (!list) throw new CannotRun(`The outbox at ${outbox} returns no messages.`);
  return list;
}

function listIn(text: string): Message[] | undefined {
  try {
    const { list } = (JSON.parse(text) as { data: { list: Message[] } }).data;
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
