/** What the portal sent by SMS and mail, kept to be read by the person trying it out. */
import { randomUUID } from 'node:crypto';
import type { Account } from './accounts';
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

/** Tells an account's owner the same by SMS and mail, wherever it can be reached. */
export function tellOwner({ mobile, email }: Pick<Account, 'mobile' | 'email'>, text: string): void {
  if (mobile) send({ kind: 'sms', to: mobile, text });
  if (email) send({ kind: 'mail', to: email, text });
}

/** Tells an account's owner by mail; by SMS where there is no address. */
export function mailOwner({ mobile, email }: Pick<Account, 'mobile' | 'email'>, text: string): void {
  if (email) send({ kind: 'mail', to: email, text });
  else if (mobile) send({ kind: 'sms', to: mobile, text });
}

/** Messages to an address, or all, newest first. */
export function sentTo(to: string | undefined) {
  return portal()
    .outbox.filter((message) => to === undefined || message.to === to)
    .map((message) => ({ ...message, at: instant(message.at) }))
    .reverse();
}
