/** Records of accounts whose owner reported that another person is in them. Times are ms. */
import type { PanicReporter, PanicState } from '../../../../src/domain/panic';
import type { Contacts, SecurityAnswer } from './account';
import type { AuthenticatorRecord, RecoveryCodeRecord } from './authenticator';
import type { Expiring } from './expiring';
import type { PasskeyRecord } from './passkey';
import type { PhraseRecord } from './phrase';
import type { Undoable } from './undo';

/** What a report takes away, for the one who undoes it. */
export interface PanicSnapshot {
  contacts: Contacts;
  passkeys: PasskeyRecord[];
  authenticators: AuthenticatorRecord[];
  recoveryCodes: RecoveryCodeRecord[];
  securityAnswers: SecurityAnswer[];
  removedFactors: RemovedFactor[];
  /** The links that undo earlier changes, by token. */
  undoables: [string, Undoable][];
  phrases: PhraseRecord[];
}

export interface PanicRecord {
  accountId: string;
  state: Exclude<PanicState, 'NONE'>;
  /** When the state ends. */
  expiresAt: number;
  /** Browsers (visitors) with a session that began 72 hours before the report or earlier: they may end the pause. */
  oldBrowsers: string[];
  /** Who reported it in this pause. */
  reporters: PanicReporter[];
  /** Whose reports were taken back. */
  overruled: PanicReporter[];
  before: PanicSnapshot;
}

/** What a person who proved to be the owner of a paused account gets; by ticket. */
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
export interface FormerContact {
  accountId: string;
  kind: 'sms' | 'mail';
  region: string;
  to: string;
  /** Whether the account had it for 72 hours. */
  settled: boolean;
}
