/** Records of sign-ins, registrations and password resets that are pending. */
import type { ResetProof, UserType } from '../../../../src/contract';
import type { LostAccessProof } from '../../../../src/domain/lostAccess';
import type { MessageKey } from '../../lib/messages';
import type { Account } from './account';
import type { Expiring } from './expiring';
import type { Session } from './session';

/** Ids of all providers, including the partner portal. Each has a message with its name. */
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
   * Browsers that may query the state: the registering one, those that have since used the password or an old
   * link.
   */
  visitors: string[];
  /** Token in the link of the latest mail. */
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
  /** The proof that the visitor has to give next; null if the visitor may set a password. */
  due: 'proof' | 'answers' | null;
  /** The method of the last right proof. */
  provedBy?: ResetProof['method'] | 'paymentApp';
  /** The verified document of the account whose owner the payment app has confirmed. */
  document?: Pick<Account, 'idType' | 'idNo'>;
  /** The proofs by which it has begun a recovery. */
  begunBy?: LostAccessProof[];
}

/** Permits a visitor who has proved to be the owner to unfreeze an account. */
export interface FrozenTicket extends Expiring {
  accountId: string;
  triesLeft: number;
}

/** A QR code on a sign-in page. */
export interface QrLoginRecord extends Expiring {
  progress: 'waiting' | 'scanned' | 'confirmed' | 'cancelled';
  /** The first phone that scanned the code. Only this phone may confirm. */
  phone?: { visitor: string; accountId: string } & Pick<Session, 'openedWith'>;
}

/** A redirect of a visitor to a provider; the key is the `state` parameter. */
export interface ProviderRedirect extends Expiring {
  provider: ProviderId;
  /** Whether the visitor has returned from the provider. */
  answered: boolean;
  approval?: { code: string; subject: string };
  /** The account that the visitor is linking. The return then signs in no other account. */
  linkTo?: string;
  /** Id of the identity verification that the redirect belongs to, if it belongs to one. */
  verification?: string;
  /** Id of the password reset that the redirect belongs to, if it belongs to one. */
  reset?: string;
}

/** Permits a visitor to link a provider account that is not linked yet. */
export type BindTicket = Expiring & Subject;

/** The account that a provider account signs in to. */
export interface Binding extends Subject {
  id: string;
  accountId: string;
  boundAt: number;
  /** When it was last used to sign in. */
  lastUsedAt: number | null;
}
