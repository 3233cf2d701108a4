/** Records of sessions and of failed sign-ins. */
import type { IdentityLevel, SignInProof, StepUpMethod } from '../../../../src/contract';
import type { SignInWay } from '../../../../src/domain/factors';
import type { Device } from '../../lib/device';
import type { LastSignIn } from './account';

/** A signed-in browser. Its id is the value of the session cookie, and changes (docs/api.md, Session ids). */
export interface Session {
  id: string;
  /** The id that the owner sees. It never changes. The other id is secret: it opens the session. */
  publicId: string;
  accountId: string;
  /** The accounts that the person left by switches to get here, each once (docs/api.md, Accounts of one person). */
  switchedFrom: string[];
  /** The browser that it was opened in. */
  visitor: string;
  /** The level of the account when the session got its id. */
  level: IdentityLevel;
  startedAt: number;
  /** When the person last signed in by a proof. A switch to another account and a renewal do not change it. */
  authenticatedAt: number;
  /** The proofs that opened it, or the party that confirmed the sign-in; empty after a trusted switch. */
  openedBy: SignInWay[];
  /** Id of the passkey, serial number of the certificate, or provider and subject that opened it. */
  openedWith?: string;
  lastSeen: number;
  /** When it ends, if the person chose to stay signed in; null if it ends when it is idle. */
  keptUntil: number | null;
  device: Device;
  /** The sign-in of the account before this one. */
  previous: LastSignIn | null;
  /** The guides that the person put off for this session. */
  skipped: string[];
  /** Whether the browser has begun to create a passkey automatically, which it may do once per sign-in. */
  hasUpgraded: boolean;
  /** The step-ups that have not expired. A proof of another account is not among them. */
  stepUps: SessionStepUp[];
  /** When the person last confirmed their identity (step-up), or null. */
  steppedUpAt: number | null;
  /** The last code to a contact of the account that confirmed an act, and when it was entered, or null. */
  contactProof: { method: StepUpMethod; at: number } | null;
  /** The role they acted in at the last step-up, or null. */
  steppedUpFor: string | null;
  /** A proof of another account of the person, for one switch to it, or null. */
  targetProof: { accountId: string; method: SignInProof; expiresAt: number } | null;
}

export interface SessionStepUp {
  method: SignInProof;
  at: number;
  /** The role that the person acted in, or null. */
  role: string | null;
}

/** The id that a session had before its renewal. */
export interface FormerSessionId {
  session: Session;
  expiresAt: number;
}

/** Wrong passwords of one account, or for one login name. */
export interface LoginFailures {
  failures: number;
  lastFailureAt: number;
}
