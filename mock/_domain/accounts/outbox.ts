/** What the portal sent by SMS and mail, kept to be read by the person trying it out. */
import { randomUUID } from 'node:crypto';
import { now, toInstant } from '../store/clock';
import { getPortal } from '../store/state';
import type { Account } from './accounts';

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
export function sendMessage(message: Omit<Message, 'id' | 'at'>): void {
  getPortal().outbox.push({ id: randomUUID(), at: now(), ...message });
}

/** Tells an account's owner the same by SMS and mail, wherever it can be reached. */
export function notifyOwner({ mobile, email }: Pick<Account, 'mobile' | 'email'>, text: string): void {
  if (mobile) sendMessage({ kind: 'sms', to: mobile, text });
  if (email) sendMessage({ kind: 'mail', to: email, text });
}

/** Tells an account's owner by mail; by SMS where there is no address. */
export function notifyOwnerByMail({ mobile, email }: Pick<Account, 'mobile' | 'email'>, text: string): void {
  if (email) sendMessage({ kind: 'mail', to: email, text });
  else if (mobile) sendMessage({ kind: 'sms', to: mobile, text });
}

/** Messages to an address, or all, newest first. */
export function listMessages(to: string | undefined) {
  return getPortal()
    .outbox.filter((message) => to === undefined || message.to === to)
    .map((message) => ({ ...message, at: toInstant(message.at) }))
    .reverse();
}
