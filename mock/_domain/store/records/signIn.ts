/** Records of sign-ins, registrations and password resets that are under way. */

import type { MessageKey } from '../../lib/messages';
import type { Expiring } from './expiring';

/** The providers that the messages name, the partner portal among them. */
export type ProviderId = MessageKey extends infer K ? (K extends `provider.${infer Id}` ? Id : never) : never;

/** Somebody's account at a provider. */
export interface Subject {
  provider: ProviderId;
  subject: string;
}

export interface Registration {
  id: string;
  accountId: string;
  /** Browsers that may ask about it: the one that registered, and those that have proved to be its owner's since. */
  visitors: string[];
  /** Of the latest mail's link. */
  token: string;
  expiresAt: number;
  resendAt: number;
  activatedAt: number | null;
}

export interface PasswordReset extends Expiring {
  /** null where nobody has the name it was begun with. */
  accountId: string | null;
  triesLeft: number;
  /** What is still to be shown before the password may be set. */
  due: 'proof' | 'answers' | null;
}

/** Of somebody who has proved to be a frozen account's owner. */
export interface FrozenTicket extends Expiring {
  accountId: string;
  triesLeft: number;
}

export interface QrLoginRecord extends Expiring {
  progress: 'waiting' | 'scanned' | 'confirmed' | 'cancelled';
  /** The phone that scanned first: the only one that may go on. */
  phone?: { visitor: string; accountId: string };
}

/** A visitor on the way to a provider and back, by its `state`. */
export interface ProviderRedirect extends Expiring {
  provider: ProviderId;
  /** The provider has answered, one way or the other. */
  answered: boolean;
  approval?: { code: string; subject: string };
  /** The account that wants to be linked, where that is what the trip is for: it signs nobody else in. */
  linkTo?: string;
}

/** Handed out after an unbound provider account has come back: whoever holds it may bind it. */
export type BindTicket = Expiring & Subject;

/** The portal's account a provider account belongs to. */
export interface Binding extends Subject {
  id: string;
  accountId: string;
  boundAt: number;
  /** When it last signed somebody in. */
  lastUsedAt: number | null;
}
