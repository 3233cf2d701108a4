/** Tickets that a visitor gets for a proof, and that the page of the next step sends back. */
import type { IncomingMessage } from 'node:http';
import { TICKET_LIFETIME } from '../../../src/constants';
import { createRandomId } from '../lib/randomId';
import { now } from './clock';
import type { Visitor } from './context';
import { assertRoom, type Kept, keepRecord } from './expiring';
import type { Expiring } from './records/expiring';

/** A ticket contains a proof, so a ticket of another visitor must not replace it. */
const PROVED = { whenShared: 'refuse' } as const;

/** Throws a 429 if no ticket could be stored. Call it before a code or another proof is used up. */
export function assertRoomForTicket(tickets: Map<string, Kept>, { req }: { req: IncomingMessage }): void {
  assertRoom(tickets, req, PROVED);
}

/** Stores a ticket of this visitor for `lifetime` ms, and returns its id. Throws a 429 if there are too many. */
export function createTicket<T extends Expiring>(
  tickets: Map<string, T>,
  { visitor, req }: Visitor,
  facts: Omit<T, keyof Expiring>,
  lifetime = TICKET_LIFETIME,
): string {
  const id = createRandomId();
  const ticket = { ...facts, visitor, expiresAt: now() + lifetime } as T;
  keepRecord(tickets, id, ticket, req, PROVED);
  return id;
}
