/** The messages that a server has sent, where it shows them. */
import { CannotRun } from './outcome';
import { readText } from './readText';

interface Message {
  to: string;
  code?: string;
}

/** The messages of an outbox, newest first. Throws CannotRun where it is none. */
export async function readOutbox(outbox: string, timeout: number): Promise<Message[]> {
  const text = await fetch(outbox, { signal: AbortSignal.timeout(timeout) })
    .then(readText)
    .catch((error: Error) => error);
  if (text instanceof Error) throw new CannotRun(`The outbox at ${outbox} doesn't answer (${text.message}).`);
  const list = listIn(text);
  if (!list) throw new CannotRun(`The outbox at ${outbox} doesn't answer with messages.`);
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
