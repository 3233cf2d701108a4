/**
 * The outbox: text messages and mails that the portal sent. The mock keeps them, so that testers can read
 * them.
 */
import { randomUUID } from 'node:crypto';
import type { Instant } from '../../../src/contract';
import { now, toInstant } from '../store/clock';
import type { Message } from '../store/records/message';
import { getPortal } from '../store/state';

/** Sends a message: adds it to the outbox. */
export function sendMessage(message: Omit<Message, 'id' | 'at'>): void {
  getPortal().outbox.push({ id: randomUUID(), at: now(), ...message });
}

/** Lists the messages to a number or an address, or all messages, newest first. */
export function listMessages(to: string | undefined): (Omit<Message, 'at'> & { at: Instant })[] {
  return getPortal()
    .outbox.filter((message) => to === undefined || message.to === to)
    .map((message) => ({ ...message, at: toInstant(message.at) }))
    .reverse();
}
