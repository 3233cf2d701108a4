/** Contract of what keeps an account safe: step-up, contact data, questions, sessions, export and cancellation. */
import type { IdentityLevel } from './account';
import type { AppealDetail } from './appeal';
import type { Certificate } from './certificates';
import type { Instant } from './envelope';
import type { Profile } from './profile';
import type { SecurityQuestion } from './recovery';
import type { Verification } from './verification';

/** Proofs that open an account, and that confirm any act for 10 minutes in this session. */
export type SignInProof = 'password' | 'sms' | 'certificate';

/** Ways to confirm an act. `email` confirms only an act whose demand lists it. */
export type StepUpMethod = SignInProof | 'email';

/** `data` of a 428. */
export interface StepUpDemand {
  /** What the person has, the usual one first; with none of them the act cannot be confirmed. */
  methods: StepUpMethod[];
  /** The account to prove before the first switch to it on this browser; without it the own one. */
  target?: StepUpTarget;
}

/** A linked account. The methods of the demand are its own. */
export interface StepUpTarget {
  id: string;
  account: string;
}

type StepUpProof =
  /** Encrypted when `secretId` is given. */
  | { method: 'password'; value: string; secretId?: string }
  /** A code of the scene `stepUp` to the account's own mobile number or mail address. */
  | { method: 'sms' | 'email'; value: string }
  /** `value` is the id of a challenge of caChallenge; base64 as in caLogin. */
  | { method: 'certificate'; value: string; certificate: string; signature: string };

/** The state of everything that protects the account, masked. */
export interface Security {
  account: string;
  /** null: the account was made by a provider, and nobody has chosen a password yet. */
  passwordAt: Instant | null;
  /** '' for none. */
  mobile: string;
  email: string;
  /** Goes back with a change: what has changed meanwhile is not overwritten. */
  emailVersion: string;
  questions: number;
  certificates: number;
  bindings: number;
  /** Live sessions, this one among them. */
  sessions: number;
  level: IdentityLevel;
}

export interface Questions {
  /** In the order they are asked; empty for none. Answers are never shown. */
  questions: SecurityQuestion[];
  version: string;
}

export interface PortalSession {
  /** Not the cookie's. */
  id: string;
  current: boolean;
  device: 'desktop' | 'mobile';
  os: string;
  browser: string;
  /** In the reader's language. */
  place: string;
  /** Masked. */
  ip: string;
  startedAt: Instant;
  lastSeenAt: Instant;
}

/**
 * What other calls mask or leave out, unmasked: a copy for its owner (PIPL, article 45). The other lists are read by
 * their own calls.
 */
export interface AccountExport {
  exportedAt: Instant;
  account: Record<string, string | number | null>;
  profile: Omit<Profile, 'email' | 'version'>;
  /** With what was submitted as it was submitted, the newest first. */
  appeals: Omit<AppealDetail, 'actions'>[];
  certificates: Certificate[];
  /** The newest first; what was typed for them is not kept. */
  verifications: Omit<Verification, 'redirectUrl' | 'origin'>[];
}

/** What has to be settled before an account can be closed. */
export type CancellationCheck = 'COMPANIES' | 'HANDLING' | 'APPEALS' | 'AUTHORIZATIONS';

export interface Cancellation {
  checks: { check: CancellationCheck; passed: boolean }[];
  /** Days in which signing in undoes it. */
  days: number;
}

export interface SecurityContract {
  /** `accountId`: a linked account; the proof is good for one switch to it. */
  stepUp: { body: StepUpProof & { accountId?: string }; data: { until: Instant } };
  security: { data: Security };
  /** A code of the scene `bind` to the new address. */
  changeEmail: { body: { email: string; code: string; version: string }; data: null };
  questions: { data: Questions };
  /** Three of each; answers encrypted when `secretId` is given. */
  changeQuestions: {
    body: { questions: SecurityQuestion[]; answers: string[]; version: string; secretId?: string };
    data: null;
  };
  /** This one first, then the one seen last. */
  sessions: { data: PortalSession[] };
  endSession: { params: { id: string }; body: Record<string, never>; data: null };
  endOtherSessions: { body: Record<string, never>; data: { ended: number } };
  startExport: { body: Record<string, never>; data: AccountExport };
  cancellation: { data: Cancellation };
  /** Every session ends, this one too. */
  cancelAccount: { body: Record<string, never>; data: { endsAt: Instant } };
}
