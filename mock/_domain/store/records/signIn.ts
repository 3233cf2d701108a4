/** Records of sign-ins, registrations and password resets that are pending. */

import type { UserType } from '../../../../src/contract';
import type { MessageKey } from '../../lib/messages';
import type { Expiring } from './expiring';

/** The ids of all providers, with the partner portal: those that the messages have a name for. */
export type ProviderId = MessageKey extends infer K ? (K extends `provider.${infer Id}` ? Id : never) : never;

/** An account at a provider. */
export interface Subject {
  provider: ProviderId;
  subject: string;
}

/** A new account whose mail address is not confirmed yet. */
export interface Registration {
  id: string;
  accountId: string;
  /**
   * The browsers that may ask about it: the one that registered, and those that have since signed in with the
   * password or opened an old link.
   */
  visitors: string[];
  /** The token in the latest mail's link. */
  token: string;
  expiresAt: number;
  resendAt: number;
  activatedAt: number | null;
}

/** A pending password reset. */
export interface PasswordReset extends Expiring {
  userType: UserType;
  loginName: string;
  /** The account, or null if no account has the login name. */
  accountId: string | null;
  triesLeft: number;
  /** The proof that is missing before the visitor may set a password; null if none is. */
  due: 'proof' | 'answers' | null;
}

/** The right to unfreeze an account, for a visitor who has proved to be its owner. */
export interface FrozenTicket extends Expiring {
  accountId: string;
  triesLeft: number;
}

/** A QR code on a sign-in page. */
export interface QrLoginRecord extends Expiring {
  progress: 'waiting' | 'scanned' | 'confirmed' | 'cancelled';
  /** The first phone that scanned the code. Only this phone may confirm. */
  phone?: { visitor: string; accountId: string };
}

/** A visitor who went to the page of a provider, by the state parameter. */
export interface ProviderRedirect extends Expiring {
  provider: ProviderId;
  /** Whether the provider has answered. */
  answered: boolean;
  approval?: { code: string; subject: string };
  /**
   * The account that the visitor wants to link, if they started from their account page. The way back then
   * signs in no other account.
   */
  linkTo?: string;
  /** The verification that waits for the answer, if it is not a sign-in. */
  verification?: string;
}

/** The right to bind a provider account that no account is bound to yet. */
export type BindTicket = Expiring & Subject;

/** The account that a provider account signs in to. */
export interface Binding extends Subject {
  id: string;
  accountId: string;
  boundAt: number;
  /** When it was last used to sign in. */
  lastUsedAt: number | null;
}
