/** What the portal sent by SMS and mail, kept to be read by the person trying it out. */
import { randomUUID } from 'node:crypto';
import { instant, now } from './clock';
import { portal } from './state';

export interface Message {
  id: string;
  at: number;
  kind: 'sms' | 'mail';
  to: string;
  text: string;
  code?: string;
  link?: string;
}

/** Puts a message into the outbox. */
export function send(message: Omit<Message, 'id' | 'at'>): void {
  portal().outbox.push({ id: randomUUID(), at: now(), ...message });
}

/** Messages to an address, or all, newest first. */
export function sentTo(to: string | undefined) {
  return portal()
    .outbox.filter((message) => to === undefined || message.to === to)
    .map((message) => ({ ...message, at: instant(message.at) }))
    .reverse();
}
