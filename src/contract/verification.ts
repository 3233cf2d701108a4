/** Contract of identity verification: the channels, their queries, and what came of them. */
import type { IdentityLevel } from './account';
import type { Instant } from './envelope';
import type { IdType } from './registration';

/** A channel by its route below /user/verification. Which ones the portal has stands in domain/verificationChannels. */
export type VerificationChannelName = `${string}Verify`;

/**
 * AWAY: the person is at the payment app. QUERYING: the registry has not answered. MATCHED, MISMATCHED: it has; a
 * record that differs and one that does not exist are not told apart. TAKEN: it matches, and another account has the
 * document. UNAVAILABLE: the registry did not answer. CANCELED: declined at the payment app, not decided in time,
 * or begun anew meanwhile.
 */
export type VerificationState =
  | 'AWAY'
  | 'QUERYING'
  | 'MATCHED'
  | 'MISMATCHED'
  | 'TAKEN'
  | 'UNAVAILABLE'
  | 'CANCELED';

export interface Verification {
  id: string;
  channel: VerificationChannelName;
  state: VerificationState;
  startedAt: Instant;
  /** null while it is AWAY or QUERYING. */
  endedAt: Instant | null;
  levelBefore: IdentityLevel;
  /** The same as before unless it was raised. */
  levelAfter: IdentityLevel;
  /** While AWAY: the payment app's page, to go on there. */
  redirectUrl: string | null;
  /** The page of the portal it was begun from, as the client named it; null for none. */
  origin: string | null;
}

/** How a channel stands for this account. */
export interface ChannelStatus {
  channel: VerificationChannelName;
  /** Whether its registry answers at present. */
  available: boolean;
  triesLeft: number;
  /** When the day's tries are all there again. */
  triesResetAt: Instant;
  /** When it matched last, or null. */
  verifiedAt: Instant | null;
  /** The query that is under way, or the last of today; null for none. */
  latest: Verification | null;
}

export interface VerificationOverview {
  level: IdentityLevel;
  /** Masked. From level 2 on they are fixed: every query is about this person. */
  name: string;
  idType: string;
  idNo: string;
  channels: ChannelStatus[];
  /** The application of `requestId`, as long as it waits; null for none. */
  application: { name: string; level: IdentityLevel } | null;
}

/** What channels ask for besides name and document; each channel has its own. */
export type VerificationField =
  | 'idFrom'
  | 'idTo'
  | 'city'
  | 'fundAccount'
  | 'cardNo'
  | 'carrier'
  | 'region'
  | 'mobile'
  | 'code'
  | 'licenceNo'
  | 'fileNo'
  | 'bankCardNo';

type StartVerification = {
  channel: VerificationChannelName;
  /** The level the form was made for: it decides whether name and document are asked. */
  level: IdentityLevel;
  /** The separate consent of this channel. */
  consent: boolean;
  /** The page to come back to, wherever the answer arrives. */
  origin?: string;
  /** These three at level 1 only. */
  name?: string;
  idType?: IdType;
  idNo?: string;
} & { [F in VerificationField]?: string };

export interface VerificationContract {
  verificationOverview: { query: { requestId?: string }; data: VerificationOverview };
  startVerification: { body: StartVerification; data: Verification };
  verification: { params: { id: string }; data: Verification };
  /** What the payment app sent back: `authCode`, or `error` (RFC 6749, section 4.1.2.1). */
  returnVerification: { body: { state: string; authCode?: string; error?: string }; data: Verification };
}
