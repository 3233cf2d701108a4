/** Records of identity verification: the data of registries, and the queries that people have started. */
import type { IdentityLevel, VerificationField, VerificationState } from '../../../../src/contract';
import type { ChannelName } from '../../../../src/domain/verificationChannels';
import type { Device } from '../../lib/device';
import type { Identity } from './account';

/** The answers of a person to a channel, without the code, which is checked before. */
type ChannelAnswers = Partial<Record<VerificationField, string>>;

/** The record of one person in the registry of a channel. */
export interface RegistryRecord extends Identity {
  channel: ChannelName;
  /** The fields that the query must name. Of the payment app, `subject` is the name of its account. */
  fields: ChannelAnswers & { subject?: string };
}

/** A fault of the registry that a tester sets: unavailable, slow, or failing after it has accepted the query. */
export type RegistryMode = 'down' | 'slow' | 'failing';

/** A query of one channel. Times are ms. */
export interface VerificationRecord {
  id: string;
  accountId: string;
  /** The browser, the session and the device that started it. */
  visitor: string;
  sessionId: string;
  device: Device;
  channel: ChannelName;
  state: VerificationState;
  startedAt: number;
  /** When the registry responds. While AWAY: when the wait for the payment app ends. */
  dueAt: number;
  endedAt: number | null;
  /** The page it was begun from; null for none. */
  origin: string | null;
  levelBefore: IdentityLevel;
  levelAfter: IdentityLevel;
  /** Both are deleted when it has ended. */
  claim: Identity | null;
  answers: RegistryRecord['fields'] | null;
  /** A digest of the claimed document, for counting attempts; the typed number is deleted. */
  document: string;
  /** Whether it can no longer replace the code to an old mobile number, which it may do once. */
  spent: boolean;
}
