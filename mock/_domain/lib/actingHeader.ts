/** The header that says for whom a request acts. */
import type { IncomingMessage } from 'node:http';

/** The role id that the request names, or null for oneself. */
export function readActingHeader({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const value = headers['x-acting-as'];
  return typeof value === 'string' && value !== '' ? value : null;
}
