/** Identity verification: the channels, their queries and the results. */
import * as v from 'valibot';
import { type EndpointRows, personal } from './endpoint';
import { level } from './shared';

/** A channel by its route below /user/verification; src/domain/verificationChannels has those of the portal. */
export type VerificationChannelName = `${string}Verify`;

const channel = v.pipe(v.string(), v.endsWith('Verify')) as unknown as v.GenericSchema<
  string,
  VerificationChannelName
>;

/**
 * AWAY: the user is in the payment app. QUERYING: the registry has not responded. MATCHED, MISMATCHED: it has
 * responded; MISMATCHED also if it has no record. TAKEN: it matches, but another account has the document.
 * UNAVAILABLE: the registry did not respond. CANCELED: declined in the payment app, not decided in time, or started
 * again.
 */
const state = v.picklist(['AWAY', 'QUERYING', 'MATCHED', 'MISMATCHED', 'TAKEN', 'UNAVAILABLE', 'CANCELED']);

const verification = v.object({
  id: v.string(),
  channel,
  state,
  startedAt: v.string(),
  /** null while it is AWAY or QUERYING. */
  endedAt: v.nullable(v.string()),
  levelBefore: level,
  /** The level after the query, which may be unchanged. */
  levelAfter: level,
  /** While AWAY: the payment app's page on which to continue. */
  redirectUrl: v.nullable(v.string()),
  /** The page on which the query was started, as sent by the client; null for none. */
  origin: v.nullable(v.string()),
});

/** The state of a channel for this account. */
const channelStatus = v.object({
  channel,
  /** Whether its registry is available. */
  available: v.boolean(),
  triesLeft: v.number(),
  /** Time at which all tries of a day are available again. */
  triesResetAt: v.string(),
  /** Time of the last match, or null. */
  verifiedAt: v.nullable(v.string()),
  /** The pending query, or the last one of today; null without any. */
  latest: v.nullable(verification),
});

const overview = v.object({
  level,
  /** Fixed from level 2 on: every query is about this person. */
  name: personal('ownName'),
  idType: v.string(),
  idNo: personal(),
  channels: v.array(channelStatus),
  /** The application of `requestId`, while its request waits; null for none. */
  application: v.nullable(v.object({ name: v.string(), level })),
});

export type VerificationState = v.InferOutput<typeof state>;
export type Verification = v.InferOutput<typeof verification>;
export type ChannelStatus = v.InferOutput<typeof channelStatus>;
export type VerificationOverview = v.InferOutput<typeof overview>;

export const verificationEndpoints = {
  verificationOverview: { call: 'GET /authApi/verification/v1/channels', data: overview },
  startVerification: { call: 'POST /authApi/verification/v1/verifications', data: verification },
  verification: { call: 'GET /authApi/verification/v1/verifications/:id', data: verification },
  returnVerification: { call: 'POST /authApi/verification/v1/return', data: verification },
} satisfies EndpointRows;
