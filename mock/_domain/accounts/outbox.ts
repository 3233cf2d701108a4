/** The outbox: text messages and mails that the portal sent. The mock stores them, so that testers can read them. */
import { randomUUID } from 'node:crypto';
import type { Instant } from '../../../src/contract';
import { type Lang, translate } from '../lib/messages';
import { now, toInstant } from '../store/clock';
import type { Account, Destination } from '../store/records/account';
import type { Message } from '../store/records/message';
import { getPortal } from '../store/state';
import { isOwnersContact } from './contacts';
import { findPhrase } from './phrases';

interface About {
  /** The account that the message is about, if it is about one. */
  account: Account | undefined;
  lang: Lang;
  /** Whether the contact belonged to the owner before the change that the message is about. */
  wasOwners?: boolean;
}

/** Sends a message: adds it to the outbox, with the phrase of the account if the contact is certainly the owner's. */
export function sendMessage(
  destination: Destination,
  { text, ...more }: Pick<Message, 'text' | 'code' | 'link'>,
  about: About,
): void {
  const { kind, to } = destination;
  const phrase = writePhrase(destination, about);
  // A text message begins with its code, which its preview shows.
  const lines = kind === 'mail' ? [...phrase, text] : [text, ...phrase];
  getPortal().outbox.push({ id: randomUUID(), at: now(), kind, to, text: lines.join('\n'), ...more });
}

/** Returns a list with the line of the phrase, or an empty one. */
function writePhrase(to: Destination, { account, lang, wasOwners = false }: About): string[] {
  const isOwners = account && (wasOwners || isOwnersContact(account, to));
  const phrase = isOwners ? findPhrase(account) : undefined;
  return phrase ? [translate(lang, 'message.phrase', { phrase: phrase.text })] : [];
}

/** Lists the messages to a number or an address, or all messages, newest first. */
export function listMessages(to: string | undefined): (Omit<Message, 'at'> & { at: Instant })[] {
  return getPortal()
    .outbox.filter((message) => to === undefined || message.to === to)
    .map((message) => ({ ...message, at: toInstant(message.at) }))
    .reverse();
}
