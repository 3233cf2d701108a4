/** The header that names the role in which a request acts. */
import type { IncomingMessage } from 'node:http';

/** Returns the role id in the header, or null if the user acts for themselves. */
export function readActingHeader({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const value = headers['x-acting-as'];
  return typeof value === 'string' && value !== '' ? value : null;
}
