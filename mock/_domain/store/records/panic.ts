/** Records of accounts whose owner reported that another person has access to them. Times are ms. */
import type { PanicReporter } from '../../../../src/domain/panic';
import type { CertificateBinding, Contacts, Destination, PhraseRecord, SecurityAnswer } from './account';
import type { Expiring } from './expiring';
import type { AuthenticatorRecord, PasskeyRecord, RecoveryCodeRecord } from './factors';
import type { Binding } from './signIn';
import type { Undoable } from './undo';

/** The lists of the portal from which a report removes, or to which it adds. */
export interface WaysIn {
  passkeys: PasskeyRecord[];
  authenticators: AuthenticatorRecord[];
  recoveryCodes: RecoveryCodeRecord[];
  bindings: Binding[];
  certificates: CertificateBinding[];
  securityAnswers: SecurityAnswer[];
  phrases: PhraseRecord[];
  removedFactors: RemovedFactor[];
}

export interface OwnedEntry {
  list: keyof WaysIn;
  one: WaysIn[keyof WaysIn][number];
}

/** The changes that a report made; undoing the report reverts them. */
export interface PanicDifference {
  /** Before and after the report. */
  contacts: Contacts;
  newContacts: Contacts;
  taken: OwnedEntry[];
  given: OwnedEntry[];
  /** The links that undid earlier changes, by token. */
  links: [string, Undoable][];
}

export interface PanicRecord {
  accountId: string;
  expiresAt: number;
  /** No one can sign in until this time. */
  pausedUntil: number;
  /** The account was taken back to this moment. */
  since: number;
  /** The contacts at this moment, if they were changed since. */
  previous: Contacts | undefined;
  /** Ids of changes by the owner, which are not undone. Another report needs an equally strong proof to undo them. */
  kept: readonly string[];
  isStrong: boolean;
  /** Browsers (visitors) with a session that began 72 hours before the report or earlier: they may end the pause. */
  oldBrowsers: string[];
  /** The reporters during this pause. */
  reporters: PanicReporter[];
  /** Reporters whose reports were undone. Their reports are refused until the given time (ms). */
  overruled: { by: PanicReporter; until: number }[];
  difference: PanicDifference;
}

/** Issued to a person who has proved to be the owner of a paused account. */
export interface PausedTicket extends Expiring {
  accountId: string;
}

/** A passkey or an app that was removed in the last 72 hours: an attacker may have done it. */
export interface RemovedFactor {
  accountId: string;
  /** The public id of the session that removed it. */
  by: string;
  removedAt: number;
  passkey?: PasskeyRecord;
  authenticator?: AuthenticatorRecord;
  codes?: RecoveryCodeRecord[];
}

/** A contact that an account had before. */
export interface FormerContact extends Destination {
  accountId: string;
  /** Whether the account had it for 72 hours. */
  settled: boolean;
}
