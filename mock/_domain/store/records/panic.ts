/** Records of accounts whose owner reported that another person is in them. Times are ms. */
import type { PanicState } from '../../../../src/domain/panic';
import type { Contacts } from './account';
import type { AuthenticatorRecord, RecoveryCodeRecord } from './authenticator';
import type { Expiring } from './expiring';
import type { PasskeyRecord } from './passkey';

/** What a report takes away, for the one who undoes it. */
export interface PanicSnapshot {
  contacts: Contacts;
  passkeys: PasskeyRecord[];
  authenticators: AuthenticatorRecord[];
  recoveryCodes: RecoveryCodeRecord[];
}

export interface PanicRecord {
  accountId: string;
  state: Exclude<PanicState, 'NONE'>;
  /** When the state ends. */
  expiresAt: number;
  /** Ids of the ended sessions that began 72 hours before the report or earlier: their browsers may end the pause. */
  oldSessions: string[];
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
}
